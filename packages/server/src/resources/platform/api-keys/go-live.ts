/** Go-live check: a key of the environment was used, so a client is connected. */
import sql from 'sql-template-tag';
import { fillPort } from '../../../operations/port.ts';
import { type GoLiveLine, goLiveChecks } from '../organizations/index.ts';

export const keyLine = fillPort(goLiveChecks, async ({ tx, scope, clock }): Promise<GoLiveLine> => {
  const [row] = await tx.select<{ live: number; used: number }>(
    sql`select count(*)::integer as live, count(last_used_at)::integer as used from api_keys
        where environment_id = ${scope.environmentId} and (expires_at is null or expires_at > ${clock.now()})`,
  );
  const { live = 0, used = 0 } = row ?? {};
  const id = 'key-used';
  if (used > 0) return { id, state: 'done', detail: `${used} of ${live} keys of ${scope.environmentKind} were used.` };
  return { id, state: 'todo', detail: `None of ${live} keys of ${scope.environmentKind} was used yet.` };
});
