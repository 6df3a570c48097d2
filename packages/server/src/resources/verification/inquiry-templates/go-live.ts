/** Go-live checks of templates: one is published, and each says how long its pictures are kept. */
import sql from 'sql-template-tag';
import { fillPort } from '../../../operations/port.ts';
import { type GoLiveLine, goLiveChecks } from '../../platform/organizations/index.ts';

export const templateLine = fillPort(goLiveChecks, async ({ tx, scope }): Promise<GoLiveLine> => {
  const [row] = await tx.select<{ live: number }>(
    sql`select count(*)::integer as live from inquiry_templates
        where environment_id = ${scope.environmentId} and status = 'active' and latest_published_version_id is not null`,
  );
  const live = row?.live ?? 0;
  const id = 'template-published';
  if (live === 0) return { id, state: 'todo', detail: 'No active inquiry template is published.' };
  return { id, state: 'done', detail: `${live} inquiry templates are active and published.` };
});

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

export const retentionLine = fillPort(goLiveChecks, async ({ tx, scope }): Promise<GoLiveLine> => {
  const [row] = await tx.select<{ shortest: number | null; longest: number | null }>(
    sql`select min((v.definition ->> 'retentionDays')::integer) as shortest,
          max((v.definition ->> 'retentionDays')::integer) as longest
        from inquiry_templates t join inquiry_template_versions v on v.id = t.latest_published_version_id
        where t.environment_id = ${scope.environmentId} and t.status = 'active'`,
  );
  const { shortest = null, longest = null } = row ?? {};
  const id = 'retention';
  if (shortest === null || longest === null) {
    return { id, state: 'not_applicable', detail: 'No active inquiry template is published.' };
  }
  const kept = shortest === longest ? days(longest) : `${shortest} to ${days(longest)}`;
  return { id, state: 'done', detail: `Pictures are deleted after ${kept}, as the published templates say.` };
});
