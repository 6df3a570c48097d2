/** What other slices may use of organizations and their environments. */
import type { Slice } from '../../../operations/slice.ts';

export { createScopes, type Scopes } from './scopes.ts';
export { hasOrganization, insertEnvironment, insertOrganization, lockOrganizations } from './store.ts';

export const organizationsSlice: Slice = {
  kinds: [],
  endpoints: [],
  events: [],
  erases: [{ table: 'environments', stays: { wrapped_key: 'of an environment, of no person' } }],
  keeps: [
    { table: 'organizations', forever: 'made at the first start' },
    { table: 'environments', forever: 'made at the first start' },
  ],
};
