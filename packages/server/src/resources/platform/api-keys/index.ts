/** What other slices may use of API keys. */
import type { Slice } from '../../../operations/slice.ts';
import { apiKeyEndpoints } from './endpoints.ts';
import { apiKeyAttributes } from './schema.ts';

export type { ApiKey } from './api-key.ts';
export { createCallerFinder } from './find-caller.ts';
export { checkBlocklist } from './grants.ts';
export { hintOf, newKeyValue } from './key-value.ts';
export { createApiKey, expireApiKey } from './operations.ts';
export { serializeApiKey } from './serializer.ts';
export { findApiKeys, insertApiKey, listApiKeys, noteKeyUses } from './store.ts';

export const apiKeysSlice: Slice = {
  endpoints: apiKeyEndpoints,
  events: [],
  erases: [{ table: 'api_keys', stays: { digest: 'a hash of the key, of no person' } }],
  keeps: [{ table: 'api_keys', forever: 'that there was a key outlives its end' }],
  kinds: [
    {
      type: 'api-key',
      readPermission: 'api_key.read',
      includable: [],
      attributes: apiKeyAttributes,
      // No loader: keys are shown at their own endpoints only, which ask for a permission.
    },
  ],
};
