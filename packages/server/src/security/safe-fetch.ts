/**
 * The only way out of the process. An address that leads into the operator's own network is refused, before and after
 * name resolution: the connection is made to the very address that was checked, so a name cannot change in between.
 */
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';

export interface FetchOutcome {
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Why there was no answer, in a few words without addresses; null when there was one. */
  readonly error: string | null;
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

const totalTimeoutMs = 5000;

/** True for addresses of the public internet; private, loopback, link-local, shared and reserved ranges are not. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { all: true, verbatim: true }).then(
    (found) => {
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
        callback(new AddressRefused('the name leads to an address that is not public'), '', 4);
      } else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => callback(error, '', 4),
  );
};

/**
 * `allowPrivate` lets requests go anywhere, and over plain http. Redirects are not followed, an answer's body is thrown
 * away, and the whole exchange ends after 5 s. Never throws.
 */
export function createSafeFetch(options: { readonly allowPrivate: boolean }): SafeFetch {
  const agent = new Agent({
    connect: { timeout: totalTimeoutMs, ...(options.allowPrivate ? {} : { lookup: guardedLookup }) },
    maxHeaderSize: 16_384,
    maxResponseSize: 1_000_000,
    keepAliveTimeout: 1000,
  });
  return async (url, { method, headers, body }) => {
    try {
      const target = new URL(url);
      if (!options.allowPrivate) refusePrivate(target);
      const signal = AbortSignal.timeout(totalTimeoutMs);
      const answer = await request(target, { method, headers, body, dispatcher: agent, signal });
      await answer.body.dump({ limit: 1_000_000, signal }).catch(() => undefined);
      return { status: answer.statusCode, error: null };
    } catch (error) {
      return { status: null, error: reasonOf(error) };
    }
  };
}

function refusePrivate(target: URL): void {
  if (target.protocol !== 'https:') throw new AddressRefused('only https is allowed');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressRefused('the address is not public');
}

function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  if (!(error instanceof Error)) return 'failed';
  if (error.cause instanceof AddressRefused) return error.cause.message;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer within 5 seconds';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
