/** Refusal of the consent, shown to the business; nothing else is stored, and the link still works. */
import type { OperationContext } from '../../operations/context.ts';
import { changeTags, type Inquiry } from '../../resources/verification/inquiries/index.ts';

/** Tag that causes `inquiry.updated-tags`; a later consent removes it. */
export const consentRefusedTag = 'consent-refused';

/** Adds the tag; a repeated refusal has no effect. Throws a refusal if the inquiry can have no further tag. */
export const refuseConsent = (context: OperationContext, inquiryId: string): Promise<unknown> =>
  changeTags(context, inquiryId, (tags) => [...tags, consentRefusedTag]);

/** Removes the tag of an inquiry whose individual consented after all. */
export async function takeBackRefusal(context: OperationContext, inquiry: Inquiry): Promise<Inquiry> {
  if (!inquiry.tags.includes(consentRefusedTag)) return inquiry;
  return changeTags(context, inquiry.id, (tags) => tags.filter((tag) => tag !== consentRefusedTag));
}
