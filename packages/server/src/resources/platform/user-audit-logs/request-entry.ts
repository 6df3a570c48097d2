/** Conversion of a person's request and its response to an audit row. Pure. */
import { type AuditedAnswer, type AuditedRequest, auditIdOf } from '../../../api/audit-trail.ts';
import type { AuditEntry } from './append.ts';
import { outcomeOf } from './audited-outcome.ts';
import { auditedBody, auditedQuery, auditedTold } from './audited-params.ts';
import { filtered } from './user-audit-log.ts';

const idForm = /^[a-z]{2,12}_[A-Za-z0-9]{8,64}$/;
const subjectForm = /^(inq|act)_[A-Za-z0-9]{8,64}$/;
const subjectsInJson = /"((?:inq|act)_[A-Za-z0-9]{8,64})"/g;

/** Maximum number of ids in a row. If a response has more, such as a large graph, only the first ids are stored. */
const mostIds = 1000;

export function entryOf(request: AuditedRequest, answer: AuditedAnswer): AuditEntry {
  const { caller, at, method, search, ip: ipAddress, userAgent, body, resourceType, operationId, kind } = request;
  const { note = {}, status } = answer;
  const objectIds = unique([...objectsOf(request, answer), ...(note.objectIds ?? [])]);
  const own = objectIds.filter((id) => subjectForm.test(id));
  const subjectIds = unique([...own, ...subjectsOf(answer), ...(note.subjectIds ?? [])]);
  // A refused request may name objects that do not exist, which no redaction would ever reach.
  const about = { resourceType, subjectIds: status < 400 ? subjectIds : [] };
  return {
    at,
    method,
    status,
    ipAddress,
    userAgent,
    objectIds,
    subjectIds,
    id: auditIdOf(request.requestId),
    userId: caller.id,
    sessionId: caller.session.id,
    environmentId: caller.scope.environmentId,
    path: auditedPath(request),
    purpose: note.purpose ?? null,
    context: {
      operation: operationId,
      kind,
      ...outcomeOf(request, answer),
      ...createdInquiry(request, answer),
      ...note.context,
    },
    params: {
      get: auditedQuery(search, about),
      post: auditedBody(body, about),
      ...(note.told === undefined ? {} : { told: auditedTold(note.told) }),
    },
  };
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, mostIds);

const objectsOf = ({ params }: AuditedRequest, { objectId, objectIds }: AuditedAnswer): string[] => [
  ...Object.values(params).filter((value) => idForm.test(value)),
  ...(objectId === null ? [] : [objectId]),
  ...objectIds,
];

/** Returns the ids of people in the response, in any version and casing. */
function subjectsOf({ body, headers }: AuditedAnswer): string[] {
  const type = headers['content-type'] ?? 'application/json';
  if (!type.startsWith('application/json')) return [];
  return [...body.toString('latin1').matchAll(subjectsInJson)].map(([, id = '']) => id);
}

/**
 * Returns the path. Parameters that do not have the form of an id are replaced: they may contain anything, even a
 * secret.
 */
function auditedPath({ path, params }: AuditedRequest): string {
  const odd = Object.values(params).filter((value) => !idForm.test(value));
  const segments = path.split('/').map((segment) => (odd.includes(decoded(segment)) ? filtered : segment));
  return segments.join('/');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the id of the inquiry that a person created (contract, platform 12). */
const createdInquiry = (
  { operationId }: AuditedRequest,
  { status, objectId }: AuditedAnswer,
): Record<string, string> =>
  operationId === 'create-an-inquiry' && status < 400 && objectId !== null ? { 'inquiry-id': objectId } : {};
