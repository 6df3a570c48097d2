/** Decisions to approve, decline or mark for review: by a user, a key, or the template's rule. */
import type { OperationContext } from '../../../../operations/context.ts';
import { updateAccountFields } from '../../../people/accounts/index.ts';
import { openCase } from '../../../platform/case-links/index.ts';
import { cancelBegunVerification, escalateVerifications, markFacesApproved } from '../../verifications/index.ts';
import { decisionRule } from '../decision-rule.ts';
import { peopleBehind } from '../events.ts';
import type { Inquiry } from '../inquiry.ts';
import { demandReports } from '../report-findings.ts';
import { isOpen, transition } from '../states.ts';
import { type InquiryEvent, lockInquiry, moveInquiry, storeInquiry } from './change-inquiry.ts';

export type InquiryDecision = 'approve' | 'decline' | 'mark-for-review';

/** Returns the actor that decided: the key, the user, or null for the template's rule. */
function reviewerOf(context: OperationContext): Inquiry['reviewer'] {
  const { actor } = context;
  return actor.type === 'api-key' || actor.type === 'user' ? { type: actor.type, id: actor.id } : null;
}

const changesOf = (
  context: OperationContext,
  inquiry: Inquiry,
  decision: InquiryDecision,
  comment: string | null,
): Partial<Inquiry> => ({
  reviewer: decision === 'mark-for-review' ? inquiry.reviewer : reviewerOf(context),
  reviewerComment: comment ?? inquiry.reviewerComment,
  ...(decision === 'mark-for-review' && inquiry.completedAt === null ? { nextStepName: 'review' } : {}),
});

/** Opens a review case if a case template opens cases for reviews. */
const openReviewCase = (context: OperationContext, { id, accountId }: Inquiry) =>
  openCase(context, {
    cause: { type: 'review', id },
    objectIds: [id, ...(accountId === null ? [] : [accountId])],
    reason: 'An inquiry was marked for review.',
  });

/**
 * Stores the decision. Copies the values of an approved inquiry to its account. The last argument adds to the event's
 * payload.
 */
export async function decideLocked(
  context: OperationContext,
  inquiry: Inquiry,
  decision: InquiryDecision,
  comment: string | null,
  told: Pick<InquiryEvent, 'context'> = {},
): Promise<Inquiry> {
  const changes = changesOf(context, inquiry, decision, comment);
  const decided = await moveInquiry(context, inquiry, decision, changes, told);
  if (decision === 'mark-for-review') await openReviewCase(context, decided);
  const { verificationId } = inquiry.progress;
  // The flow of a decided inquiry ends.
  if (isOpen(inquiry) && verificationId !== null) await cancelBegunVerification(context, verificationId);
  if (decided.related.verifications.length > 0) {
    if (decision === 'mark-for-review') await escalateVerifications(context, decided.id);
    await markFacesApproved(context.tx, context.scope, decided.id, decision === 'approve');
  }
  if (decision === 'approve' && decided.accountId !== null) {
    await updateAccountFields(context, decided.accountId, decided.id, decided.fields);
  }
  return decided;
}

/** Inquiry after the decision. `moved` is false if the decision waits for a second user. */
export interface Decided {
  readonly inquiry: Inquiry;
  readonly moved: boolean;
}

/**
 * Decides the inquiry. The last argument adds to the event's payload, such as the case it was decided from. Throws
 * not_found, conflict if the inquiry's status does not permit the decision or a required report of an approval has no
 * result, and the errors of {@link decisionRule}.
 */
export async function decideInquiry(
  context: OperationContext,
  inquiryId: string,
  decision: InquiryDecision,
  comment: string | null,
  beside: Readonly<Record<string, unknown>> = {},
): Promise<Decided> {
  const inquiry = await lockInquiry(context, inquiryId);
  if (decision === 'mark-for-review')
    return { inquiry: await decideLocked(context, inquiry, decision, comment), moved: true };
  // Refuse now rather than after a second user has agreed.
  transition(inquiry, decision, context.clock.now());
  if (decision === 'approve') await demandReports(context, inquiry);
  const ruling = await context.slices.port(decisionRule)(context, inquiry, decision, comment);
  if (!ruling.moves) return { inquiry: await storeInquiry(context, inquiry, [{ name: ruling.event }]), moved: false };
  const { decidedBy = [] } = ruling;
  const besides = { ...(decidedBy.length === 0 ? {} : peopleBehind(decidedBy)), ...beside };
  const told = Object.keys(besides).length === 0 ? {} : { context: besides };
  return { inquiry: await decideLocked(context, inquiry, decision, comment, told), moved: true };
}
