/** Record of the alerts of an environment, so that each is sent once. */
import sql from 'sql-template-tag';
import type { OperationContext } from '../../../operations/context.ts';

/** Records the alert with the counts of the environment and returns true if it is the first. */
export async function isFirstAlert({ tx, scope, clock }: OperationContext, counter: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`insert into rate_windows (environment_id, counter, opened_at, count)
        values (${scope.environmentId}, ${counter}, ${clock.now()}, 1) on conflict do nothing returning 1 as one`,
  );
  return rows.length > 0;
}
