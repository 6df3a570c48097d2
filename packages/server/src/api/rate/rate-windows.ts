/**
 * SQL of the shared rate windows: one statement counts many requests of one environment, and looks at the revisions that
 * those of them need which may be answered as before.
 */
import sql, { type Sql } from 'sql-template-tag';
import type { Writer } from '../../database/connection.ts';
import type { LookSource } from '../endpoint.ts';
import type { Claim, Look } from './claim.ts';

export interface WindowCount {
  /** Requests counted in this window before those of the statement. */
  readonly before: number;
  readonly secondsLeft: number;
}

/** A window, or with a `source` a revision: that source's row `name` has the number `value`. */
interface CountRow {
  source: number | null;
  name: string;
  value: string;
  seconds_left: number | null;
}

export interface Counted {
  /** By the name of their counter. One that no request reached is not among them. */
  readonly windows: ReadonlyMap<string, WindowCount>;
  /** Null where there is no such row. */
  revisionOf(look: Look): number | null;
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

export async function countTogether(
  writer: Writer,
  environmentId: string,
  claims: readonly Claim[],
  looks: readonly Look[],
): Promise<Counted> {
  const bound = claims.filter(({ within }) => within !== null);
  const free = tally(claims, ({ counter, within }) => (within === null ? counter : undefined));
  const statement = bound.length === 0 ? countFree(environmentId, free) : countBound(environmentId, free, bound);
  const bySource = [...Map.groupBy(looks, ({ source }) => source)];
  const rows = await writer.execute<CountRow>(withLooks(statement, environmentId, bySource));
  const windows = new Map<string, WindowCount>();
  const revisions = new Map<LookSource, Map<string, number>>(bySource.map(([source]) => [source, new Map()]));
  for (const { source, name, value, seconds_left: left } of rows) {
    if (source === null) windows.set(name, { before: Number(value), secondsLeft: left ?? 0 });
    else revisions.get(bySource[source]?.[0] as LookSource)?.set(name, Number(value));
  }
  return { windows, revisionOf: ({ source, id }) => revisions.get(source)?.get(id) ?? null };
}

function withLooks(
  counting: Sql,
  environmentId: string,
  bySource: readonly (readonly [LookSource, readonly Look[]])[],
): Sql {
  return bySource.reduce((statement, [source, looks], index) => {
    const ids = [...new Set(looks.map(({ id }) => id))];
    return sql`${statement} union all
      select ${index}::integer, looked.id, looked.revision::bigint, null::float8
      from (${source.statement(environmentId, ids)}) as looked`;
  }, counting);
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
    select null::integer as source, counter as name, count - n as value, seconds_left
    from counted join wanted using (counter)`;
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
    select null::integer as source, counter as name, count - n as value, seconds_left
    from narrow join asked using (counter)
    union all
    select null::integer, counter, count - n, seconds_left from wide join wanted using (counter)`;
}
