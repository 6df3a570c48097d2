/** Agreement statistics of two users who reviewed the same inquiries, corrected for chance. Pure. */
import type { Review, ReviewDecision } from './review.ts';

type Read = Pick<Review, 'inquiryId' | 'round' | 'userId' | 'decision' | 'createdAt'>;

export interface Agreement {
  /** User ids in alphabetical order. */
  readonly userIds: readonly [string, string];
  readonly read: number;
  readonly agreed: number;
  /** Cohen's kappa (Cohen 1960): 1 is full agreement, 0 the agreement of chance; null if chance would always agree. */
  readonly kappa: number | null;
}

/**
 * Computes the agreement of each pair. Only the first two reads of a round count, since a third exists only because
 * they differed.
 */
export function agreementOf(reads: readonly Read[]): Agreement[] {
  const rounds = Map.groupBy(reads, ({ inquiryId, round }) => `${inquiryId} ${round}`);
  const pairs = [...rounds.values()].flatMap((round) => {
    const [first, second] = round.toSorted((left, right) => left.createdAt.getTime() - right.createdAt.getTime());
    if (first === undefined || second === undefined) return [];
    return [first.userId < second.userId ? ([first, second] as const) : ([second, first] as const)];
  });
  const byPeople = Map.groupBy(pairs, ([left, right]) => `${left.userId} ${right.userId}`);
  return [...byPeople.values()].map((both) => ({
    userIds: [both[0]?.[0].userId ?? '', both[0]?.[1].userId ?? ''] as const,
    read: both.length,
    agreed: both.filter(([left, right]) => left.decision === right.decision).length,
    kappa: kappaOf(both.map(([left, right]) => [left.decision, right.decision])),
  }));
}

function kappaOf(pairs: readonly (readonly [ReviewDecision, ReviewDecision])[]): number | null {
  const share = (test: (pair: readonly [ReviewDecision, ReviewDecision]) => boolean): number =>
    pairs.filter(test).length / pairs.length;
  const observed = share(([left, right]) => left === right);
  const [left, right] = [
    share(([decision]) => decision === 'approve'),
    share(([, decision]) => decision === 'approve'),
  ];
  const expected = left * right + (1 - left) * (1 - right);
  return expected === 1 ? null : (observed - expected) / (1 - expected);
}
