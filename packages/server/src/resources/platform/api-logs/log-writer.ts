/**
 * Writes the API log outside of the requests' way: entries wait in memory for at most half a second and are written many
 * at a time. A process that is killed loses those (decision 0015).
 */
import type { Database } from '../../../database/connection.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Unavailable } from '../../../lib/unavailable.ts';
import { noteKeyUses } from '../api-keys/index.ts';
import type { LoggedRequest } from './logged-request.ts';
import { insertApiLogs } from './store.ts';

export interface ApiLogWriter {
  add(logged: LoggedRequest): void;
  /** Resolves when everything added so far is written or given up. */
  settle(): Promise<void>;
}

const pauseMs = 500;
const atOnce = 500;
/** While the database is away; the oldest are given up beyond. */
const mostWaiting = 20_000;

export function createApiLogWriter(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFault: (fault: unknown) => void;
}): ApiLogWriter {
  let waiting: LoggedRequest[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  /** How many entries there ever were, and how many of them someone waits for. */
  let added = 0;
  let wanted = 0;

  /** While no batch is under way: all that were written or given up. */
  const ended = (): number => added - waiting.length;

  async function writeBatch(batch: readonly LoggedRequest[]): Promise<void> {
    for (const [scope, requests] of Map.groupBy(batch, ({ scope }) => scope)) {
      const tenant = { environmentId: scope.environmentId };
      const entries = requests.filter(({ replayed }) => !replayed);
      await parts.database.transaction(tenant, async (tx) => {
        if (entries.length > 0) await insertApiLogs(tx, scope, entries, parts.clock.now());
        await noteKeyUses(tx, scope, requests);
      });
    }
  }

  /** Entries that could not be written because the database is away wait on; any other fault ends them. */
  async function writeAll(): Promise<void> {
    do {
      const batch = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      try {
        await writeBatch(batch);
      } catch (fault) {
        parts.onFault(fault);
        if (!(fault instanceof Unavailable)) continue;
        waiting = [...batch, ...waiting];
        return;
      }
      // What came in meanwhile waits for its turn, so that a batch is worth its transaction.
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
