/** Removal of the parameters of erased objects from the log. The other parts of the entries stay. */
import sql from 'sql-template-tag';
import type { Transaction } from '../../../database/connection.ts';
import { lockAlone } from '../../../database/row-lock.ts';
import type { Scope } from '../../../security/scope.ts';

/** Removes the parameters. Idempotent. */
export async function scrubApiLogs(
  tx: Transaction,
  { environmentId }: Pick<Scope, 'environmentId'>,
  objectIds: readonly string[],
  now: Date,
): Promise<void> {
  if (objectIds.length === 0) return;
  await lockAlone(tx, { environmentId }, 'api_logs');
  // Entries that are not yet written check this table on insertion.
  await tx.execute(
    sql`insert into scrubbed_objects (environment_id, object_id, scrubbed_at)
        select ${environmentId}::text, id, ${now}::timestamptz from unnest(${objectIds}::text[]) as given (id)
        on conflict (environment_id, object_id) do update set scrubbed_at = excluded.scrubbed_at`,
  );
  await tx.execute(
    sql`update api_logs set params = null, object_ids = null, redacted_at = ${now}
        where environment_id = ${environmentId} and params is not null and object_ids && ${objectIds}::text[]`,
  );
}
