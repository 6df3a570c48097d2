/** Jobs of bulk actions. */
import { Type } from 'typebox';
import { addSeconds } from '../../../lib/clock.ts';
import { defineJob, type JobParts, scopeOf, system } from '../../../operations/job.ts';
import type { Scope } from '../../../security/scope.ts';
import { doNextRow } from './do-row.ts';
import { resumeBulkActions } from './operations.ts';
import { queuedBulkAction, sendBulkAction } from './queued-bulk-action.ts';
import { findBulkAction } from './store.ts';

/** Seconds after which a run gives way to other bulk actions. */
const runSeconds = 20;

/**
 * Does the rows that are left, each in a transaction of its own together with its outcome. Safe to run twice. If
 * several workers run it at the same time, only one of them does the rows.
 */
async function runBulkAction(parts: JobParts, scope: Scope, id: string): Promise<void> {
  const { runner, clock, log } = parts;
  const wanted = await runner.read(scope, ({ tx }) => findBulkAction(tx, scope, id));
  if (wanted === null || wanted.completedAt !== null) return;
  const person = { type: 'user', id: wanted.userId } as const;
  const until = addSeconds(clock.now(), runSeconds);
  while (await runner.write(scope, person, (context) => doNextRow(context, id, log))) {
    if (clock.now() < until) continue;
    await runner.write(scope, system, (context) => sendBulkAction(context, id));
    return;
  }
}

/** Does the rows of a bulk action. */
export const doBulkActionJob = defineJob({
  ...queuedBulkAction,
  async run(parts, { environmentId, bulkActionId }) {
    await runBulkAction(parts, await scopeOf(parts, environmentId), bulkActionId);
  },
});

/** Resumes bulk actions whose worker was ended or failed, each at most 25 seconds after its last row. */
export const resumeBulkActionsJob = defineJob({
  name: 'resume-bulk-actions',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 60, sweepSeconds: 10 },
  async run(parts) {
    for (const scope of await parts.scopes.all()) await parts.runner.write(scope, system, resumeBulkActions);
  },
});
