/** Conversion of validated request bodies to settings of API keys. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import type { KeySettings } from './api-key.ts';
import type { createApiKeyAttributes, updateApiKeyAttributes } from './schema.ts';

type UpdateAttributes = Wire<typeof updateApiKeyAttributes>;

/** Changes to a key; absent settings stay unchanged. */
export type UpdateApiKey = Partial<KeySettings>;

/** Settings of a new key; absent ones are copied from the calling key or take the default. */
export type CreateApiKey = UpdateApiKey & Pick<KeySettings, 'name' | 'apiVersion'>;

/** JSON pointers of the settings in requests, for refusals. */
export const pointers = {
  ipAllowlist: '/data/attributes/ip-address-allowlist',
  attributesBlocklist: '/data/attributes/api-attributes-blocklist',
  permissions: '/data/attributes/permissions',
  rateLimitPerMinute: '/data/attributes/rate-limit-per-minute',
} as const satisfies Partial<Record<keyof KeySettings, `/data/attributes/${keyof UpdateAttributes}`>>;

export function readUpdateApiKey(attributes: UpdateAttributes): UpdateApiKey {
  const settings: UpdateApiKey = {
    name: attributes.name,
    note: attributes.note,
    apiVersion: attributes['api-version'],
    inflection: attributes['api-key-inflection'],
    attributesBlocklist: attributes['api-attributes-blocklist'],
    permissions: attributes.permissions,
    ipAllowlist: attributes['ip-address-allowlist'],
    fileTokenSeconds: attributes['file-access-token-expires-in'],
    rateLimitPerMinute: attributes['rate-limit-per-minute'],
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** Reads the settings of a new key. `apiVersion` is that of the request, used when the body names none. */
export const readCreateApiKey = (
  attributes: Wire<typeof createApiKeyAttributes>,
  apiVersion: string,
): CreateApiKey => ({ apiVersion, ...readUpdateApiKey(attributes), name: attributes.name });
