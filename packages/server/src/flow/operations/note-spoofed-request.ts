/** Records a form that was refused because it was not the session's own. */
import type { OperationContext } from '../../operations/context.ts';
import { isOpen, lockInquiry, storeInquiry, withSpoofedRequest } from '../../resources/verification/inquiries/index.ts';

/** Adds to the count of the inquiry's behaviours; an inquiry that is closed stays as it is. */
export async function noteSpoofedRequest(context: OperationContext, inquiryId: string): Promise<void> {
  const inquiry = await lockInquiry(context, inquiryId);
  if (!isOpen(inquiry) || inquiry.redactedAt !== null) return;
  const behaviors = withSpoofedRequest(inquiry.behaviors);
  await storeInquiry(context, { ...inquiry, behaviors, updatedAt: context.clock.now() }, []);
}
