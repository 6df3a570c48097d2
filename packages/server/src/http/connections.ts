/** Connections below the framework: their time limits, unread bodies, and requests that are no HTTP. */
import type { Socket } from 'node:net';
import { answerError } from '../api/errors.ts';
import { Refusal } from '../lib/refusal.ts';
import type { HttpServer, IncomingMessage, ServerResponse } from './raw-request.ts';
import { boundUnwanted } from './read-body.ts';

/**
 * Limits in milliseconds and bytes (security design 5.5). Bodies other than uploads have less time: `readBody` enforces
 * it.
 */
export const connectionSettings = {
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  http: {
    headersTimeout: 15_000,
    maxHeaderSize: 16_384,
    // Bytes that arrive before they are read stay in memory.
    highWaterMark: 16_384,
    // Interval of the check of the two limits above.
    connectionsCheckingInterval: 1000,
  },
};

/** The last answer begun on each connection. */
const answering = new WeakMap<Socket, ServerResponse>();

/** Seconds for which a browser uses only https (RFC 6797, section 6.1.1): a year. */
const strictTransport = 'max-age=31536000';

/** Prevents reading of a body before its request was checked: its handler reads it. `baseUrl` is the public address. */
export function watchConnections(server: HttpServer, baseUrl: string): void {
  const isHttps = baseUrl.startsWith('https:');
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    answering.set(request.socket, response);
    if (isHttps) response.setHeader('strict-transport-security', strictTransport);
    boundUnwanted(request, response);
  });
  // Without these listeners, Node would request the body immediately.
  for (const event of ['checkContinue', 'checkExpectation'] as const) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) => server.emit('request', request, response));
  }
}

function refusalOf(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('request_timeout');
  return new Refusal('bad_request', { details: 'the request cannot be read' });
}

/**
 * Answers a request that Node's parser refuses with an error document; sends nothing if its answer was already sent or
 * begun.
 */
export function refuseUnreadable(error: { readonly code?: string }, socket: Socket, baseUrl: string): void {
  const current = answering.get(socket);
  const isOver = current?.writableFinished === true && current.req.complete;
  // Without this check, the client would take a second answer for that of its next request.
  if (!socket.writable || (current?.headersSent === true && !isOver)) {
    socket.destroy();
    return;
  }
  const { status, body } = answerError(refusalOf(error.code), baseUrl);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${body.errors[0]?.['title']}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
