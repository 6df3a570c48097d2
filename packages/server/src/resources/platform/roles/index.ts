/** Public interface of roles. */

import { defineSlice } from '../../../operations/slice.ts';
import { roleEndpoints } from './endpoints.ts';
import { roleAttributes } from './schema.ts';
import { serializeRole } from './serializer.ts';
import { findRoles } from './store.ts';

export { demandGrant, demandTake } from './grants.ts';
export { type Rights, rightsOf, seenThrough } from './rights-of.ts';
export type { Role, SeededRole } from './role.ts';
export { seedRoles } from './seed-roles.ts';
export {
  deleteUserRoles,
  findRoles,
  insertUserRole,
  listRoles,
  roleIdsOfUsers,
  rolesOfUser,
  rolesOfUsers,
} from './store.ts';

export const rolesSlice = defineSlice({
  kinds: [],
  dashboardKinds: [
    {
      type: 'role',
      isConfiguration: true,
      readPermission: null,
      includable: [],
      attributes: roleAttributes,
      loadToCompare: async ({ tx, scope }, ids) =>
        (await findRoles(tx, scope, ids)).map((role) => serializeRole(role, 0)),
    },
  ],
  endpoints: [],
  dashboard: roleEndpoints,
  events: [],
  erases: [],
  keeps: [
    { table: 'roles', forever: 'what somebody may have been allowed outlives the role' },
    { table: 'user_roles', forever: 'a row goes with the person or when the role is taken away' },
  ],
});
