/** What is left of a redacted inquiry once its key is destroyed: bytes, and copies in events, deliveries and answers. */
import type { OperationContext } from '../../../../operations/context.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { lockInquiry } from './change-inquiry.ts';

/** Safe to run twice. */
export async function redactInquiryChildren(context: OperationContext, inquiryId: string): Promise<void> {
  const inquiry = await lockInquiry(context, inquiryId);
  const references = { inquiry: [inquiryId], key: [inquiry.subject.id] };
  await erase(context, 'afterwards', references, context.clock.now());
}
