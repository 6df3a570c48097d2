/**
 * Writer of the API log outside of the request path: entries wait in memory for at most half a second and are written
 * in batches. A killed process loses them (decision 0015).
 */
import type { Database } from '../../../database/connection.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Unavailable } from '../../../lib/unavailable.ts';
import { noteKeyUses } from '../api-keys/index.ts';
import type { LoggedRequest } from './logged-request.ts';
import { insertApiLogs } from './store.ts';

export interface ApiLogWriter {
  add(logged: LoggedRequest): void;
  /** Resolves when every entry added until now is written or dropped. */
  settle(): Promise<void>;
}

const pauseMs = 500;
const atOnce = 500;
/** Maximum number of entries that wait during a database outage; beyond it the oldest are dropped. */
const mostWaiting = 20_000;

interface WriterParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFault: (fault: unknown) => void;
}

async function writeBatch({ database, clock }: WriterParts, batch: readonly LoggedRequest[]): Promise<void> {
  for (const [scope, requests] of Map.groupBy(batch, ({ scope }) => scope)) {
    const tenant = { environmentId: scope.environmentId };
    const entries = requests.filter(({ replayed }) => !replayed);
    await database.transaction(tenant, async (tx) => {
      if (entries.length > 0) await insertApiLogs(tx, scope, entries, clock.now());
      await noteKeyUses(tx, scope, requests);
    });
  }
}

export function createApiLogWriter(parts: WriterParts): ApiLogWriter {
  let waiting: LoggedRequest[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  /** Number of entries ever added. `wanted` is the count up to which a caller of `settle` waits. */
  let added = 0;
  let wanted = 0;

  /** Returns the number of entries written or dropped; valid only while no batch is in progress. */
  const ended = (): number => added - waiting.length;

  /**
   * Writes the waiting entries. Those that fail because of a database outage keep waiting; any other fault drops them.
   */
  async function writeAll(): Promise<void> {
    do {
      const batch = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      try {
        await writeBatch(parts, batch);
      } catch (fault) {
        parts.onFault(fault);
        if (!(fault instanceof Unavailable)) continue;
        waiting = [...batch, ...waiting];
        return;
      }
      // Entries added meanwhile wait for the next batch, so that each transaction writes many entries.
    } while (waiting.length >= atOnce || ended() < wanted);
  }
  function write(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing ??= writeAll().finally(() => {
      writing = null;
      if (waiting.length > 0) later();
    });
    return writing;
  }
  function later(): void {
    timer ??= setTimeout(() => void write(), pauseMs).unref();
  }
  return {
    add(logged) {
      waiting.push(logged);
      added += 1;
      if (waiting.length > mostWaiting) waiting = waiting.slice(-mostWaiting / 2);
      if (waiting.length >= atOnce) void write();
      else later();
    },
    async settle() {
      const mine = added;
      wanted = mine;
      await writing;
      if (ended() < mine) await write();
    },
  };
}
