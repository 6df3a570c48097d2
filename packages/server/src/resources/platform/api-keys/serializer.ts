/** An API key as a JSON:API resource. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { ApiKey } from './api-key.ts';
import type { apiKeyAttributes, keyUse, ownPermissions } from './schema.ts';
import type { OperationUse } from './uses.ts';

/** Serializes a key. `value` is given only in the request that created it: it cannot be shown again. */
export function serializeApiKey(key: ApiKey, value?: string): Resource<Wire<typeof apiKeyAttributes>> {
  return {
    type: 'api-key',
    id: key.id,
    attributes: {
      name: key.name,
      note: key.note,
      'api-version': key.apiVersion,
      'api-key-inflection': key.inflection,
      'api-attributes-blocklist': key.attributesBlocklist,
      permissions: key.permissions,
      'ip-address-allowlist': key.ipAllowlist,
      'file-access-token-expires-in': key.fileTokenSeconds,
      'rate-limit-per-minute': key.rateLimitPerMinute,
      'last-used-at': isoTimestamp(key.lastUsedAt),
      'expires-at': isoTimestamp(key.expiresAt),
      'created-at': isoTimestamp(key.createdAt),
      ...(value === undefined ? {} : { value }),
    },
  };
}

/** Serializes the permissions of the calling key. */
export function serializeOwnPermissions({ id, name, permissions, expiresAt }: ApiKey): Wire<typeof ownPermissions> {
  return { data: { type: 'api-key', id, attributes: { name, permissions, 'expires-at': isoTimestamp(expiresAt) } } };
}

export const serializeKeyUse = (since: Date, uses: readonly OperationUse[]): Wire<typeof keyUse> => ({
  since: isoTimestamp(since),
  operations: uses.map(({ operation_id: operationId, method, path, permission, calls, refused, last_at: lastAt }) => ({
    'operation-id': operationId,
    method,
    path,
    permission,
    calls,
    refused,
    'last-used-at': isoTimestamp(lastAt),
  })),
});
