/** Four eyes: how many people a decision takes, and what one more of them settles (dashboard design 5). Pure. */
import { Refusal } from '../../../lib/refusal.ts';
import type { SecondRead } from '../inquiry-templates/index.ts';
import type { Review, ReviewDecision } from './review.ts';

type Read = Pick<Review, 'id' | 'userId' | 'decision' | 'state' | 'round' | 'inquiryStatus'>;

/** `draw` is the inquiry's own, from 0 up to 1: nobody chooses which ones are read twice. */
export function takesTwo({ of, samplePercent }: SecondRead, decision: ReviewDecision, draw: number): boolean {
  if (of === 'all') return true;
  if (of === 'declines') return decision === 'decline';
  return of === 'sample' && draw * 100 < samplePercent;
}

/** What becomes of a decision beside those before it. */
export type Outcome =
  /** The inquiry moves. `agreeing` are the reviews that agree with it, `settles` those that become `agreed`. */
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
 * `reads` are those of the inquiry, in any order. Reads of another status than the inquiry has now are about something else: they are
 * withdrawn. Throws conflict for a person who has read in this round already.
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
  // The third person agrees with one of the two, so that two distinct people stand behind the decision in any case.
  if (standing.some(({ state }) => state === 'disagreed')) {
    return { moves: true, round, state: 'decided', settles: [], withdraws };
  }
  const ids = standing.map(({ id }) => id);
  const agrees = standing.every(({ decision }) => decision === asked.decision);
  if (agrees) return { moves: true, round, state: 'agreed', settles: ids, withdraws };
  return { moves: false, round, state: 'disagreed', disagrees: ids, withdraws };
}
