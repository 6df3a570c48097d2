/**
 * Arrival order of list rows, and the point up to which it is settled. A row takes its number when it is inserted, but
 * becomes visible when its transaction commits, so a number may be visible before a lower one. Every writing
 * transaction holds a lock that names the last number before its own (migration 0091); the numbers up to the lowest of
 * those are settled.
 */
import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Reader } from './connection.ts';

/** Class id of the advisory locks of migration 0091. */
const lockKind = 1_634_890_345;
/**
 * Milliseconds between two checks of open transactions, and milliseconds after which a request stops waiting and leaves
 * the unsettled rows to the next request.
 */
const lookEveryMs = 5;
const mostMs = 2000;

/** The subquery depends on the number, so the locks are read after it. */
const look = sql`select a.last_value::text as newest,
    (select min(a.last_value - ((a.last_value - l.objid::bigint) & 4294967295)) from pg_locks l
      where l.locktype = 'advisory' and l.classid = ${lockKind}::bigint::oid and l.objsubid = 2 and l.pid <> pg_backend_pid()
        and l.database = (select d.oid from pg_database d where d.datname = current_database()))::text as under_way
  from arrivals a`;

/**
 * Returns the highest number up to which no row is missing, as a decimal; it covers all rows committed before the call.
 * Waits for open transactions. If one takes longer than two seconds, it returns the number before it: later rows are
 * listed later.
 */
export async function settledArrivals(reader: Reader): Promise<string> {
  const deadline = performance.now() + mostMs;
  let wanted: bigint | null = null;
  for (;;) {
    const [row] = await reader.select<{ newest: string; under_way: string | null }>(look);
    if (row === undefined) throw new Error('the sequence of arrivals is gone');
    wanted ??= BigInt(row.newest);
    const before = row.under_way === null ? wanted : BigInt(row.under_way);
    if (before >= wanted) return String(wanted);
    if (performance.now() >= deadline) return String(before);
    await wait(lookEveryMs);
  }
}
