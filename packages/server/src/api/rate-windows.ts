/** SQL of the shared rate windows: one statement counts many requests of one environment. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from '../database/connection.ts';
import type { Claim } from './rate-counter.ts';

export interface WindowCount {
  /** Requests counted in this window before those of the statement. */
  readonly before: number;
  readonly secondsLeft: number;
}

interface CountRow {
  counter: string;
  before: string;
  seconds_left: number;
}

/** A window that is over opens anew with these requests. The statement's own time lies before any wait for the row. */
const opensAnew = sql`on conflict (environment_id, counter) do update set
    opened_at = case when w.opened_at <= now() - interval '60 seconds' then excluded.opened_at else w.opened_at end,
    count = case when w.opened_at <= now() - interval '60 seconds' then excluded.count else w.count + excluded.count end`;

const secondsLeft = sql`extract(epoch from w.opened_at + interval '60 seconds' - now())::float8`;

function tally(claims: readonly Claim[], counterOf: (claim: Claim) => string | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const claim of claims) {
    const counter = counterOf(claim);
    if (counter !== undefined) counts.set(counter, (counts.get(counter) ?? 0) + 1);
  }
  return counts;
}

/** Windows by the name of their counter. One that no request reached is not among them. */
export async function countTogether(
  reader: Reader,
  environmentId: string,
  claims: readonly Claim[],
): Promise<Map<string, WindowCount>> {
  const bound = claims.filter(({ within }) => within !== null);
  const free = tally(claims, ({ counter, within }) => (within === null ? counter : undefined));
  const statement = bound.length === 0 ? countFree(environmentId, free) : countBound(environmentId, free, bound);
  const rows = await reader.query<CountRow>(statement);
  return new Map(
    rows.map((row) => [row.counter, { before: Number(row.before), secondsLeft: row.seconds_left }] as const),
  );
}

/** Always in the order of their names, so that two processes cannot wait for each other. */
const sorted = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([left], [right]) => (left < right ? -1 : 1));

function countFree(environmentId: string, free: ReadonlyMap<string, number>): Sql {
  const counts = sorted(free);
  return sql`with wanted as (
      select * from unnest(${counts.map(([name]) => name)}::text[], ${counts.map(([, n]) => n)}::bigint[]) as c (counter, n)
    ), counted as (
      insert into rate_windows as w (environment_id, counter, opened_at, count)
      select ${environmentId}::text, counter, now(), n from wanted ${opensAnew}
      returning w.counter, w.count, ${secondsLeft} as seconds_left
    )
    select counter, count - n as before, seconds_left from counted join wanted using (counter)`;
}

/** Requests that pass their key's window are counted in the outer one together with the free ones. */
function countBound(environmentId: string, free: ReadonlyMap<string, number>, bound: readonly Claim[]): Sql {
  const inner = sorted(tally(bound, ({ within }) => within?.counter));
  const claimOf = new Map(bound.map((claim) => [claim.within?.counter ?? '', claim]));
  const limits = inner.map(([name]) => claimOf.get(name)?.within?.limit ?? 0);
  const outers = inner.map(([name]) => claimOf.get(name)?.counter ?? '');
  const others = sorted(free);
  return sql`with asked as (
      select * from unnest(${inner.map(([name]) => name)}::text[], ${inner.map(([, n]) => n)}::bigint[],
        ${limits}::bigint[], ${outers}::text[]) as c (counter, n, most, outer_counter)
    ), narrow as (
      insert into rate_windows as w (environment_id, counter, opened_at, count)
      select ${environmentId}::text, counter, now(), n from asked ${opensAnew}
      returning w.counter, w.count, ${secondsLeft} as seconds_left
    ), passing as (
      select outer_counter as counter, greatest(0, least(n, most - (count - n))) as n
      from narrow join asked using (counter)
      union all
      select * from unnest(${others.map(([name]) => name)}::text[], ${others.map(([, n]) => n)}::bigint[]) as c (counter, n)
    ), wanted as (
      select counter, sum(n)::bigint as n from passing group by counter having sum(n) > 0 order by counter
    ), wide as (
      insert into rate_windows as w (environment_id, counter, opened_at, count)
      select ${environmentId}::text, counter, now(), n from wanted ${opensAnew}
      returning w.counter, w.count, ${secondsLeft} as seconds_left
    )
    select counter, count - n as before, seconds_left from narrow join asked using (counter)
    union all
    select counter, count - n, seconds_left from wide join wanted using (counter)`;
}
