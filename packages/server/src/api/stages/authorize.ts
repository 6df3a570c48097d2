/** The addresses of the key, then the permission and environment the endpoint declares, before anything is looked up. */
import { Refusal } from '../../lib/refusal.ts';
import { addressAllowed } from '../../security/address-allowlist.ts';
import { callerOf, type Stage } from '../exchange.ts';

export const authorize: Stage = async (exchange, next) => {
  const caller = callerOf(exchange);
  if (!addressAllowed(exchange.request.ip, caller.ipAllowlist)) {
    throw new Refusal('address_not_allowed', {
      details: `the address ${exchange.request.ip} may not access this environment with this key`,
    });
  }
  const { permission, environment } = exchange.endpoint;
  if (permission !== null && !caller.permissions.has(permission)) {
    throw new Refusal('missing_permission', {
      details: `the key lacks the permission ${permission}`,
      meta: { 'required-permission': permission },
    });
  }
  if (environment !== 'any' && environment !== caller.scope.environmentKind) {
    throw new Refusal('wrong_environment', { details: `this endpoint exists only in the ${environment} environment` });
  }
  await next();
};
