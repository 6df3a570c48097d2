/** Watchlist versions that an environment's rows refer to; these are not deleted. */
import sql from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';

/** Finds `slug@sha256` of every run, of reports' last screening, and of backtests. Reads the whole history. */
export async function findNamedVersions(tx: Reader, { environmentId }: Scope): Promise<string[]> {
  const rows = await tx.select<{ readonly named: string }>(
    sql`select (s.value ->> 'slug') || '@' || (s.value ->> 'version') as named
          from report_history h cross join lateral jsonb_array_elements(h.searched) s
          where h.environment_id = ${environmentId} and h.searched is not null
        union
        select unnest(r.screened) from reports r where r.environment_id = ${environmentId}
        union
        select (b.asked -> 'watchlist' ->> 'slug') || '@' || (b.asked -> 'watchlist' ->> 'sha256') from report_backtests b
          where b.environment_id = ${environmentId} and b.completed_at is null and b.asked -> 'watchlist' ->> 'slug' is not null`,
  );
  return rows.map(({ named }) => named);
}
