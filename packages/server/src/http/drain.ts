/**
 * Ends a listening server without refusing an accepted request: a connected client first gets an answer that announces
 * the end of the connection (RFC 9112, section 9.6), and is disconnected after it.
 */
import { setImmediate as loopTurn, setTimeout as pause } from 'node:timers/promises';
import type { HttpServer, IncomingMessage, ServerResponse } from './raw-request.ts';

interface ListeningServer {
  readonly server: HttpServer;
  /** Accepts no new connection, marks every answer as the last one, and resolves when all connections have ended. */
  close(): PromiseLike<void>;
}

/** Milliseconds after which open connections are cut off: the time that orchestrators allow, with a margin. */
const limit = 25_000;

/**
 * Milliseconds after which a quiet connection is closed: clients send again within milliseconds, or not for seconds.
 */
const quietFor = 1000;

const lookInterval = 25;

/** Prepares the drain before the server listens; the returned function ends the server. */
export function prepareDrain(listening: ListeningServer): () => Promise<void> {
  const { server } = listening;
  const running = new Set<ServerResponse>();
  let lastActivity = performance.now();
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      lastActivity = performance.now();
    });
  });

  return async () => {
    // The loop first accepts connections that the system has already established.
    for (let turn = 0; turn < 2; turn += 1) await loopTurn();
    for (const response of running) response.shouldKeepAlive = false;
    lastActivity = performance.now();
    const deadline = lastActivity + limit;
    // Node would immediately cut idle connections, while a request may be in transit.
    const closeIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => undefined;
    let ended = false;
    const closing = Promise.resolve(listening.close()).finally(() => (ended = true));
    while (!ended) {
      const now = performance.now();
      if (now > deadline) server.closeAllConnections();
      else if (running.size === 0 && now - lastActivity > quietFor) closeIdle();
      await Promise.race([closing, pause(lookInterval)]);
    }
    await closing;
  };
}
