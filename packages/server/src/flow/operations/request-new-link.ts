/** An individual whose link leads nowhere any more wants to go on, and the business is to know. */

import { Refusal } from '../../lib/refusal.ts';
import type { OperationContext } from '../../operations/context.ts';
import { changeTags, findInquiry, type Inquiry } from '../../resources/verification/inquiries/index.ts';

/** Tells of itself by `inquiry.updated-tags`; the business takes it off. */
export const newLinkTag = 'new-link-requested';

/** The inquiry with the tag. Asking twice is asking once. Throws a refusal when it can have no further tag. */
export async function requestNewLink(context: OperationContext, inquiryId: string): Promise<Inquiry> {
  await changeTags(context, inquiryId, (tags) => [...tags, newLinkTag]);
  const found = await findInquiry(context.tx, context.scope, inquiryId);
  if (found === null) throw new Refusal('not_found');
  return found.inquiry;
}
