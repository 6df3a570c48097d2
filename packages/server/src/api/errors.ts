/** The only mapping from refusals and faults to HTTP: `{errors: [{title, details, meta?, source?, code, links}]}`. */
import { Refusal, type RefusalEntry, refusals } from '../lib/refusal.ts';
import { retryAfterSeconds, Unavailable } from '../lib/unavailable.ts';
import type { Reply } from './exchange.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly errors: readonly Record<string, unknown>[] };
  /** True if the cause belongs in the log and the answer must not be kept for an idempotency key. */
  readonly fault: boolean;
}

/** Path of the page that explains each code under an anchor of its name. */
export const errorsPage = '/docs/errors';

function entryOf(code: Refusal['code'], entry: RefusalEntry, baseUrl: string): Record<string, unknown> {
  const { title, cause } = refusals[code];
  return {
    title,
    details: entry.details ?? cause,
    ...(entry.meta === undefined ? {} : { meta: entry.meta }),
    ...(entry.pointer === undefined ? {} : { source: { pointer: entry.pointer } }),
    code,
    links: { about: `${baseUrl}${errorsPage}#${code}` },
  };
}

/**
 * Converts an error into the error answer. `baseUrl` is the public address of the service, for links to its
 * documentation. `reads` is true if the request changes nothing but the audit log: a lock timeout is then 503 and not a
 * conflict with another change.
 */
export function answerError(error: unknown, baseUrl: string, reads = false): ErrorAnswer {
  if (error instanceof Refusal) {
    return {
      status: refusals[error.code].status,
      headers: error.headers,
      body: { errors: error.entries.map((entry) => entryOf(error.code, entry, baseUrl)) },
      fault: false,
    };
  }
  if (error instanceof Unavailable || (reads && lostRace(error))) {
    return {
      status: 503,
      headers: { 'retry-after': String(retryAfterSeconds) },
      body: { errors: [entryOf('unavailable', {}, baseUrl)] },
      fault: true,
    };
  }
  if (lostRace(error)) {
    return {
      status: 409,
      headers: { 'retry-after': '1' },
      body: { errors: [entryOf('stale_object', {}, baseUrl)] },
      fault: true,
    };
  }
  return { status: 500, headers: {}, body: { errors: [entryOf('internal', {}, baseUrl)] }, fault: true };
}

/** Returns the error document as a reply, and whether its cause is a fault. */
export function replyToError(
  error: unknown,
  baseUrl: string,
  reads = false,
): { readonly reply: Reply; readonly isFault: boolean } {
  const { status, headers, body, fault } = answerError(error, baseUrl, reads);
  const bytes = Buffer.from(JSON.stringify(body));
  return { reply: { status, headers, body: bytes, objectId: null, objectIds: [] }, isFault: fault };
}

/**
 * Returns true for a lock timeout, a deadlock or a failed serialization: nothing was written, and a retry may succeed.
 */
const lostRace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['40001', '40P01', '55P03'].includes(String(error.code));
