/** Cached answers that a write makes stale. */
import type { Api } from './api.ts';
import { type QueryResource, queryKey } from './query-key.ts';

type Write = (api: Api, ...given: never[]) => Promise<unknown>;

export type Writes = Readonly<Record<string, Write>>;

/** `session`: who is signed in and what they may do. `own`: how they sign in. */
export type Stale = QueryResource | 'session' | 'own' | 'environment' | 'everything';

export interface Mutations<Written extends Writes> {
  readonly writes: Written;
  readonly stale: readonly Stale[];
  /** Answers that are not kept for a moment longer. */
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

/** The first members of the keys that are old. */
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
