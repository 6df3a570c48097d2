/** Request of an individual to the business: a copy, a correction, an erasure, or another look at the result. */
import type { Right } from '@countersign/flow/receipt';
import type { OperationContext } from '../../operations/context.ts';
import { changeTags } from '../../resources/verification/inquiries/index.ts';
import { rightTags } from './rights.ts';

/** Adds the tag, which causes `inquiry.updated-tags`; a repeated request has no effect. Throws a refusal if it cannot. */
export const requestRight = (context: OperationContext, inquiryId: string, right: Right): Promise<unknown> =>
  changeTags(context, inquiryId, (tags) => [...tags, rightTags[right]]);
