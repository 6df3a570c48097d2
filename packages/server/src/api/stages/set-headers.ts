/** Headers of every answer (security design 5.2), and those only authenticated answers carry (contract, platform 2.5). */
import type { Stage } from '../exchange.ts';

export const setHeaders: Stage = async (exchange, next) => {
  await next();
  const { headers } = exchange.answer;
  headers['content-type'] ??= 'application/json; charset=utf-8';
  headers['cache-control'] = 'no-store';
  headers['vary'] = 'Accept, Accept-Encoding';
  headers['x-content-type-options'] = 'nosniff';
  headers['referrer-policy'] = 'no-referrer';
  headers['content-security-policy'] = "default-src 'none'; frame-ancestors 'none'; sandbox";
  headers['cross-origin-resource-policy'] = 'same-origin';
  if (exchange.caller === null) return;
  headers['request-id'] = exchange.requestId;
  headers['service-organization-id'] = exchange.caller.scope.organizationId;
  headers['service-environment-id'] = exchange.caller.scope.environmentId;
};
