/** Public interface of API keys. */

import type { Slice } from '../../../operations/slice.ts';
import { fillNames } from '../user-audit-logs/index.ts';
import { apiKeyDashboardEndpoints, apiKeyEndpoints } from './endpoints.ts';
import { keyLine } from './go-live.ts';
import { apiKeyAttributes } from './schema.ts';
import { serializeApiKey } from './serializer.ts';
import { findApiKeys } from './store.ts';
import { keptDays } from './uses.ts';

export type { ApiKey } from './api-key.ts';
export { createCallerFinder } from './find-caller.ts';
export { checkBlocklist } from './grants.ts';
export { hintOf, newKeyValue } from './key-value.ts';
export { createApiKey, expireApiKey } from './operations.ts';
export { serializeApiKey } from './serializer.ts';
export { findApiKeys, insertApiKey, listApiKeys } from './store.ts';
export { noteKeyUses } from './uses.ts';

export const apiKeysSlice: Slice = {
  endpoints: apiKeyEndpoints,
  dashboard: apiKeyDashboardEndpoints,
  events: [],
  fills: [keyLine, fillNames('api_', 'api_key.read', findApiKeys, ({ name }) => name)],
  erases: [
    { table: 'api_keys', stays: { digest: 'a hash of the key, of no person' } },
    { table: 'api_key_uses', stays: { key_id: 'a key is of no person' } },
  ],
  keeps: [
    { table: 'api_keys', forever: 'that there was a key outlives its end' },
    { table: 'api_key_uses', seconds: keptDays * 86_400, since: 'last_at' },
  ],
  kinds: [
    {
      type: 'api-key',
      isConfiguration: true,
      readPermission: 'api_key.read',
      showsSecretOnce: true,
      includable: [],
      attributes: apiKeyAttributes,
      // Other slices get no loader: keys are shown only at their own endpoints, which require a permission.
      loadToCompare: async ({ tx, scope }, ids) =>
        (await findApiKeys(tx, scope, ids)).map((key) => serializeApiKey(key)),
    },
  ],
};
