/** Approve, decline, mark for review: by a person, a key, or the template's rule. */
import type { OperationContext } from '../../../../operations/context.ts';
import { updateAccountFields } from '../../../people/accounts/index.ts';
import { cancelBegunVerification, markFacesApproved } from '../../verifications/index.ts';
import type { Inquiry } from '../inquiry.ts';
import { isOpen } from '../states.ts';
import { lockInquiry, moveInquiry } from './change-inquiry.ts';

export type InquiryDecision = 'approve' | 'decline' | 'mark-for-review';

/** Who decided: the key, or nobody when the template's rule did. */
function reviewerOf(context: OperationContext): Inquiry['reviewer'] {
  return context.actor.type === 'api-key' ? { type: 'api-key', id: context.actor.id } : null;
}

/** An approved inquiry hands what it learned over to its account. */
export async function decideLocked(
  context: OperationContext,
  inquiry: Inquiry,
  decision: InquiryDecision,
  comment: string | null,
): Promise<Inquiry> {
  const decided = await moveInquiry(context, inquiry, decision, {
    reviewer: decision === 'mark-for-review' ? inquiry.reviewer : reviewerOf(context),
    reviewerComment: comment ?? inquiry.reviewerComment,
    ...(decision === 'mark-for-review' && inquiry.completedAt === null ? { nextStepName: 'review' } : {}),
  });
  const { verificationId } = inquiry.progress;
  // Nobody goes on with an inquiry that is decided.
  if (isOpen(inquiry) && verificationId !== null) await cancelBegunVerification(context, verificationId);
  if (decided.related.verifications.length > 0) {
    await markFacesApproved(context.tx, context.scope, decided.id, decision === 'approve');
  }
  if (decision === 'approve' && decided.accountId !== null) {
    await updateAccountFields(context, decided.accountId, decided.fields);
  }
  return decided;
}

/** Throws not_found, or conflict when the decision is not possible from the inquiry's status. */
export async function decideInquiry(
  context: OperationContext,
  inquiryId: string,
  decision: InquiryDecision,
  comment: string | null,
): Promise<Inquiry> {
  return decideLocked(context, await lockInquiry(context, inquiryId), decision, comment);
}
