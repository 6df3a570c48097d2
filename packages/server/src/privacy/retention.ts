/** The only retention: expired records are deleted, by the declarations of the slices. */
import sql, { raw, type Sql } from 'sql-template-tag';
import { addSeconds } from '../lib/clock.ts';
import type { OperationContext } from '../operations/context.ts';
import { system } from '../operations/job.ts';
import type { OperationRunner } from '../operations/runner.ts';
import type { Scope } from '../security/scope.ts';
import type { DueContext, Retention } from './registry.ts';

/** Deletes expired records of one environment, each table in its own transactions. */
export async function deleteOldRecords(
  runner: OperationRunner,
  scope: Scope,
  keeps: readonly Retention[],
): Promise<void> {
  for (const kept of keeps) {
    if ('seconds' in kept) await runner.write(scope, system, (context) => deleteOlder(context, kept));
    // One batch per transaction, until a run finds no more.
    else if ('expire' in kept) while ((await runner.write(scope, system, (context) => kept.expire(context))) > 0);
  }
}

type Timed = Extract<Retention, { readonly seconds: number }>;

async function deleteOlder(context: OperationContext, kept: Timed): Promise<void> {
  await context.tx.execute(sql`delete from ${raw(kept.table)} where ${olderThanKept(context, kept)}`);
}

/** Rows of one table that retention would delete now. */
export interface DueTable {
  readonly table: string;
  /** Seconds that rows are kept; null if the rule is in words. */
  readonly seconds: number | null;
  /** The rule in words: until when, or why forever. */
  readonly rule: string | null;
  readonly isForever: boolean;
  /** Number of due rows, at most {@link mostCounted}; there may be more then. */
  readonly due: number;
  /** Time of the oldest due row; null if there is none or its age is in another table. */
  readonly oldest: Date | null;
}

/** Limit of the count of due rows: more precision is not needed. */
export const mostCounted = 10_000;

/** Counts what {@link deleteOldRecords} would delete in this environment; changes nothing. */
export async function findDue(context: DueContext, keeps: readonly Retention[]): Promise<DueTable[]> {
  const found: DueTable[] = [];
  // Sequential: a connection runs one statement at a time.
  for (const kept of keeps) found.push(await dueOf(context, kept));
  return found;
}

async function dueOf(context: DueContext, kept: Retention): Promise<DueTable> {
  const none = { table: kept.table, seconds: null, isForever: false, due: 0, oldest: null };
  if ('forever' in kept) return { ...none, rule: kept.forever, isForever: true };
  if ('expire' in kept) return { ...none, rule: kept.until, due: await kept.due(context, mostCounted) };
  const [row] = await context.tx.select<{ due: number; oldest: Date | null }>(
    sql`select count(*)::integer as due, min(at) as oldest from (
          select ${raw(kept.since)} as at from ${raw(kept.table)} where ${olderThanKept(context, kept)} limit ${mostCounted}
        ) as found`,
  );
  return { ...none, rule: null, seconds: kept.seconds, due: row?.due ?? 0, oldest: row?.oldest ?? null };
}

/** Returns the condition of due rows, for counting and deleting. */
function olderThanKept({ scope, clock }: Pick<DueContext, 'scope' | 'clock'>, kept: Timed): Sql {
  const { seconds, since, unless } = kept;
  const spared: Sql = unless === undefined ? sql`true` : sql`(${unless}) is not true`;
  return sql`environment_id = ${scope.environmentId}
    and ${raw(since)} < ${addSeconds(clock.now(), -seconds)} and ${spared}`;
}
