/**
 * Conversion of an answered request to the two parts of its log entry. A redaction removes one part; the other is
 * permanent.
 */
import type { EnvironmentKind } from '../../../security/scope.ts';
import { type LoggedError, loggedErrors } from './answered-errors.ts';
import { isPersonalId, keptBody, keptQuery, unkeptTexts } from './kept-params.ts';
import type { LoggedRequest } from './logged-request.ts';

export interface LogEntry {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly ip: string;
    /** API version of the response; absent in older entries. */
    readonly version?: string;
    /** Id of the key; absent in older entries. */
    readonly keyId?: string;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | number>>;
    /** Errors of a refusal; absent in older entries. */
    readonly errors?: readonly LoggedError[];
    /** Duration of the request; absent in older entries. */
    readonly milliseconds?: number;
  };
}

export interface LogParams {
  readonly get: Readonly<Record<string, unknown>>;
  readonly post: Readonly<Record<string, unknown>>;
}

export interface ComposedEntry {
  readonly entry: LogEntry;
  /** Null if the request had no parameters. */
  readonly params: LogParams | null;
  /** Objects of persons whose redaction removes the parameters. */
  readonly objectIds: readonly string[];
}

export const longestPath = 500;
const longest = 500;

const requestHeaders = [
  ['Accept', 'accept'],
  ['Host', 'host'],
  ['Service-Version', 'service-version'],
  ['User-Agent', 'user-agent'],
] as const;

const answerHeaders = [
  ['Cache-Control', 'cache-control'],
  ['Content-Type', 'content-type'],
  ['Request-Id', 'request-id'],
  ['Vary', 'vary'],
] as const;

const countingHeaders = [
  ['RateLimit-Limit', 'ratelimit-limit'],
  ['RateLimit-Remaining', 'ratelimit-remaining'],
  ['RateLimit-Reset', 'ratelimit-reset'],
  ['Quota-Limit', 'quota-limit'],
  ['Quota-Remaining', 'quota-remaining'],
  ['Quota-Reset', 'quota-reset'],
] as const;

/** Returns the mask that replaces the whole key. The key's id is in the event or record that the request created. */
const maskedKey = (kind: EnvironmentKind): string => `Bearer service_${kind}_****************`;

const errorsOf = (logged: LoggedRequest): readonly LoggedError[] =>
  logged.refusal.length === 0 ? [] : loggedErrors(logged.refusal, unkeptTexts(logged));

export function composeEntry(logged: LoggedRequest): ComposedEntry {
  const { method, path, search, ip, status, scope, resourceType, words, milliseconds } = logged;
  const sent: Record<string, string> = { Authorization: maskedKey(scope.environmentKind) };
  for (const [name, key] of requestHeaders) {
    const value = logged.headers[key];
    if (value !== undefined) sent[name] = value.slice(0, longest);
  }
  const answered: Record<string, string | number> = {};
  for (const [name, key] of answerHeaders) {
    const value = logged.answerHeaders[key];
    if (value !== undefined) answered[name] = value;
  }
  for (const [name, key] of countingHeaders) {
    const value = logged.answerHeaders[key];
    if (value !== undefined) answered[name] = Number(value);
  }
  const entry = {
    request: {
      method,
      path: path.slice(0, longestPath),
      headers: sent,
      ip,
      version: logged.apiVersion,
      keyId: logged.keyId,
    },
    response: { status, headers: answered, errors: errorsOf(logged), milliseconds },
  };
  if (search === '' && logged.bodyBytes === 0) return { entry, params: null, objectIds: [] };
  const body = keptBody(logged.body, logged.bodyBytes, { resourceType, named: logged.objectIds, status, words });
  return {
    entry,
    params: { get: keptQuery(search, status), post: body.params },
    objectIds: [...new Set([...logged.objectIds.filter(isPersonalId), ...body.objectIds])],
  };
}
