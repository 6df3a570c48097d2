/** SQL of webhooks. Secrets are sealed under the environment's key. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../database/connection.ts';
import { type Cursor, queryPage } from '../../database/page-query.ts';
import type { Inflection } from '../../lib/casing.ts';
import { sealJson, unsealJson } from '../../security/encryption.ts';
import type { Scope } from '../../security/scope.ts';
import type { Webhook, WebhookStatus } from './webhook.ts';

interface WebhookRow {
  id: string;
  status: WebhookStatus;
  name: string | null;
  description: string | null;
  url: string;
  enabled_events: string[];
  secrets: Buffer;
  api_version: string;
  inflection: Inflection;
  file_access_token_expires_in: number;
  payload_filter: Record<string, unknown> | null;
  relationship_allowlist: { state: 'include_all' | 'include_none' };
  created_at: Date;
}

const place = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'webhooks',
  row,
  column: 'secrets',
});

const webhookOf = (scope: Scope, row: WebhookRow): Webhook => ({
  id: row.id,
  status: row.status,
  name: row.name,
  description: row.description,
  url: row.url,
  enabledEvents: row.enabled_events,
  secrets: unsealJson(scope.keys.dataKey, place(scope, row.id), row.secrets),
  apiVersion: row.api_version,
  inflection: row.inflection,
  fileTokenSeconds: row.file_access_token_expires_in,
  payloadFilter: row.payload_filter,
  relationships: row.relationship_allowlist.state,
  createdAt: row.created_at,
});

const select = sql`select w.* from webhooks w`;

export async function findWebhooks(tx: Reader, scope: Scope, ids: readonly string[]): Promise<Webhook[]> {
  const rows = await tx.query<WebhookRow>(
    sql`${select} where w.environment_id = ${scope.environmentId} and w.id = any(${ids})`,
  );
  return rows.map((row) => webhookOf(scope, row));
}

export async function findEnabledWebhooks(tx: Reader, scope: Scope): Promise<Webhook[]> {
  const rows = await tx.query<WebhookRow>(
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

export async function insertWebhook(tx: Transaction, scope: Scope, webhook: Webhook): Promise<void> {
  const secrets = sealJson(scope.keys.dataKey, place(scope, webhook.id), webhook.secrets);
  await tx.query(
    sql`insert into webhooks (environment_id, id, status, name, description, url, enabled_events, secrets, api_version,
          inflection, api_attributes_blocklist, file_access_token_expires_in, payload_filter, included_allowlist,
          relationship_allowlist, created_at, updated_at)
        values (${scope.environmentId}, ${webhook.id}, ${webhook.status}, ${webhook.name}, ${webhook.description},
          ${webhook.url}, ${webhook.enabledEvents}, ${secrets}, ${webhook.apiVersion}, ${webhook.inflection}, '{}',
          ${webhook.fileTokenSeconds},
          ${webhook.payloadFilter === null ? null : JSON.stringify(webhook.payloadFilter)},
          '{"state":"include_none"}', ${JSON.stringify({ state: webhook.relationships })}, ${webhook.createdAt},
          ${webhook.createdAt})`,
  );
}

/** False when no webhook has this id. */
export async function setWebhookStatus(
  tx: Transaction,
  scope: Scope,
  id: string,
  status: WebhookStatus,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    sql`update webhooks set status = ${status}, updated_at = ${now}
        where environment_id = ${scope.environmentId} and id = ${id} and status <> 'archived' returning id`,
  );
  return rows.length === 1;
}
