/** What other slices may use of organizations and their environments. */
export { createScopes, type Scopes } from './scopes.ts';
