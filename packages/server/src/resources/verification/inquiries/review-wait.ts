/** Usual wait of individuals for a reviewer. */
import sql from 'sql-template-tag';
import { addSeconds } from '../../../lib/clock.ts';
import type { ReadContext } from '../../../operations/context.ts';

const sampleDays = 30;
const sampledAtMost = 100;
/** Fewest decided reviews from which the wait for the next one is estimated. */
const sampledAtLeast = 10;

/**
 * Returns the seconds within which four of five of the last reviews were decided; null if too few were decided in the
 * last thirty days.
 */
export async function findReviewSeconds({
  tx,
  scope,
  clock,
}: Pick<ReadContext, 'tx' | 'scope' | 'clock'>): Promise<number | null> {
  const since = addSeconds(clock.now(), -sampleDays * 86_400);
  const [row] = await tx.select<{ decided: number; seconds: number | null }>(
    sql`select count(*)::integer as decided, percentile_disc(0.8) within group (order by seconds)::float8 as seconds
        from (
          select extract(epoch from decisioned_at - marked_for_review_at) as seconds from inquiries
          where environment_id = ${scope.environmentId} and marked_for_review_at is not null
            and decisioned_at > ${since} and decisioned_at > marked_for_review_at
          order by decisioned_at desc limit ${sampledAtMost}
        ) as waits`,
  );
  return row === undefined || row.decided < sampledAtLeast ? null : row.seconds;
}
