/**
 * Group commit: insert-only transactions that end while others are being written share one statement and one wait for
 * the disk. Each gets its own outcome: a failed group is written again one by one (decision 0033).
 */
import type { InsertedRow } from './batched-insert.ts';

/** Writes the rows of one transaction; resolves when they are on disk. */
export type CommitTogether = (rows: readonly InsertedRow[]) => Promise<void>;

interface Ended {
  readonly rows: readonly InsertedRow[];
  readonly succeed: () => void;
  readonly fail: (error: unknown) => void;
}

/** Two groups, so that one that waits for a lock does not block all others. */
const mostInFlight = 2;
const mostInGroup = 64;

/**
 * Creates the group commit. `write` writes rows atomically; `isRepeatable` returns true for an error that left the rows
 * unwritten and allows a retry.
 */
export function createGroupCommit(
  write: (rows: readonly InsertedRow[], isGroup: boolean) => Promise<void>,
  isRepeatable: (error: unknown) => boolean,
): CommitTogether {
  const waiting: Ended[] = [];
  let inFlight = 0;

  const writeAlone = ({ rows, succeed, fail }: Ended): Promise<void> => write(rows, false).then(succeed, fail);

  /** Writes a group; resolves once it no longer blocks the next one. */
  async function writeGroup(group: readonly Ended[]): Promise<void> {
    const [only] = group;
    if (only !== undefined && group.length === 1) return writeAlone(only);
    try {
      const rows = group.flatMap((ended) => ended.rows);
      await write(rows, true);
    } catch (error) {
      for (const ended of group) isRepeatable(error) ? void writeAlone(ended) : ended.fail(error);
      return;
    }
    for (const { succeed } of group) succeed();
  }

  function begin(): void {
    if (inFlight >= mostInFlight || waiting.length === 0) return;
    inFlight += 1;
    void writeGroup(waiting.splice(0, mostInGroup)).finally(() => {
      inFlight -= 1;
      begin();
    });
  }
  return (rows) =>
    new Promise((succeed, fail) => {
      waiting.push({ rows, succeed, fail });
      // Transactions that end in this turn of the event loop are written together.
      setImmediate(begin);
    });
}
