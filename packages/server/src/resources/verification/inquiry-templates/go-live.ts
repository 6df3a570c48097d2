/** Go-live check: an active template with a published version exists. */
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
