/** Writes of a resource, bound to the environment in the address. */
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import { ApiError } from '../client/api-error.ts';
import { type Mutations, staleKey, type Writes } from '../client/mutations.ts';
import { useApi } from './session.ts';

/** Returns a function that refetches the stale queries of writes made elsewhere. */
export function useRefresh({ stale, dropped }: Mutations<Writes>): () => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  return async () => {
    for (const resource of dropped) queries.removeQueries({ queryKey: staleKey(api, resource) });
    await Promise.all(stale.map((each) => queries.invalidateQueries({ queryKey: staleKey(api, each) })));
  };
}

type Bound<Written extends Writes> = {
  readonly [Name in keyof Written]: Written[Name] extends (api: Api, ...given: infer Given) => Promise<infer Answer>
    ? (...given: Given) => Promise<Answer>
    : never;
};

/** Returns true if the input was refused: nothing was changed, and shown data is still current. */
const isRefusedInput = (fault: unknown): boolean =>
  fault instanceof ApiError && (fault.status === 400 || fault.status === 422);

/**
 * Returns the writes, which throw the errors of their requests. A failed write may have been done in part, or may have
 * failed because the shown data is stale, so it also refetches, without waiting.
 */
export function useMutations<Written extends Writes>(mutations: Mutations<Written>): Bound<Written> {
  const { writes, isAwaited } = mutations;
  const api = useApi();
  const refresh = useRefresh(mutations);
  const bound = Object.entries(writes).map(([name, write]) => [
    name,
    async (...given: never[]) => {
      const answer = await write(api, ...given).catch((fault: unknown) => {
        if (!isRefusedInput(fault)) void refresh();
        throw fault;
      });
      const refreshed = refresh();
      if (isAwaited) await refreshed;
      return answer;
    },
  ]);
  // Every name of the writes is among the entries, with the parameters and the result of its write.
  return Object.fromEntries(bound) as Bound<Written>;
}
