/**
 * Batched lookups of rows by their keys: lookups of one turn of the event loop, and those that arrive while such a
 * statement runs, share the next statement. Nothing is cached: every statement begins after all the lookups it answers.
 * If a shared statement fails, each lookup is sent separately, so that none fails with the error of another.
 */
import DataLoader from 'dataloader';
import type pg from 'pg';
import type { Lookup, Reader } from './connection.ts';
import { DatabaseUnavailable } from './unavailable.ts';

type SelectByKeys = Reader['selectByKeys'];

type Row = pg.QueryResultRow;

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
  /** Loaders by the text of their statement. */
  const loaders = new Map<string, DataLoader<string, Row | null>>();

  function loaderOf(lookup: Lookup, environmentId: string): DataLoader<string, Row | null> {
    let known = loaders.get(lookup.text);
    if (known === undefined) {
      known = createLoader(lookup.key ?? 'id', (keys) => alone<Row>(lookup, environmentId, keys));
      loaders.set(lookup.text, known);
    }
    return known;
  }

  return async <Found extends Row>(lookup: Lookup, environmentId: string, keys: readonly string[]) => {
    if (keys.length > mostBatched || environmentId !== batchedEnvironmentId) return alone(lookup, environmentId, keys);
    const loader = loaderOf(lookup, environmentId);
    try {
      const rows = await Promise.all([...new Set(keys)].map((key) => loader.load(key)));
      // The statement gives rows of the type that the caller of this lookup names.
      return rows.filter((row) => row !== null) as Found[];
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      return alone(lookup, environmentId, keys);
    }
  };
}

/** Creates a loader without a cache that has one statement running at a time. */
function createLoader(
  key: string,
  select: (keys: readonly string[]) => Promise<Row[]>,
): DataLoader<string, Row | null> {
  let running: Promise<unknown> | null = null;
  const readRows = async (keys: readonly string[]): Promise<(Row | null)[]> => {
    const reading = select([...new Set(keys)]);
    running = reading;
    try {
      const found = new Map((await reading).map((row) => [row[key], row]));
      return keys.map((each) => found.get(each) ?? null);
    } finally {
      running = null;
    }
  };
  const batchScheduleFn = (send: () => void) => {
    if (running === null) setImmediate(send);
    else running.then(send, send);
  };
  return new DataLoader(readRows, { cache: false, batchScheduleFn });
}
