/** Pictures past the retention of their template, which the individual was shown at consent. */
import sql from 'sql-template-tag';
import type { Row } from '../../../database/rows.ts';
import type { DueContext } from '../../../privacy/registry.ts';

/** Returns the ids of at most `limit` files. Skips pictures of inquiries that an investigation holds. */
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
