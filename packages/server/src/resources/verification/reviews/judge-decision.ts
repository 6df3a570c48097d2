/** Rule for users' decisions: who may decide, who else has to agree, and the result. Fills the port of inquiries. */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { openCase } from '../../platform/case-links/index.ts';
import type { DecisionRuling, Inquiry } from '../inquiries/index.ts';
import { findDefinitions, noSecondRead, type SecondRead } from '../inquiry-templates/index.ts';
import type { Review, ReviewDecision } from './review.ts';
import { judge, type Outcome, takesTwo } from './rules.ts';
import { findReviewsOfInquiry, insertReview, settleReviews } from './store.ts';

/**
 * Returns the inquiry's number from 0 to below 1, derived with the environment's key: constant for the inquiry and not
 * predictable.
 */
function drawOf({ scope }: ReadContext, inquiry: Inquiry): number {
  return scope.keys.blindIndex('second read', inquiry.id).readUInt32BE() / 2 ** 32;
}

async function secondReadOf({ tx, scope }: ReadContext, inquiry: Inquiry): Promise<SecondRead> {
  const definitions = await findDefinitions(tx, scope, [inquiry.templateVersionId]);
  return definitions.get(inquiry.templateVersionId)?.secondRead ?? noSecondRead;
}

/** Returns the number of people that each decision about the inquiry requires. */
export async function readersNeeded(
  context: ReadContext,
  inquiry: Inquiry,
): Promise<Readonly<Record<ReviewDecision, 1 | 2>>> {
  const rule = await secondReadOf(context, inquiry);
  const draw = drawOf(context, inquiry);
  const needed = (decision: ReviewDecision): 1 | 2 => (takesTwo(rule, decision, draw) ? 2 : 1);
  return { approve: needed('approve'), decline: needed('decline') };
}

/**
 * Judges the decision. Throws second_read_required for a key if two users have to agree, and for a user who has already
 * decided. Throws own_inquiry for the user who created the inquiry.
 */
export async function judgeDecision(
  context: OperationContext,
  inquiry: Inquiry,
  decision: ReviewDecision,
  comment: string | null,
): Promise<DecisionRuling> {
  const { actor } = context;
  const rule = await secondReadOf(context, inquiry);
  const two = takesTwo(rule, decision, drawOf(context, inquiry));
  if (actor.type !== 'user') {
    if (two)
      throw new Refusal('second_read_required', { details: 'this needs two reviewers, and an API key cannot be one' });
    if (rule.of !== 'never') await refuseOverWaiting(context, inquiry);
    return { moves: true };
  }
  if (inquiry.createdByUserId === actor.id && !rule.mayDecideOwn) {
    throw new Refusal('own_inquiry', { details: 'you created this inquiry; another person must decide it' });
  }
  const reads = await findReviewsOfInquiry(context.tx, context.scope, inquiry.id);
  const asked = { userId: actor.id, decision, inquiryStatus: inquiry.status, takesTwo: two };
  const outcome = judge(reads, asked);
  const review = newReview(context, inquiry, rule, { ...asked, comment, outcome });
  await write(context, inquiry, review, outcome);
  if (outcome.state === 'disagreed') await openCaseOf(context, inquiry, review);
  return rulingOf(reads, review, outcome);
}

/** Throws second_read_required while a user's decision of any kind waits for a second user. */
async function refuseOverWaiting({ tx, scope }: OperationContext, inquiry: Inquiry): Promise<void> {
  const reads = await findReviewsOfInquiry(tx, scope, inquiry.id);
  const waits = reads.some(
    ({ state, inquiryStatus }) =>
      inquiryStatus === inquiry.status && (state === 'pending-second-read' || state === 'disagreed'),
  );
  if (!waits) return;
  throw new Refusal('second_read_required', { details: 'a reviewer has decided; a second reviewer must agree' });
}

/** Opens a case for a third user, if a case template opens cases for disagreements. */
const openCaseOf = (context: OperationContext, { id, accountId }: Inquiry, review: Review) =>
  openCase(context, {
    cause: { type: 'disagreement', id: review.id },
    objectIds: [id, ...(accountId === null ? [] : [accountId])],
    reason: 'Two reviewers disagreed about an inquiry.',
  });

function newReview(
  { clock, ids }: OperationContext,
  inquiry: Inquiry,
  rule: SecondRead,
  made: {
    readonly userId: string;
    readonly decision: ReviewDecision;
    readonly comment: string | null;
    readonly outcome: Outcome;
  },
): Review {
  const now = clock.now();
  const { state, round } = made.outcome;
  return {
    id: ids.next('review'),
    inquiryId: inquiry.id,
    userId: made.userId,
    decision: made.decision,
    state,
    round,
    isBlind: rule.isBlind,
    note: made.comment,
    inquiryStatus: inquiry.status,
    createdAt: now,
    settledAt: made.outcome.moves ? now : null,
  };
}

async function write(
  { tx, scope }: OperationContext,
  inquiry: Inquiry,
  review: Review,
  outcome: Outcome,
): Promise<void> {
  const at = review.createdAt;
  await settleReviews(tx, scope, outcome.withdraws, { state: 'withdrawn', at });
  if (outcome.moves) await settleReviews(tx, scope, outcome.settles, { state: 'agreed', at });
  else await settleReviews(tx, scope, outcome.disagrees, { state: 'disagreed', at });
  await insertReview(tx, scope, inquiry.subject, review);
}

/** Returns the ruling of an outcome. The context of the decision's event names both users. */
function rulingOf(reads: readonly Review[], review: Review, outcome: Outcome): DecisionRuling {
  if (!outcome.moves) {
    const event = outcome.state === 'disagreed' ? 'inquiry.second-read-disagreed' : 'inquiry.second-read-requested';
    return { moves: false, event };
  }
  const others = reads.filter(({ round, state }) => round === review.round && state !== 'withdrawn');
  return { moves: true, decidedBy: [...others.map(({ userId }) => userId), review.userId] };
}
