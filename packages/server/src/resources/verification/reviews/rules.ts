/**
 * Rules of the four-eyes principle: number of users for a decision, and the effect of each further one (dashboard
 * design 5). Pure.
 */
import { Refusal } from '../../../lib/refusal.ts';
import type { SecondRead } from '../inquiry-templates/index.ts';
import type { Review, ReviewDecision } from './review.ts';

type Read = Pick<Review, 'id' | 'userId' | 'decision' | 'state' | 'round' | 'inquiryStatus'>;

/**
 * True if the decision needs two users. `draw` is the inquiry's number from 0 to below 1, so that no user chooses the
 * sample.
 */
export function takesTwo({ of, samplePercent }: SecondRead, decision: ReviewDecision, draw: number): boolean {
  if (of === 'all') return true;
  if (of === 'declines') return decision === 'decline';
  return of === 'sample' && draw * 100 < samplePercent;
}

/** Effect of a decision, given the earlier ones. */
export type Outcome =
  /**
   * The inquiry's status changes. `agreeing` are the reviews that agree with it, `settles` those whose state changes to
   * `agreed`.
   */
  | {
      readonly moves: true;
      readonly round: number;
      readonly state: 'agreed' | 'decided';
      readonly settles: readonly string[];
      readonly withdraws: readonly string[];
    }
  | {
      readonly moves: false;
      readonly round: number;
      readonly state: 'pending-second-read' | 'disagreed';
      readonly disagrees: readonly string[];
      readonly withdraws: readonly string[];
    };

interface Asked {
  readonly userId: string;
  readonly decision: ReviewDecision;
  readonly inquiryStatus: string;
  readonly takesTwo: boolean;
}

/**
 * Settles a decision. `reads` are all decisions on the inquiry, in any order. Those made at another status of the
 * inquiry concern an older state and are withdrawn. Throws conflict for a user who has already decided in this round.
 */
export function judge(reads: readonly Read[], asked: Asked): Outcome {
  const unsettled = reads.filter(({ state }) => state === 'pending-second-read' || state === 'disagreed');
  const [standing, stale] = [
    unsettled.filter(({ inquiryStatus }) => inquiryStatus === asked.inquiryStatus),
    unsettled.filter(({ inquiryStatus }) => inquiryStatus !== asked.inquiryStatus),
  ];
  const withdraws = stale.filter(({ state }) => state === 'pending-second-read').map(({ id }) => id);
  if (standing.some(({ userId }) => userId === asked.userId)) {
    throw new Refusal('second_read_required', {
      details: 'you have reviewed this inquiry; another person must review it too',
    });
  }
  const round = standing[0]?.round ?? Math.max(0, ...reads.map((read) => read.round)) + 1;
  if (standing.length === 0 && !asked.takesTwo) return { moves: true, round, state: 'decided', settles: [], withdraws };
  if (standing.length === 0) return { moves: false, round, state: 'pending-second-read', disagrees: [], withdraws };
  // The third user agrees with one of the two, so that every decision has two distinct users.
  if (standing.some(({ state }) => state === 'disagreed')) {
    return { moves: true, round, state: 'decided', settles: [], withdraws };
  }
  const ids = standing.map(({ id }) => id);
  const agrees = standing.every(({ decision }) => decision === asked.decision);
  if (agrees) return { moves: true, round, state: 'agreed', settles: ids, withdraws };
  return { moves: false, round, state: 'disagreed', disagrees: ids, withdraws };
}
