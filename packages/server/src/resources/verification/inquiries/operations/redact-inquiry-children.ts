/**
 * Second part of a redaction, after the inquiry's key is destroyed: removes stored bytes, and copies in events,
 * deliveries and responses.
 */
import type { OperationContext } from '../../../../operations/context.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { lockInquiry } from './change-inquiry.ts';

/** Redacts the children. Idempotent. */
export async function redactInquiryChildren(context: OperationContext, inquiryId: string): Promise<void> {
  const inquiry = await lockInquiry(context, inquiryId);
  const references = { inquiry: [inquiryId], key: [inquiry.subject.id] };
  await erase(context, 'afterwards', references, context.clock.now());
}
