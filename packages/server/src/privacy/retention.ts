/** The one retention: records whose time is over are deleted, as the slices declare it. */
import sql, { raw, type Sql } from 'sql-template-tag';
import { addSeconds } from '../lib/clock.ts';
import type { OperationContext } from '../operations/context.ts';
import { system } from '../operations/job.ts';
import type { OperationRunner } from '../operations/runner.ts';
import type { Scope } from '../security/scope.ts';
import type { Retention } from './registry.ts';

/** In one environment, each table in transactions of its own. */
export async function deleteOldRecords(
  runner: OperationRunner,
  scope: Scope,
  keeps: readonly Retention[],
): Promise<void> {
  for (const kept of keeps) {
    if ('seconds' in kept) await runner.write(scope, system, (context) => deleteOlder(context, kept));
    // One batch a transaction, until a run finds nothing more.
    else if ('expire' in kept) while ((await runner.write(scope, system, (context) => kept.expire(context))) > 0);
  }
}

async function deleteOlder(
  { tx, scope, clock }: OperationContext,
  { table, seconds, since, unless }: Extract<Retention, { readonly seconds: number }>,
): Promise<void> {
  const spared: Sql = unless === undefined ? sql`true` : sql`(${unless}) is not true`;
  await tx.execute(
    sql`delete from ${raw(table)} where environment_id = ${scope.environmentId}
          and ${raw(since)} < ${addSeconds(clock.now(), -seconds)} and ${spared}`,
  );
}
