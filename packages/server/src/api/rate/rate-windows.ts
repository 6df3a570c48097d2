/**
 * SQL of the shared rate windows: one statement counts many requests of one environment and finds their used
 * idempotency keys.
 */
import sql, { type Sql } from 'sql-template-tag';
import type { Writer } from '../../database/connection.ts';
import { usedKeys } from '../idempotency/used-keys.ts';
import type { RateRequest } from './rate-request.ts';

export interface WindowCount {
  /** Requests counted in this window before those of the statement. */
  readonly before: number;
  readonly secondsLeft: number;
}

/** A row of the count: a window with its earlier requests, or a used idempotency key. */
interface CountRow {
  kind: 'window' | 'key';
  name: string;
  before: string | null;
  seconds_left: number | null;
}

export interface WindowCounts {
  /** Windows by the name of their counter, without those that no request reached. */
  readonly windows: ReadonlyMap<string, WindowCount>;
  readonly usedKeys: ReadonlySet<string>;
}

/** Prefix of monthly counters, whose windows never restart. */
export const monthlyPrefix = 'month ';

const isOver = sql`(w.opened_at <= now() - interval '60 seconds' and w.counter not like 'month %')`;

/** Counts these requests, and restarts a window that has expired. `now()` is the time before any wait for the row. */
const opensAnew = sql`on conflict (environment_id, counter) do update set
    opened_at = case when ${isOver} then excluded.opened_at else w.opened_at end,
    count = case when ${isOver} then excluded.count else w.count + excluded.count end`;

const secondsLeft = sql`extract(epoch from w.opened_at + interval '60 seconds' - now())::float8`;

function tally(
  requests: readonly RateRequest[],
  countersOf: (request: RateRequest) => readonly (string | undefined)[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const counter of requests.flatMap(countersOf)) {
    if (counter !== undefined) counts.set(counter, (counts.get(counter) ?? 0) + 1);
  }
  return counts;
}

/** Counts requests of one environment in their windows. One statement. */
export async function countRequests(
  writer: Writer,
  environmentId: string,
  requests: readonly RateRequest[],
): Promise<WindowCounts> {
  const bound = requests.filter(({ within }) => within !== null);
  const free = tally(requests, ({ counter, within, beside }) => [
    within === null ? counter : undefined,
    beside?.counter,
  ]);
  const counting = bound.length === 0 ? countFree(environmentId, free) : countBound(environmentId, free, bound);
  const keys = new Set(requests.flatMap(({ idempotencyKey }) => idempotencyKey ?? []));
  const rows = await writer.execute<CountRow>(withUsedKeys(counting, environmentId, [...keys]));
  const windows = rows.filter(({ kind }) => kind === 'window');
  return {
    windows: new Map(
      windows.map(({ name, before, seconds_left: left }) => [name, { before: Number(before), secondsLeft: left ?? 0 }]),
    ),
    usedKeys: new Set(rows.filter(({ kind }) => kind === 'key').map(({ name }) => name)),
  };
}

/** Adds the lookup of used keys to the statement that counts. */
const withUsedKeys = (counting: Sql, environmentId: string, keys: readonly string[]): Sql =>
  keys.length === 0
    ? counting
    : sql`${counting} union all
      select 'key', used.key, null::bigint, null::float8 from (${usedKeys(environmentId, keys)}) as used`;

/** Sorts by name, so that two processes cannot deadlock. */
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
    select 'window' as kind, counter as name, count - n as before, seconds_left
    from counted join wanted using (counter)`;
}

/**
 * Builds the statement for requests with a window of their key: only those that pass it are counted in the outer
 * window, together with the requests that have no such window.
 */
function countBound(environmentId: string, free: ReadonlyMap<string, number>, bound: readonly RateRequest[]): Sql {
  const inner = sorted(tally(bound, ({ within }) => [within?.counter]));
  const requestOf = new Map(bound.map((request) => [request.within?.counter ?? '', request]));
  const limits = inner.map(([name]) => requestOf.get(name)?.within?.limit ?? 0);
  const outers = inner.map(([name]) => requestOf.get(name)?.counter ?? '');
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
    select 'window' as kind, counter as name, count - n as before, seconds_left
    from narrow join asked using (counter)
    union all
    select 'window', counter, count - n, seconds_left from wide join wanted using (counter)`;
}

/** Removes one request from the count of a month. One statement. */
export async function uncount(writer: Writer, environmentId: string, counter: string): Promise<void> {
  await writer.execute(
    sql`update rate_windows set count = greatest(0, count - 1)
        where environment_id = ${environmentId} and counter = ${counter}`,
  );
}
