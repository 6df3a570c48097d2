/** Take-over: a session of the individual continues the inquiry after another device did. */
import type { OperationContext } from '../../operations/context.ts';
import { lockInquiry } from '../../resources/verification/inquiries/index.ts';
import { saveTakeOver } from '../../resources/verification/inquiry-sessions/index.ts';

export async function takeOver(context: OperationContext, inquiryId: string, sessionId: string): Promise<void> {
  await lockInquiry(context, inquiryId);
  await saveTakeOver(context.tx, context.scope, sessionId, context.clock.now());
}
