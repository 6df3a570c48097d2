/**
 * Rows by their ids: what requests ask for in one turn of the event loop, or while such a statement is on its way, is read by
 * the next one together. Nothing is kept, and every row is as it was committed after whoever is given it had asked. A statement
 * that fails is sent again for each by itself, so that nobody is told of another's error.
 */
import type pg from 'pg';
import type { Reader } from './connection.ts';
import { DatabaseUnavailable } from './unavailable.ts';

type SelectByIds = Reader['selectByIds'];

interface Asked {
  readonly ids: readonly string[];
  readonly give: (rows: pg.QueryResultRow[]) => void;
  readonly fail: (error: unknown) => void;
}

/** Who asks for more is worth a statement, and would keep those waiting who ask for one row. */
const mostJoined = 20;

/** One statement for one asker. */
export const byIds =
  (select: Reader['select']): SelectByIds =>
  (text, environmentId, ids) =>
    select({ text, values: [environmentId, [...ids]] });

/** `select` sends a statement by itself, scoped to the one environment that is asked about. */
export function createJoinedSelect(select: Reader['select']): SelectByIds {
  const alone = byIds(select);
  /** By their texts; one that is here has a statement on its way, or will at the end of this turn. */
  const lines = new Map<string, Asked[]>();

  async function readTogether(text: string, environmentId: string, asked: readonly Asked[]): Promise<void> {
    const wanted = new Set(asked.flatMap(({ ids }) => ids));
    try {
      const rows = await alone<{ id: string }>(text, environmentId, [...wanted]);
      const found = new Map(rows.map((row) => [row.id, row]));
      for (const { ids, give } of asked) give(ids.flatMap((id) => found.get(id) ?? []));
    } catch (error) {
      const isHopeless = asked.length === 1 || error instanceof DatabaseUnavailable;
      for (const { ids, give, fail } of asked) {
        if (isHopeless) fail(error);
        else alone(text, environmentId, ids).then(give, fail);
      }
    }
  }

  async function readInTurn(text: string, environmentId: string, line: Asked[]): Promise<void> {
    while (line.length > 0) await readTogether(text, environmentId, line.splice(0));
    lines.delete(text);
  }

  return (text, environmentId, ids) => {
    if (ids.length > mostJoined) return alone(text, environmentId, ids);
    return new Promise((give, fail) => {
      const asked: Asked = { ids: [...new Set(ids)], give: give as Asked['give'], fail };
      const waiting = lines.get(text);
      if (waiting !== undefined) {
        waiting.push(asked);
        return;
      }
      const line = [asked];
      lines.set(text, line);
      setImmediate(() => void readInTurn(text, environmentId, line));
    });
  };
}
