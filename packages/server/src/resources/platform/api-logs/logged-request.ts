/** One answered request, as it waits to be written. */
import type { Answered } from '../../../api/exchange.ts';
import type { Permission } from '../../../security/permissions.ts';
import type { Scope } from '../../../security/scope.ts';
import { keptPath } from './kept-params.ts';

export interface LoggedRequest {
  /** The Request-Id. */
  readonly id: string;
  readonly scope: Scope;
  readonly keyId: string;
  readonly operationId: string;
  /** As the endpoint declares it. */
  readonly route: string;
  /** Null for an operation that any key may call. */
  readonly permission: Permission | null;
  readonly at: Date;
  /** A replay counts as a use of the key and is no entry of the log. */
  readonly replayed: boolean;
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Null when it was too large to be kept until it is written. */
  readonly body: Buffer | null;
  readonly bodyBytes: number;
  readonly ip: string;
  /** Type of the resource the endpoint is about. */
  readonly resourceType: string;
  /** Ids in the path, and of the resource that was answered. */
  readonly objectIds: readonly string[];
  readonly status: number;
  readonly answerHeaders: Readonly<Record<string, string>>;
}

const apiRoot = '/api/v1';
const mostBodyBytes = 100_000;

/** Null for a request without a key: no environment can be told of it, or it is a person's and stands in the log of people. */
export function loggedRequestOf(answered: Answered): LoggedRequest | null {
  const { caller, request, body, answer, objectId, endpoint, services } = answered;
  if (caller?.kind !== 'key') return null;
  const { method, search, headers, ip, params } = request;
  const ids = Object.values(params);
  return {
    id: answered.requestId,
    scope: caller.scope,
    keyId: caller.id,
    operationId: endpoint.operationId,
    route: endpoint.path,
    permission: endpoint.permission,
    at: services.clock.now(),
    replayed: answer.headers['idempotent-replayed'] !== undefined,
    path: `${apiRoot}${keptPath(endpoint.path, params)}`,
    method,
    search,
    headers,
    ip,
    body: body.length > mostBodyBytes ? null : body,
    bodyBytes: body.length,
    resourceType: endpoint.resourceType,
    objectIds: objectId === null ? ids : [...ids, objectId],
    status: answer.status,
    answerHeaders: answer.headers,
  };
}
