/**
 * Audit log rows of answers to users: reads, refusals and replays are written here, before the answer is sent; a write
 * has its row in its own transaction.
 */
import { auditIdOf } from '../audit-trail.ts';
import { replyToError } from '../errors.ts';
import { auditedRequest } from '../with-audit.ts';
import type { Outcome } from './handle-errors.ts';

export async function writeAudit(outcome: Outcome): Promise<Outcome> {
  const { reached, reply } = outcome;
  const request = auditedRequest(reached);
  if (request === null) return outcome;
  const { services, requestId, endpoint } = reached;
  try {
    if (reply.isAudited !== true) await services.audit.writeAlone(request, reply);
    return { reached, reply: { ...reply, headers: { ...reply.headers, 'service-audit-id': auditIdOf(requestId) } } };
  } catch (fault) {
    services.log({ level: 'error', requestId, message: `${endpoint.path} could not be audited`, fault });
    return { reached, reply: replyToError(fault, services.baseUrl, true).reply };
  }
}
