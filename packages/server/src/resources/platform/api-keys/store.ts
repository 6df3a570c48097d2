/** SQL of API keys. Only the keyed digest and the last four characters of a value are stored. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { lockAlone } from '../../../database/row-lock.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { Inflection } from '../../../lib/casing.ts';
import type { Permission } from '../../../security/permissions.ts';
import type { Scope } from '../../../security/scope.ts';
import type { ApiKey } from './api-key.ts';

const apiKeyColumns = [
  'id',
  'name',
  'note',
  'api_version',
  'inflection',
  'api_attributes_blocklist',
  'permissions',
  'ip_address_allowlist',
  'file_access_token_expires_in',
  'rate_limit_per_minute',
  'last_used_at',
  'expires_at',
  'created_at',
] as const;

type ApiKeyRow = Row<
  'api_keys',
  (typeof apiKeyColumns)[number],
  { readonly inflection: Inflection; readonly permissions: readonly Permission[] }
>;

const keyOf = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  note: row.note,
  apiVersion: row.api_version,
  inflection: row.inflection,
  attributesBlocklist: row.api_attributes_blocklist,
  permissions: row.permissions,
  ipAllowlist: row.ip_address_allowlist,
  fileTokenSeconds: row.file_access_token_expires_in,
  rateLimitPerMinute: row.rate_limit_per_minute,
  lastUsedAt: row.last_used_at,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
});

const select = sql`select ${selectList('k', apiKeyColumns)} from api_keys k`;

export async function findApiKeys(tx: Reader, scope: Scope, ids: readonly string[]): Promise<ApiKey[]> {
  const rows = await tx.select<ApiKeyRow>(
    sql`${select} where k.environment_id = ${scope.environmentId} and k.id = any(${ids})`,
  );
  return rows.map(keyOf);
}

/** Locks a key until the transaction ends. Returns null if there is none. */
export async function lockApiKey(tx: Transaction, scope: Scope, id: string): Promise<ApiKey | null> {
  const [row] = await tx.execute<ApiKeyRow>(
    sql`${select} where k.environment_id = ${scope.environmentId} and k.id = ${id} for update`,
  );
  return row === undefined ? null : keyOf(row);
}

/** Lists keys. `names` limits the result to keys with exactly one of these names. */
export async function listApiKeys(tx: Reader, scope: Scope, names: readonly string[] | null, cursor: Cursor) {
  const conditions: Sql[] = names === null ? [] : [sql`k.name = any(${names})`];
  const page = await queryPage<ApiKeyRow>(tx, {
    select,
    table: 'api_keys',
    alias: 'k',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return { ...page, items: page.items.map(keyOf) };
}

/**
 * Counts the keys that have not expired. Holds a lock until the transaction ends, so that two concurrent creations
 * cannot together exceed the maximum.
 */
export async function countLiveApiKeys(tx: Transaction, scope: Scope, now: Date): Promise<number> {
  await lockAlone(tx, scope, 'api_keys');
  const [row] = await tx.select<{ live: number }>(
    sql`select count(*)::integer as live from api_keys
        where environment_id = ${scope.environmentId} and (expires_at is null or expires_at > ${now})`,
  );
  return row?.live ?? 0;
}

export interface StoredSecret {
  readonly digest: Buffer;
  readonly hint: string;
}

const changing = (key: ApiKey) => ({
  name: key.name,
  note: key.note,
  api_version: key.apiVersion,
  inflection: key.inflection,
  api_attributes_blocklist: key.attributesBlocklist,
  permissions: key.permissions,
  ip_address_allowlist: key.ipAllowlist,
  file_access_token_expires_in: key.fileTokenSeconds,
  rate_limit_per_minute: key.rateLimitPerMinute,
});

export async function insertApiKey(
  tx: Transaction,
  scope: Pick<Scope, 'environmentId'>,
  key: ApiKey,
  secret: StoredSecret,
): Promise<void> {
  await tx.execute(
    insertRow('api_keys', {
      environment_id: scope.environmentId,
      id: key.id,
      digest: secret.digest,
      hint: secret.hint,
      ...changing(key),
      created_at: key.createdAt,
    }),
  );
}

export async function saveApiKey(tx: Transaction, scope: Scope, key: ApiKey): Promise<void> {
  const changes = assignments('api_keys', { ...changing(key), expires_at: key.expiresAt });
  await tx.execute(
    sql`update api_keys set ${changes}
        where environment_id = ${scope.environmentId} and id = ${key.id}`,
  );
}
