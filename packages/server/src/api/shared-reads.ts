/**
 * Small reads that many requests make, made together: what one turn of the event loop took from the sockets goes as one
 * query, sent after the last of them arrived, so none is told of a state older than itself. Nothing is remembered.
 */
import DataLoader from 'dataloader';
import type { Database, Reader } from '../database/connection.ts';
import type { Scope } from '../security/scope.ts';

/** What belongs to these ids, by id; ids without anything are left out. */
export type FindByIds<Value> = (
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Value>>;

/** Null when nothing has this id. */
export type SharedRead<Value> = (scope: Scope, id: string) => Promise<Value | null>;

const mostAtOnce = 100;

export function createSharedRead<Value>(database: Database, find: FindByIds<Value>): SharedRead<Value> {
  const loaders = new Map<string, DataLoader<string, Value | null>>();

  function createLoader(scope: Scope): DataLoader<string, Value | null> {
    const wall = { environmentId: scope.environmentId };
    return new DataLoader(
      async (ids) => {
        const found = await database.read(wall, (reader) => find(reader, scope, ids));
        return ids.map((id) => found.get(id) ?? null);
      },
      { cache: false, maxBatchSize: mostAtOnce, batchScheduleFn: (send) => void setImmediate(send) },
    );
  }

  return (scope, id) => {
    const loader = loaders.get(scope.environmentId) ?? createLoader(scope);
    loaders.set(scope.environmentId, loader);
    return loader.load(id);
  };
}
