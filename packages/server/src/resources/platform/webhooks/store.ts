/** SQL of webhooks. Secrets and custom headers are sealed under the environment's key. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { Inflection } from '../../../lib/casing.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import type { IncludedAllowlist } from './included-allowlist.ts';
import type { WebhookStatus } from './states.ts';
import type { Webhook } from './webhook.ts';

const webhookColumns = [
  'id',
  'status',
  'name',
  'description',
  'url',
  'enabled_events',
  'secrets',
  'custom_http_headers',
  'api_version',
  'inflection',
  'api_attributes_blocklist',
  'file_access_token_expires_in',
  'payload_filter',
  'included_allowlist',
  'relationship_allowlist',
  'failing_since',
  'disabled_reason',
  'created_at',
] as const;

type WebhookRow = Row<
  'webhooks',
  (typeof webhookColumns)[number],
  {
    readonly status: WebhookStatus;
    readonly inflection: Inflection;
    readonly payload_filter: Record<string, unknown> | null;
    readonly included_allowlist: IncludedAllowlist;
    readonly relationship_allowlist: { readonly state: 'include_all' | 'include_none' };
    readonly disabled_reason: 'endpoint-failing' | null;
  }
>;

const associatedData = (scope: Scope, row: string, column: 'secrets' | 'custom_http_headers') => ({
  environmentId: scope.environmentId,
  table: 'webhooks',
  row,
  column,
});

function webhookOf(scope: Scope, row: WebhookRow): Webhook {
  const { dataKey } = scope.keys;
  const headers = row.custom_http_headers;
  return {
    id: row.id,
    status: row.status,
    name: row.name,
    description: row.description,
    url: row.url,
    enabledEvents: row.enabled_events,
    secrets: unsealJson(dataKey, associatedData(scope, row.id, 'secrets'), row.secrets),
    customHeaders:
      headers === null ? {} : unsealJson(dataKey, associatedData(scope, row.id, 'custom_http_headers'), headers),
    apiVersion: row.api_version,
    inflection: row.inflection,
    blocklist: row.api_attributes_blocklist,
    fileTokenSeconds: row.file_access_token_expires_in,
    payloadFilter: row.payload_filter,
    included: row.included_allowlist,
    relationships: row.relationship_allowlist.state,
    failingSince: row.failing_since,
    disabledReason: row.disabled_reason,
    createdAt: row.created_at,
  };
}

const select = sql`select ${selectList('w', webhookColumns)} from webhooks w`;

export async function findWebhooks(tx: Reader, scope: Scope, ids: readonly string[]): Promise<Webhook[]> {
  const rows = await tx.select<WebhookRow>(
    sql`${select} where w.environment_id = ${scope.environmentId} and w.id = any(${ids})`,
  );
  return rows.map((row) => webhookOf(scope, row));
}

/** Finds a webhook. Throws not_found. */
export async function findWebhook(tx: Reader, scope: Scope, id: string): Promise<Webhook> {
  const [webhook] = await findWebhooks(tx, scope, [id]);
  if (webhook === undefined) throw new Refusal('not_found');
  return webhook;
}

/** Locks a webhook until the transaction ends. Throws not_found. */
export async function lockWebhook(tx: Transaction, scope: Scope, id: string): Promise<Webhook> {
  const [row] = await tx.execute<WebhookRow>(
    sql`${select} where w.environment_id = ${scope.environmentId} and w.id = ${id} for update`,
  );
  if (row === undefined) throw new Refusal('not_found');
  return webhookOf(scope, row);
}

export async function findEnabledWebhooks(tx: Reader, scope: Scope): Promise<Webhook[]> {
  const rows = await tx.select<WebhookRow>(
    sql`${select} where w.environment_id = ${scope.environmentId} and w.status = 'enabled' order by w.created_at, w.id`,
  );
  return rows.map((row) => webhookOf(scope, row));
}

export async function listWebhooks(tx: Reader, scope: Scope, cursor: Cursor) {
  const page = await queryPage<WebhookRow>(tx, {
    select,
    table: 'webhooks',
    alias: 'w',
    environmentId: scope.environmentId,
    conditions: [],
    cursor,
  });
  return { ...page, items: page.items.map((row) => webhookOf(scope, row)) };
}

/** Inserts or replaces the whole webhook. */
export async function storeWebhook(tx: Transaction, scope: Scope, webhook: Webhook, now: Date): Promise<void> {
  const { dataKey } = scope.keys;
  const { id, payloadFilter: filter } = webhook;
  const changing = {
    status: webhook.status,
    name: webhook.name,
    description: webhook.description,
    url: webhook.url,
    enabled_events: webhook.enabledEvents,
    secrets: sealJson(dataKey, associatedData(scope, id, 'secrets'), webhook.secrets),
    custom_http_headers: sealJson(dataKey, associatedData(scope, id, 'custom_http_headers'), webhook.customHeaders),
    api_version: webhook.apiVersion,
    inflection: webhook.inflection,
    api_attributes_blocklist: webhook.blocklist,
    file_access_token_expires_in: webhook.fileTokenSeconds,
    payload_filter: filter === null ? null : JSON.stringify(filter),
    included_allowlist: JSON.stringify(webhook.included),
    relationship_allowlist: JSON.stringify({ state: webhook.relationships }),
    failing_since: webhook.failingSince,
    disabled_reason: webhook.disabledReason,
    updated_at: now,
  };
  const values = { environment_id: scope.environmentId, id, created_at: webhook.createdAt, ...changing };
  await tx.execute(
    sql`${insertRow('webhooks', values)}
        on conflict (environment_id, id) do update set ${assignments('webhooks', changing)}`,
  );
}

/**
 * Records the outcome of ended attempts: sets the beginning of the failures for each webhook in `failed`, and clears it
 * for those in `delivered`.
 */
export async function recordEndpointHealth(
  tx: Transaction,
  scope: Scope,
  health: { readonly delivered: readonly string[]; readonly failed: readonly string[] },
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`update webhooks set failing_since = case when id = any(${health.delivered}) then null else ${now}::timestamptz end
        where environment_id = ${scope.environmentId} and ((id = any(${health.delivered}) and failing_since is not null)
          or (id = any(${health.failed}) and failing_since is null))`,
  );
}
