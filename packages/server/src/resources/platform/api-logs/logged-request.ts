/** Answered request that waits to be written to the log. */
import type { Endpoint } from '../../../api/endpoint.ts';
import type { Answered } from '../../../api/exchange.ts';
import type { Permission } from '../../../security/permissions.ts';
import type { Scope } from '../../../security/scope.ts';
import { keptPath } from './kept-params.ts';
import { type KnownWords, knownWordsOf } from './known-values.ts';

export interface LoggedRequest {
  /** Value of the Request-Id header. */
  readonly id: string;
  readonly scope: Scope;
  readonly keyId: string;
  readonly operationId: string;
  /** Path of the endpoint as declared. */
  readonly route: string;
  /** Null for an operation that any key may call. */
  readonly permission: Permission | null;
  readonly at: Date;
  /** True for a replay, which counts as a use of the key but has no log entry. */
  readonly replayed: boolean;
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Null if it was too large to keep in memory. */
  readonly body: Buffer | null;
  readonly bodyBytes: number;
  readonly ip: string;
  /** Parameters in the path, as sent. */
  readonly params: Readonly<Record<string, string>>;
  /** Words that the members of the request may have. */
  readonly words: KnownWords;
  /** Type of the endpoint's resource. */
  readonly resourceType: string;
  /** Ids in the path, and the id of the answered resource. */
  readonly objectIds: readonly string[];
  readonly status: number;
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** Body of a refusal; empty for any other response. */
  readonly refusal: Buffer;
  /** Version of the API that the request was answered in. */
  readonly apiVersion: string;
  /** Time from the arrival of the headers to the response. */
  readonly milliseconds: number;
}

const apiRoot = '/api/v1';
const mostBodyBytes = 100_000;
const longestVersion = 40;
const nothing = Buffer.alloc(0);

const wordsByEndpoint = new WeakMap<Endpoint, KnownWords>();

function wordsOf(endpoint: Endpoint): KnownWords {
  const words = wordsByEndpoint.get(endpoint) ?? knownWordsOf([endpoint.attributes, endpoint.meta, endpoint.body]);
  wordsByEndpoint.set(endpoint, words);
  return words;
}

/**
 * Returns the request to log; null for one without a key. Its environment is unknown, or it was made by a person and is
 * in the user audit log.
 */
export function loggedRequestOf(answered: Answered, milliseconds: number): LoggedRequest | null {
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
    params,
    words: wordsOf(endpoint),
    body: body.length > mostBodyBytes ? null : body,
    bodyBytes: body.length,
    resourceType: endpoint.resourceType,
    objectIds: objectId === null ? ids : [...ids, objectId],
    status: answer.status,
    answerHeaders: answer.headers,
    refusal: answer.status >= 400 ? answer.body : nothing,
    apiVersion: (headers['service-version'] ?? caller.apiVersion).slice(0, longestVersion),
    milliseconds: Math.round(milliseconds),
  };
}
