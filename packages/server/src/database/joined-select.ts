/**
 * Rows by their keys: what requests ask for in one turn of the event loop, or while such a statement is on its way, is read by
 * the next one together. Nothing is kept, and every row is as it was committed after whoever is given it had asked. A statement
 * that fails is sent again for each by itself, so that nobody is told of another's error.
 */
import type pg from 'pg';
import type { Lookup, Reader } from './connection.ts';
import { DatabaseUnavailable } from './unavailable.ts';

type SelectByKeys = Reader['selectByKeys'];

interface Asked {
  readonly keys: readonly string[];
  readonly give: (rows: pg.QueryResultRow[]) => void;
  readonly fail: (error: unknown) => void;
}

/** Who asks for more is worth a statement, and would keep those waiting who ask for one row. */
const mostJoined = 20;

/** One statement for one asker. */
export const byKeys =
  (select: Reader['select']): SelectByKeys =>
  ({ text }, environmentId, keys) =>
    select({ text, values: [environmentId, [...keys]] });

/** `select` sends a statement by itself, scoped to the environment. Who asks about another one is not joined with others. */
export function createJoinedSelect(select: Reader['select'], joinedEnvironmentId: string | null): SelectByKeys {
  const alone = byKeys(select);
  /** By their texts; one that is here has a statement on its way, or will at the end of this turn. */
  const lines = new Map<string, Asked[]>();

  async function readTogether(lookup: Lookup, environmentId: string, asked: readonly Asked[]): Promise<void> {
    const wanted = new Set(asked.flatMap(({ keys }) => keys));
    try {
      const rows = await alone(lookup, environmentId, [...wanted]);
      const found = new Map(rows.map((row) => [row[lookup.key ?? 'id'], row]));
      for (const { keys, give } of asked) give(keys.flatMap((key) => found.get(key) ?? []));
    } catch (error) {
      const isHopeless = asked.length === 1 || error instanceof DatabaseUnavailable;
      for (const { keys, give, fail } of asked) {
        if (isHopeless) fail(error);
        else alone(lookup, environmentId, keys).then(give, fail);
      }
    }
  }

  async function readInTurn(lookup: Lookup, environmentId: string, line: Asked[]): Promise<void> {
    while (line.length > 0) await readTogether(lookup, environmentId, line.splice(0));
    lines.delete(lookup.text);
  }

  return (lookup, environmentId, keys) => {
    if (keys.length > mostJoined || environmentId !== joinedEnvironmentId) return alone(lookup, environmentId, keys);
    return new Promise((give, fail) => {
      const asked: Asked = { keys: [...new Set(keys)], give: give as Asked['give'], fail };
      const waiting = lines.get(lookup.text);
      if (waiting !== undefined) {
        waiting.push(asked);
        return;
      }
      const line = [asked];
      lines.set(lookup.text, line);
      setImmediate(() => void readInTurn(lookup, environmentId, line));
    });
  };
}
