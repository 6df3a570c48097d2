/** Public interface of organizations and their environments. */
import { defineSlice } from '../../../operations/slice.ts';
import { alertAllowancesJob } from './alert-allowances.ts';
import { alertRequestsJob } from './alert-requests.ts';
import { organizationEndpoints } from './endpoints.ts';
import { goLiveChecks } from './go-live.ts';
import { organizationAttributes } from './schema.ts';
import { productUsage } from './usage.ts';

export { alertAllowancesJob } from './alert-allowances.ts';
export { alertRequestsJob } from './alert-requests.ts';
export { type GoLiveLine, goLiveChecks } from './go-live.ts';
export { findStanding, joinStanding, type StandingRow, standingColumns, standingIn } from './join-standing.ts';
export { createScopes, type Scopes } from './scopes.ts';
export type { Organization, ProductionAccess } from './standing.ts';
export { standingOf } from './standing-of.ts';
export {
  type AccessAction,
  accessTransitions,
  afterAccess,
} from './states.ts';
export {
  type DescribedOrganization,
  describeOrganization,
  findOrganizations,
  findPlanId,
  hasOrganization,
  insertEnvironment,
  insertOrganization,
  insertPlan,
  listPlans,
  lockOrganizations,
  saveAccess,
  savePlanOf,
} from './store.ts';
export { productUsage } from './usage.ts';

export const organizationsSlice = defineSlice({
  kinds: [],
  dashboardKinds: [{ type: 'organization', readPermission: null, includable: [], attributes: organizationAttributes }],
  endpoints: [],
  dashboard: organizationEndpoints,
  events: [],
  jobs: [alertAllowancesJob, alertRequestsJob],
  needs: [productUsage, goLiveChecks],
  erases: [{ table: 'environments', stays: { wrapped_key: 'of an environment, of no person' } }],
  keeps: [
    { table: 'organizations', forever: 'made at the first start' },
    { table: 'environments', forever: 'made at the first start' },
    { table: 'plans', forever: 'what an organization was promised' },
  ],
});
