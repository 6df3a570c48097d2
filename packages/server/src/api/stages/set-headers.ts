/**
 * Sets the headers of every answer (security design 5.2), and those of authenticated answers (contract, platform 2.5).
 */
import type { Answered } from '../exchange.ts';
import type { Outcome } from './handle-errors.ts';

const nothing = Buffer.alloc(0);

export function setHeaders({ reached, reply }: Outcome): Answered {
  const { services, endpoint, request, answerHeaders, caller = null, body = nothing } = reached;
  const requestId = reply.firstRequestId ?? reached.requestId;
  const headers: Record<string, string> = { ...answerHeaders, ...reply.headers };
  headers['content-type'] ??= 'application/json; charset=utf-8';
  headers['cache-control'] = 'no-store';
  headers['vary'] = `Accept, Accept-Encoding${endpoint.languages === undefined ? '' : ', Accept-Language'}`;
  headers['x-content-type-options'] = 'nosniff';
  headers['referrer-policy'] = 'no-referrer';
  headers['content-security-policy'] = "default-src 'none'; frame-ancestors 'none'; sandbox";
  headers['cross-origin-resource-policy'] = 'same-origin';
  if (caller !== null) {
    headers['request-id'] = requestId;
    headers['service-organization-id'] = caller.scope.organizationId;
    headers['service-environment-id'] = caller.scope.environmentId;
  }
  const answer = { status: reply.status, headers, cookies: reply.cookies ?? [], body: reply.body };
  return { services, endpoint, request, answerHeaders, requestId, caller, body, objectId: reply.objectId, answer };
}
