/** Go-live check of decisions: a webhook is enabled, and its deliveries arrived. */
import sql from 'sql-template-tag';
import { fillPort } from '../../../operations/port.ts';
import { type GoLiveLine, goLiveChecks } from '../organizations/index.ts';

export const webhookLine = fillPort(goLiveChecks, async ({ tx, scope }): Promise<GoLiveLine> => {
  const [row] = await tx.select<{ enabled: number; delivered: boolean }>(
    sql`select count(*)::integer as enabled, exists (
          select from webhook_deliveries d where d.environment_id = ${scope.environmentId} and d.status = 'success'
        ) as delivered
        from webhooks where environment_id = ${scope.environmentId} and status = 'enabled'`,
  );
  const { enabled = 0, delivered = false } = row ?? {};
  const id = 'webhook-delivered';
  if (enabled === 0) return { id, state: 'todo', detail: `No webhook of ${scope.environmentKind} is enabled.` };
  if (!delivered) return { id, state: 'todo', detail: 'Nothing was delivered to a webhook yet.' };
  return { id, state: 'done', detail: `${enabled} webhooks are enabled, and deliveries arrived.` };
});
