/** Cached answers that a write makes stale. */
import type { Api } from './api.ts';
import { type QueryResource, queryKey } from './query-key.ts';

type Write = (api: Api, ...given: never[]) => Promise<unknown>;

export type Writes = Readonly<Record<string, Write>>;

/** Names of data that a write makes stale. `session`: the user and their permissions; `own`: their sign-in methods. */
export type Stale = QueryResource | 'session' | 'own' | 'environment' | 'everything';

export interface Mutations<Written extends Writes> {
  readonly writes: Written;
  readonly stale: readonly Stale[];
  /** Resources whose cached answers are removed at once. */
  readonly dropped: readonly QueryResource[];
  /** True if a write is complete only after its stale queries are fetched again. */
  readonly isAwaited: boolean;
}

type Options = Partial<Pick<Mutations<Writes>, 'dropped' | 'isAwaited'>>;

/** Returns the writes of one resource; each refetches all of `stale`. */
export const mutationsOf = <Written extends Writes>(
  stale: readonly Stale[],
  writes: Written,
  { dropped = [], isAwaited = true }: Options = {},
): Mutations<Written> => ({ writes, stale, dropped, isAwaited });

/** Returns the prefix of the stale keys. */
export function staleKey(api: Pick<Api, 'environmentId'>, stale: Stale): readonly unknown[] {
  switch (stale) {
    case 'everything':
      return [];
    case 'environment':
      return [api.environmentId];
    case 'session':
    case 'own':
      return [stale];
    default:
      return queryKey(api, stale);
  }
}
