/**
 * The addresses of the key, then the permission and environment the endpoint declares and the permissions of what is to be
 * included, before anything is looked up.
 */
import { Refusal } from '../../lib/refusal.ts';
import { addressAllowed } from '../../security/address-allowlist.ts';
import type { Authorized, Counted } from '../exchange.ts';
import { parseQuery } from '../json-api/parse-query.ts';
import { demandIncludes, demandPermission } from '../key-rights/key-rights.ts';

export function authorize({ caller, endpoint, request, services }: Counted): Pick<Authorized, 'isAuthorized'> {
  if (!addressAllowed(request.ip, caller.ipAllowlist)) {
    throw new Refusal('address_not_allowed', {
      details: `the address ${request.ip} may not access this environment with this key`,
    });
  }
  const { permission, environment } = endpoint;
  demandPermission(caller, permission);
  if (environment !== 'any' && environment !== caller.scope.environmentKind) {
    throw new Refusal('wrong_environment', { details: `this endpoint exists only in the ${environment} environment` });
  }
  const { search } = request;
  if (search.includes('include')) demandIncludes(caller, parseQuery(search).include ?? '', services.registry);
  return { isAuthorized: true };
}
