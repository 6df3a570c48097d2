/**
 * Keeps the server up while we run: one that was killed from outside is started again on its port, so that connections
 * find it where it was.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';
import { isRunning } from './process-identity.ts';

/** Milliseconds between two looks at the server, and between two attempts to start it again. */
const watchInterval = 500;
const retryInterval = 5000;

export interface Supervision {
  /** The server as it runs now. */
  current(): Postmaster;
  /** Stops watching; resolves with the last server once no start is under way. */
  end(): Promise<Postmaster>;
}

/** @param relaunch starts the server on the port given; may throw */
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
