/** The rule of a person's decision: who may take it, whom else it takes, and what stands of it. Fills the port of inquiries. */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { openCase } from '../../platform/case-links/index.ts';
import type { DecisionRuling, Inquiry } from '../inquiries/index.ts';
import { findDefinitions, noSecondRead, type SecondRead } from '../inquiry-templates/index.ts';
import type { Review, ReviewDecision } from './review.ts';
import { judge, type Outcome, takesTwo } from './rules.ts';
import { findReviewsOfInquiry, insertReview, settleReviews } from './store.ts';

/** From 0 up to 1, by the key of the environment: the same for every look at the inquiry, and chosen by nobody. */
function drawOf({ scope }: OperationContext, inquiry: Inquiry): number {
  return scope.keys.blindIndex('second read', inquiry.id).readUInt32BE() / 2 ** 32;
}

async function secondReadOf({ tx, scope }: OperationContext, inquiry: Inquiry): Promise<SecondRead> {
  const definitions = await findDefinitions(tx, scope, [inquiry.templateVersionId]);
  return definitions.get(inquiry.templateVersionId)?.secondRead ?? noSecondRead;
}

/**
 * Throws second_read_required for a key, where two people have to agree: a program is nobody; and for whoever decided already. Throws
 * own_inquiry for the person who created the inquiry.
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

/** Throws second_read_required while what a person decided waits for a second one, whichever decision it was. */
async function refuseOverWaiting({ tx, scope }: OperationContext, inquiry: Inquiry): Promise<void> {
  const reads = await findReviewsOfInquiry(tx, scope, inquiry.id);
  const waits = reads.some(
    ({ state, inquiryStatus }) =>
      inquiryStatus === inquiry.status && (state === 'pending-second-read' || state === 'disagreed'),
  );
  if (!waits) return;
  throw new Refusal('second_read_required', { details: 'a person has decided, and waits for a second one to agree' });
}

/** Where a case template opens cases for disagreements, somebody else is asked by one. */
const openCaseOf = (context: OperationContext, { id, accountId }: Inquiry, review: Review) =>
  openCase(context, {
    cause: { type: 'disagreement', id: review.id },
    objectIds: [id, ...(accountId === null ? [] : [accountId])],
    reason: 'Two people disagreed about an inquiry.',
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

/** Both people stand in the context of the event of the decision. */
function rulingOf(reads: readonly Review[], review: Review, outcome: Outcome): DecisionRuling {
  if (!outcome.moves) {
    const event = outcome.state === 'disagreed' ? 'inquiry.second-read-disagreed' : 'inquiry.second-read-requested';
    return { moves: false, event };
  }
  const others = reads.filter(({ round, state }) => round === review.round && state !== 'withdrawn');
  return { moves: true, decidedBy: [...others.map(({ userId }) => userId), review.userId] };
}
