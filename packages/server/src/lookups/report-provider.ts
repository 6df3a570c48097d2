/**
 * The operator's provider of reports that no list on this machine answers, at one address.
 *
 * Request, `POST` of `application/json`, with `Authorization: Bearer …` when a token is configured:
 *
 *     {"kind": "phone-number", "query": {"phone-number": "+14155555555"}, "request-id": "rpr_…"}
 *
 * The same `request-id` repeats the same run. Answer, status 200, at most a megabyte, within ten seconds:
 *
 *     {"state": "found", "result": {"phone-carrier": "…"}, "sources": [{"slug": "…", "as-of": "2026-09-01"}]}
 *
 * `state` is `found`, `not_found`, `pending` (requested again later, for at most a day) or `unavailable` (the provider
 * does not answer this kind; for `verification/aamva` with `"reason": "not-participating"` if the jurisdiction of the
 * licence does not participate). `result` has the members of the kind's published schema that do not repeat the query;
 * any other answer is invalid. `sources`, at most 100, lists what was searched, found or not: each has a `slug`, and in
 * `as-of` the date of its data, if known.
 *
 * For reports, no answer and the statuses 408, 425, 429 and 5xx are an outage: the request is retried with growing
 * pauses, for at most a day. Any other status and any other answer ends the run.
 */
import type { OperatorFetch } from '../security/safe-fetch.ts';
import { createCallsAtOnce } from './calls-at-once.ts';

export type ProviderAnswer =
  | {
      readonly state: 'found';
      readonly result: Readonly<Record<string, unknown>>;
      readonly sources: readonly ToldSource[];
    }
  | { readonly state: 'not_found'; readonly sources: readonly ToldSource[] }
  | { readonly state: 'pending' }
  /** No answer for this kind; `reason` if the jurisdiction does not participate. */
  | { readonly state: 'unavailable'; readonly reason?: 'not-participating' }
  /** No answer, or an invalid one. */
  | {
      readonly state: 'failed';
      /**
       * Cause of the failure. `late`: no answer in time. `outage`: none, for a temporary reason. `refusal`: the same
       * request would get the same answer.
       */
      readonly cause: 'late' | 'outage' | 'refusal';
      /** Reason in a few words without personal data. */
      readonly problem: string;
    };

/** A source that the provider searched. */
export interface ToldSource {
  readonly slug: string;
  /** Date of the data, ISO 8601; null if the provider omits it. */
  readonly asOf: string | null;
}

export interface ProviderRequest {
  readonly kind: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}

export interface ReportProvider {
  /** Asks the provider. Never throws. */
  ask(request: ProviderRequest): Promise<ProviderAnswer>;
}

export interface HttpProviderOptions {
  readonly url: string;
  /** Sent as a bearer token; null for none. */
  readonly token: string | null;
  readonly fetch: OperatorFetch;
}

/** Limit of concurrent calls, each of which may return a megabyte. */
const mostAtOnce = 32;
const patienceMs = 10_000;

export function createHttpReportProvider({ url, token, fetch }: HttpProviderOptions): ReportProvider {
  const calls = createCallsAtOnce(mostAtOnce);
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  return {
    async ask({ kind, query, requestId }) {
      const body = JSON.stringify({ kind, query, 'request-id': requestId });
      try {
        const answer = await calls.run(
          () => fetch(url, { method: 'POST', headers, body }),
          AbortSignal.timeout(patienceMs),
        );
        if (answer === null) return failed('late', 'too many wait for it');
        if (answer.status !== 200) return failed(causeOf(answer.status), `it answered ${answer.status}`);
        return readAnswer(await answer.json());
      } catch (fault) {
        return failed(causeOfFault(fault), 'it gave no answer that can be read');
      }
    },
  };
}

type Failure = Extract<ProviderAnswer, { readonly state: 'failed' }>;

const failed = (cause: Failure['cause'], problem: string): Failure => ({ state: 'failed', cause, problem });

/** Statuses of temporary refusals, after which a later request may succeed. */
const passing: readonly number[] = [408, 425, 429];

const causeOf = (status: number): Failure['cause'] =>
  status >= 500 || passing.includes(status) ? 'outage' : 'refusal';

function causeOfFault(fault: unknown): Failure['cause'] {
  if (fault instanceof SyntaxError) return 'refusal';
  return fault instanceof Error && fault.name === 'TimeoutError' ? 'late' : 'outage';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mostSources = 100;
const longestSlug = 255;
const dayPattern = /^\d{4}-\d{2}-\d{2}(T.*)?$/;

function readSource(given: unknown): ToldSource | null {
  if (!isObject(given)) return null;
  const { slug, 'as-of': asOf = null } = given;
  if (typeof slug !== 'string' || slug.trim() === '' || slug.length > longestSlug) return null;
  if (asOf === null) return { slug, asOf };
  const isDay = typeof asOf === 'string' && dayPattern.test(asOf) && !Number.isNaN(Date.parse(asOf));
  return isDay ? { slug, asOf } : null;
}

/** Reads the list of sources; null if it is invalid. Without a list the provider itself is the source. */
function readSources(given: unknown): ToldSource[] | null {
  if (given === undefined || given === null) return [{ slug: 'provider', asOf: null }];
  if (!Array.isArray(given) || given.length > mostSources) return null;
  const sources = given.map(readSource);
  if (sources.length === 0) return readSources(null);
  return sources.every((each) => each !== null) ? sources : null;
}

function readAnswer(answer: unknown): ProviderAnswer {
  const shapeless = failed('refusal', 'its answer has another shape');
  if (!isObject(answer)) return shapeless;
  const { state, result } = answer;
  if (state === 'pending') return { state };
  if (state === 'unavailable') {
    return { state, ...(answer['reason'] === 'not-participating' ? { reason: 'not-participating' as const } : {}) };
  }
  const sources = readSources(answer['sources']);
  if (sources === null) return shapeless;
  if (state === 'not_found') return { state, sources };
  return state === 'found' && isObject(result) ? { state, result, sources } : shapeless;
}
