/** Request of an individual with an expired link for a new one, shown to the business. */

import { Refusal } from '../../lib/refusal.ts';
import type { OperationContext } from '../../operations/context.ts';
import { changeTags, findInquiry, type Inquiry } from '../../resources/verification/inquiries/index.ts';

/** Tag that causes `inquiry.updated-tags`; the business removes it. */
export const newLinkTag = 'new-link-requested';

/**
 * Adds the tag and returns the inquiry; a repeated request has no effect. Throws a refusal if it can have no further
 * tag.
 */
export async function requestNewLink(context: OperationContext, inquiryId: string): Promise<Inquiry> {
  await changeTags(context, inquiryId, (tags) => [...tags, newLinkTag]);
  const found = await findInquiry(context.tx, context.scope, inquiryId);
  if (found === null) throw new Refusal('not_found');
  return found.inquiry;
}
