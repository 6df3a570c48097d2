/** Deletes pictures whose template's retention is over: what the individual was told at consent. */
import sql from 'sql-template-tag';
import type { OperationContext } from '../../../operations/context.ts';
import type { FileStore } from '../../../storage/files.ts';
import { deleteFiles } from './store.ts';

const batch = 500;

/** Pictures of an inquiry that an investigation holds stay. Bytes first: a crash before the commit leaves rows without bytes, which the next run deletes. Gives how many went. */
export async function deleteOldFiles(context: OperationContext, files: FileStore): Promise<number> {
  const { tx, scope, clock } = context;
  const rows = await tx.select<{ id: string }>(
    sql`select f.id from files f
        join inquiries i on i.environment_id = f.environment_id and i.id = f.inquiry_id
        join inquiry_template_versions v on v.environment_id = f.environment_id and v.id = i.template_version_id
        where f.environment_id = ${scope.environmentId} and f.deleted_at is null
          and f.created_at < ${clock.now()}::timestamptz - make_interval(days => (v.definition->>'retentionDays')::int)
          and not exists (select from verifications held where held.environment_id = f.environment_id
            and held.inquiry_id = f.inquiry_id and held.investigation_locked_at is not null)
        limit ${batch}`,
  );
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await files.remove(scope.environmentId, id);
  await deleteFiles(tx, scope, ids, clock.now());
  return ids.length;
}
