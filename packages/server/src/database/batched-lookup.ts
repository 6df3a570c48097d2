/**
 * Batched lookups of rows by their keys: lookups of one turn of the event loop, and those that arrive while such a
 * statement runs, share the next statement. Nothing is cached: every statement begins after all the lookups it answers.
 * If a shared statement fails, each lookup is sent separately, so that none fails with the error of another.
 */
import type pg from 'pg';
import type { Lookup, Reader } from './connection.ts';
import { DatabaseUnavailable } from './unavailable.ts';

type SelectByKeys = Reader['selectByKeys'];

interface Pending {
  readonly keys: readonly string[];
  readonly resolve: (rows: pg.QueryResultRow[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Largest batched lookup; one of more keys gets a statement of its own, since it would delay the lookups of one row.
 */
const mostBatched = 20;

/** Sends one statement per lookup. */
export const byKeys =
  (select: Reader['select']): SelectByKeys =>
  ({ text }, environmentId, keys) =>
    select({ text, values: [environmentId, [...keys]] });

/**
 * Creates the lookup. `select` sends one statement, scoped to the environment. A lookup in another environment is not
 * batched.
 */
export function createBatchedLookup(select: Reader['select'], batchedEnvironmentId: string | null): SelectByKeys {
  const alone = byKeys(select);
  /** Pending lookups by their text. A text with an entry has a statement running, or will at the end of this turn. */
  const queues = new Map<string, Pending[]>();

  async function readTogether(lookup: Lookup, environmentId: string, batch: readonly Pending[]): Promise<void> {
    const all = new Set(batch.flatMap(({ keys }) => keys));
    try {
      const rows = await alone(lookup, environmentId, [...all]);
      const found = new Map(rows.map((row) => [row[lookup.key ?? 'id'], row]));
      for (const { keys, resolve } of batch) resolve(keys.flatMap((key) => found.get(key) ?? []));
    } catch (error) {
      const isFinal = batch.length === 1 || error instanceof DatabaseUnavailable;
      for (const { keys, resolve, reject } of batch) {
        if (isFinal) reject(error);
        else alone(lookup, environmentId, keys).then(resolve, reject);
      }
    }
  }

  async function readQueue(lookup: Lookup, environmentId: string, queue: Pending[]): Promise<void> {
    while (queue.length > 0) await readTogether(lookup, environmentId, queue.splice(0));
    queues.delete(lookup.text);
  }

  return (lookup, environmentId, keys) => {
    if (keys.length > mostBatched || environmentId !== batchedEnvironmentId) return alone(lookup, environmentId, keys);
    return new Promise((resolve, reject) => {
      const pending: Pending = { keys: [...new Set(keys)], resolve: resolve as Pending['resolve'], reject };
      const running = queues.get(lookup.text);
      if (running !== undefined) {
        running.push(pending);
        return;
      }
      const queue = [pending];
      queues.set(lookup.text, queue);
      setImmediate(() => void readQueue(lookup, environmentId, queue));
    });
  };
}
