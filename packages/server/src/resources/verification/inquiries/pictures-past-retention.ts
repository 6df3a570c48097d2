/** Pictures whose template's retention is over: what the individual was told at consent. */
import sql from 'sql-template-tag';
import type { Row } from '../../../database/rows.ts';
import type { DueContext } from '../../../privacy/registry.ts';

/** Ids of at most `limit` files. Pictures of an inquiry that an investigation holds stay. */
export async function findPicturesPastRetention({ tx, scope, clock }: DueContext, limit: number): Promise<string[]> {
  const rows = await tx.select<Row<'files', 'id'>>(
    sql`select f.id from files f
        join inquiries i on i.environment_id = f.environment_id and i.id = f.inquiry_id
        join inquiry_template_versions v on v.environment_id = f.environment_id and v.id = i.template_version_id
        where f.environment_id = ${scope.environmentId} and f.deleted_at is null
          and f.created_at < ${clock.now()}::timestamptz - make_interval(days => (v.definition->>'retentionDays')::int)
          and not exists (select from verifications held where held.environment_id = f.environment_id
            and held.inquiry_id = f.inquiry_id and held.investigation_locked_at is not null)
        limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
