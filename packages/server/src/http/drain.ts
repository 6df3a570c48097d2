/**
 * Ends a listening server without refusing an accepted request: connected clients get an answer that announces the end
 * of the connection (RFC 9112, section 9.6), and only then are disconnected.
 */
import { setImmediate as loopTurn, setTimeout as pause } from 'node:timers/promises';
import type { HttpServer, IncomingMessage, ServerResponse } from './raw-request.ts';

interface ListeningServer {
  readonly server: HttpServer;
  /** Takes no connection any more, marks every answer as the last one, and resolves when all connections have ended. */
  close(): PromiseLike<void>;
}

/** Milliseconds after which what is still open is cut off: the time that orchestrators give, with some to spare. */
const limit = 25_000;

/** Clients ask again within milliseconds, or not for seconds: one that said nothing for so long is disconnected. */
const quietFor = 1000;

const lookInterval = 25;

/** Call it before the server listens; what it gives ends the server. */
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
    // Connections that the system took for us already are let in by the loop first.
    for (let turn = 0; turn < 2; turn += 1) await loopTurn();
    for (const response of running) response.shouldKeepAlive = false;
    lastActivity = performance.now();
    const deadline = lastActivity + limit;
    // Node would cut idle connections at once, into which a request may be on its way.
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
