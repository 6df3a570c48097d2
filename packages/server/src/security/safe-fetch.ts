/**
 * The only source of outgoing requests. A forbidden address is refused both before and after name resolution. The
 * connection is made to the address that was checked, so a name cannot change in between.
 */
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request, fetch as undiciFetch } from 'undici';
import { type EgressRules, mayReach, targetProblem } from './egress.ts';

export interface FetchOutcome {
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** Reason for a missing answer, in a few words without addresses; null if there was one. */
  readonly error: string | null;
  /** The first 1,000 bytes of the answer as text. */
  readonly beginning: string;
}

export type SafeFetch = (
  url: string,
  options: {
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array;
  },
) => Promise<FetchOutcome>;

class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

const connectTimeoutMs = 2000;
const totalTimeoutMs = 5000;
const readBytes = 65_536;
const mostBuffered = 1000;

const guardedLookup =
  (rules: EgressRules): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { all: true, verbatim: true }).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => mayReach(rules, address))) {
          callback(new AddressRefused('the name leads to an address that is not public'), '', 4);
        } else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 4),
    );
  };

/** Creates the fetch: it follows no redirects, reads 64 KB of an answer, and ends after 5 s. Never throws. */
export function createSafeFetch(rules: EgressRules): SafeFetch {
  const agent = new Agent({
    connect: { timeout: connectTimeoutMs, lookup: guardedLookup(rules) },
    maxHeaderSize: 16_384,
    keepAliveTimeout: 1000,
  });
  return async (url, { method, headers, body }) => {
    try {
      const target = new URL(url);
      const problem = targetProblem(rules, target);
      if (problem !== null) throw new AddressRefused(problem);
      const signal = AbortSignal.timeout(totalTimeoutMs);
      const answer = await request(target, { method, headers, body, dispatcher: agent, signal });
      return { status: answer.statusCode, error: null, beginning: await beginningOf(answer.body) };
    } catch (error) {
      return { status: null, error: reasonOf(error), beginning: '' };
    }
  };
}

export type OperatorFetch = (
  url: string,
  options: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly signal?: AbortSignal | undefined;
  },
) => Promise<Response>;

const mostAnswered = 1_000_000;
const operatorTimeoutMs = 10_000;

/**
 * Creates the fetch for any address that the operator configured, which reads the whole answer: at most 1 MB. It
 * follows no redirects. Throws as `fetch` does.
 */
export function createOperatorFetch(): OperatorFetch {
  const rules: EgressRules = { http: true, addresses: 'any' };
  const agent = new Agent({
    connect: { timeout: connectTimeoutMs, lookup: guardedLookup(rules) },
    maxHeaderSize: 16_384,
    maxResponseSize: mostAnswered,
    keepAliveTimeout: 1000,
  });
  return async (url, { method, headers, body, signal }) => {
    const limit = AbortSignal.timeout(operatorTimeoutMs);
    const answer = await undiciFetch(url, {
      method,
      headers,
      dispatcher: agent,
      redirect: 'manual',
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      ...(body === undefined || body === null ? {} : { body: String(body) }),
    });
    // The same class by another name: Node's own is from the undici version it includes.
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: [...answer.headers],
    });
  };
}

/** Reads the beginning of a body, also if it breaks off or never ends. */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let read = 0;
  let buffered = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      read += chunk.length;
      if (buffered < mostBuffered) chunks.push(chunk.subarray(0, mostBuffered - buffered));
      buffered = Math.min(mostBuffered, buffered + chunk.length);
      if (read >= readBytes) break;
    }
  } catch {
    // The receiver or the timeout broke the body off; its status had arrived before.
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  if (!(error instanceof Error)) return 'failed';
  if (error.cause instanceof AddressRefused) return error.cause.message;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer within 5 seconds';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
