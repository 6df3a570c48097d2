/** Selects the requests that the audit log records, and writes the row together with their work. */
import type { Transaction } from '../database/connection.ts';
import type { AuditedRequest } from './audit-trail.ts';
import type { Reached, Reply } from './exchange.ts';

const nothing = Buffer.alloc(0);

/**
 * Returns the audited request; null for requests that leave no row: those of keys, and those that a page repeats
 * automatically.
 */
export function auditedRequest({
  caller,
  endpoint,
  request,
  requestId,
  services,
  body,
}: Reached): AuditedRequest | null {
  if (caller?.kind !== 'user' || endpoint.audited === false) return null;
  const { method, path, params, search, ip, headers } = request;
  return {
    requestId,
    caller,
    method,
    path,
    params,
    search,
    ip,
    at: services.clock.now(),
    operationId: endpoint.operationId,
    resourceType: endpoint.resourceType,
    kind: endpoint.auditedAs ?? (endpoint.method === 'GET' ? 'read' : 'change'),
    userAgent: headers['user-agent'] ?? '',
    body: body ?? nothing,
  };
}

/** Does the work of a request, and writes its row if it is a user's. */
export async function withAudit(known: Reached, tx: Transaction, work: () => Promise<Reply>): Promise<Reply> {
  const reply = await work();
  const request = auditedRequest(known);
  if (request === null) return reply;
  await known.services.audit.writeWith(tx, request, reply);
  return { ...reply, isAudited: true };
}
