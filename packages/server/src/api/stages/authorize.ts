/**
 * The addresses of the key, then the permission and environment the endpoint declares and the permissions of what is to be
 * included, before anything is looked up.
 */
import { Refusal } from '../../lib/refusal.ts';
import { addressAllowed } from '../../security/address-allowlist.ts';
import { callerOf, type Stage } from '../exchange.ts';
import { parseQuery } from '../json-api/parse-query.ts';
import { demandIncludes, demandPermission } from '../key-rights/key-rights.ts';

export const authorize: Stage = async (exchange, next) => {
  const caller = callerOf(exchange);
  if (!addressAllowed(exchange.request.ip, caller.ipAllowlist)) {
    throw new Refusal('address_not_allowed', {
      details: `the address ${exchange.request.ip} may not access this environment with this key`,
    });
  }
  const { permission, environment } = exchange.endpoint;
  demandPermission(caller, permission);
  if (environment !== 'any' && environment !== caller.scope.environmentKind) {
    throw new Refusal('wrong_environment', { details: `this endpoint exists only in the ${environment} environment` });
  }
  const { search } = exchange.request;
  if (search.includes('include')) demandIncludes(caller, parseQuery(search).include ?? '', exchange.services.registry);
  await next();
};
