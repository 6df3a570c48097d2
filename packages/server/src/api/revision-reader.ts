/**
 * Reads the revisions that kept answers are compared with. Requests that come in together ask together: one query for all
 * of them, sent after the last of them arrived, so none is told of a state older than itself.
 */
import DataLoader from 'dataloader';
import type { Database, Reader } from '../database/connection.ts';
import type { Scope } from '../security/scope.ts';

/** The revisions of the rows with these ids, by id; rows that do not exist are left out. */
export type FindRevisions = (
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

export interface RevisionReader {
  /** Null when the row does not exist. */
  read(find: FindRevisions, scope: Scope, id: string): Promise<number | null>;
}

const mostAtOnce = 100;

export function createRevisionReader(database: Database): RevisionReader {
  const loaders = new Map<FindRevisions, Map<string, DataLoader<string, number | null>>>();

  function createLoader(find: FindRevisions, scope: Scope): DataLoader<string, number | null> {
    const wall = { environmentId: scope.environmentId };
    return new DataLoader(
      async (ids) => {
        const found = await database.read(wall, (reader) => find(reader, scope, ids));
        return ids.map((id) => found.get(id) ?? null);
      },
      // What one turn of the event loop took from the sockets goes as one query; nothing is remembered after it.
      { cache: false, maxBatchSize: mostAtOnce, batchScheduleFn: (send) => void setImmediate(send) },
    );
  }

  return {
    read(find, scope, id) {
      const ofKind = loaders.get(find) ?? new Map<string, DataLoader<string, number | null>>();
      loaders.set(find, ofKind);
      const loader = ofKind.get(scope.environmentId) ?? createLoader(find, scope);
      ofKind.set(scope.environmentId, loader);
      return loader.load(id);
    },
  };
}
