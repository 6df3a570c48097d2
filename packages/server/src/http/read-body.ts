/** Reading of bodies: on demand, within a limit and a time; the unread rest is bounded too. */

import type { Socket } from 'node:net';
import { aside } from '../lib/event-loop.ts';
import { Refusal } from '../lib/refusal.ts';
import type { IncomingMessage, ServerResponse } from './raw-request.ts';

/** Seconds in which bodies must arrive, at any rate (security design 5.5). */
export interface BodySeconds {
  readonly ordinary: number;
  /** Seconds for an upload of photos from a phone with a weak signal. */
  readonly upload: number;
  /**
   * Seconds for callers who are not authenticated yet, such as at sign-in: a few lines that a browser sends in one
   * piece.
   */
  readonly entry: number;
  /** Seconds after which a slowly trickling upload is aborted. */
  readonly trickle: number;
}

export const bodySeconds: BodySeconds = { ordinary: 60, upload: 120, entry: 5, trickle: 10 };

/**
 * Minimum rate of an upload in bytes per second from its start: the slowest phone is faster, an attack that trickles is
 * not.
 */
const leastRate = 1000;

/** Bytes of an unread body that are discarded after the answer, so that its connection can continue. */
const mostUnwanted = 1_000_000;
const unwantedMilliseconds = 2000;

const tooLarge = () => new Refusal('payload_too_large', { details: 'the body is too large' });

/** Returns true if the headers announce a body; a chunked one may still be empty. */
export const announcesBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns true if the body is, or may become, larger than `limit` bytes. */
export const mayExceed = ({ headers }: IncomingMessage, limit: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > limit;

/** Returns true if the rest of the body, after its first `received` bytes, may exceed the limit of discarded bytes. */
const mayBeMore = (request: IncomingMessage, received: number): boolean => mayExceed(request, received + mostUnwanted);

/**
 * Yields the chunks of the body as they arrive. A sender that waits for 100 Continue gets it now. Throws
 * payload_too_large past `limit` bytes, before the first one if the length is announced, request_timeout, and
 * bad_request if the body ends early.
 */
export async function* bodyChunks(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  seconds: number,
): AsyncGenerator<Buffer> {
  if (!announcesBody(request)) return;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  askFor(request, response);
  let received = 0;
  let isWhole = false;
  const { late, stop } = lateAfter(seconds);
  // The connection must survive an unread rest, since the answer is still sent on it.
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  try {
    for (;;) {
      const { value, done } = await aside(Promise.race([chunks.next(), late]));
      if (done === true) {
        isWhole = true;
        return;
      }
      received += value.length;
      if (received > limit) throw tooLarge();
      yield value;
    }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'request_timeout') response.shouldKeepAlive = false;
    throw error instanceof Refusal ? error : new Refusal('bad_request', { details: 'the body is incomplete' });
  } finally {
    stop();
    if (!isWhole) {
      // An iterator that is not ended blocks later readers of the rest; one that waits for bytes ends with them.
      void chunks.return?.().catch(() => undefined);
      // The answer must announce that no other request can follow on this connection.
      if (mayBeMore(request, received)) response.shouldKeepAlive = false;
    }
  }
}

/**
 * Passes the chunks on. Throws request_timeout after more than `seconds` with fewer than the minimum bytes per second.
 */
export async function* withoutTrickle(
  chunks: AsyncIterable<Buffer>,
  response: ServerResponse,
  seconds: number,
): AsyncGenerator<Buffer> {
  const begun = performance.now();
  let received = 0;
  for await (const chunk of chunks) {
    received += chunk.length;
    const spent = (performance.now() - begun) / 1000;
    if (spent > seconds && received < leastRate * spent) {
      response.shouldKeepAlive = false;
      throw new Refusal('request_timeout', { details: `the body arrived at fewer than ${leastRate} bytes per second` });
    }
    yield chunk;
  }
}

function lateAfter(seconds: number): { readonly late: Promise<never>; stop(): void } {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const refusal = () => reject(new Refusal('request_timeout', { details: `the body took longer than ${seconds} s` }));
  const timer = setTimeout(refusal, seconds * 1000);
  late.catch(() => undefined);
  return { late, stop: () => clearTimeout(timer) };
}

/** Reads the whole body, empty if none was announced. Throws as `bodyChunks` does. */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  seconds: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bodyChunks(request, response, limit, seconds)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const waitsToBeAsked = ({ headers }: IncomingMessage): boolean =>
  /(?:^|\W)100-continue(?:$|\W)/i.test(headers.expect ?? '');

/** Original keep-alive state of connections, for requests whose body is not yet read. */
const wantedOpen = new WeakMap<ServerResponse, boolean>();

function askFor(request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = wantedOpen.get(response) ?? response.shouldKeepAlive;
  if (waitsToBeAsked(request)) response.writeContinue();
}

/** The last request with a body on each connection. */
const lastWithBody = new WeakMap<Socket, IncomingMessage>();

/**
 * Bounds an unread body; call it before any other work on a request. After the answer, a small rest of the body is
 * discarded; for a large one the connection closes, after a moment in which the client can read. Node by default reads
 * all of it.
 */
export function boundUnwanted(request: IncomingMessage, response: ServerResponse): void {
  if (!announcesBody(request)) return;
  answerBeforeClosing(request);
  // A sender that still waits for 100 Continue may send the body or not, and a large body is not discarded, so no other
  // request can follow. The answer must announce this, or the next request would meet a closing connection.
  if (mayBeMore(request, 0) || waitsToBeAsked(request)) {
    wantedOpen.set(response, response.shouldKeepAlive);
    response.shouldKeepAlive = false;
  }
  // Reading has begun, so Node does not discard the rest.
  request.read(0);
  response.once('finish', () => {
    if (request.readableEnded) return;
    const late = setTimeout(() => request.socket.destroy(), unwantedMilliseconds);
    request.once('close', () => clearTimeout(late));
    // The rest is not read if the connection closes anyway.
    if (response.shouldKeepAlive) letThrough(request);
  });
}

/**
 * Ends the answer before the connection closes. Node closes a connection immediately after its last answer; with an
 * unread body that is a reset, which may overtake the answer. `boundUnwanted` then closes the connection.
 */
function answerBeforeClosing(request: IncomingMessage): void {
  const { socket } = request;
  if (!lastWithBody.has(socket)) {
    const closeAtOnce = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (lastWithBody.get(socket)?.readableEnded === false) socket.end();
      else closeAtOnce();
    };
  }
  lastWithBody.set(socket, request);
}

function letThrough(request: IncomingMessage): void {
  let left = mostUnwanted;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.socket.destroy();
  });
  request.resume();
}
