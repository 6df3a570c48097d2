/**
 * Supervision of the server: one that was killed from outside is restarted on the same port, so that connections find
 * it again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';
import { isRunning } from './process-identity.ts';

/** Milliseconds between two checks of the server, and between two attempts to restart it. */
const watchInterval = 500;
const retryInterval = 5000;

export interface Supervision {
  /** Returns the currently running server. */
  current(): Postmaster;
  /** Stops the supervision; resolves with the last server once no start is in progress. */
  end(): Promise<Postmaster>;
}

/** Starts the supervision. @param relaunch starts the server on the port given; may throw */
export function supervise(
  first: Postmaster,
  relaunch: (port: number) => Promise<Postmaster>,
  log: (line: string) => void,
): Supervision {
  let server = first;
  const ending = new AbortController();
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);

  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      await wait(watchInterval);
      if (ending.signal.aborted || isRunning(server.process)) continue;
      log('The database ended unexpectedly and is started again.');
      try {
        server = await relaunch(server.port);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await wait(retryInterval);
      }
    }
  }

  const watching = watch();
  return {
    current: () => server,
    async end() {
      ending.abort();
      await watching;
      return server;
    },
  };
}
