/**
 * Checks the addresses of the key, then the permission and environment that the endpoint declares, and the permissions
 * of included resources, before any lookup.
 */
import { Refusal } from '../../lib/refusal.ts';
import { addressAllowed } from '../../security/address-allowlist.ts';
import type { Caller, UserCaller } from '../caller.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Authorized, Counted } from '../exchange.ts';
import { parseQuery } from '../json-api/parse-query.ts';
import { demandIncludes, demandPermission } from '../key-rights/key-rights.ts';
import { stepUpEnd } from '../step-up.ts';

export function authorize({ caller, endpoint, request, services }: Counted): Pick<Authorized, 'isAuthorized'> {
  if (!addressAllowed(request.ip, caller.ipAllowlist)) {
    throw new Refusal('address_not_allowed', {
      details: `the address ${request.ip} may not access this environment with this key`,
    });
  }
  demandRight(caller, endpoint);
  if (caller.kind === 'user') demandFactors(caller, endpoint, services.clock.now());
  const environment = environmentFor(caller, endpoint);
  if (environment !== 'any' && environment !== caller.scope.environmentKind) {
    throw new Refusal('wrong_environment', { details: `this endpoint exists only in the ${environment} environment` });
  }
  if (endpoint.quota !== undefined) demandProductionAccess(caller);
  const { search } = request;
  if (search.includes('include')) demandIncludes(caller, parseQuery(search).include ?? '', services.registry);
  return { isAuthorized: true };
}

const environmentFor = ({ kind }: Caller, { environment, environmentOfPeople }: Endpoint): Endpoint['environment'] =>
  kind === 'user' ? (environmentOfPeople ?? environment) : environment;

function demandRight(caller: Caller, { surface, permission, userPermission }: Endpoint): void {
  if (caller.kind === 'key' && surface === 'dashboard') throw new Refusal('people_only');
  demandPermission(caller, caller.kind === 'key' ? permission : (userPermission ?? permission));
}

/**
 * Throws second_factor_required and step_up_required (dashboard design 5). A password without a second factor gives
 * access to the sandbox and to the user's own settings, where they set up a second factor.
 */
function demandFactors({ scope, session }: UserCaller, endpoint: Endpoint, now: Date): void {
  const isOwn =
    endpoint.surface === 'dashboard' && endpoint.permission === null && endpoint.userPermission === undefined;
  const needsBoth = endpoint.stepUp === true || (scope.environmentKind === 'production' && !isOwn);
  if (needsBoth && !session.hasSecondFactor) throw new Refusal('second_factor_required');
  if (endpoint.stepUp === true && stepUpEnd(session.stepUpAt, now) === null) throw new Refusal('step_up_required');
}

/** Throws production_not_approved for a creation in production by an organization without production access. */
function demandProductionAccess({ scope, standing }: Caller): void {
  if (scope.environmentKind === 'sandbox' || standing.mayCreateInProduction) return;
  throw new Refusal('production_not_approved');
}
