/** Who differs between a version of a watchlist and the one before. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';

export const entryChanges = ['added', 'changed', 'removed'] as const;

export type EntryChange = (typeof entryChanges)[number];

export interface DifferingEntry {
  readonly change: EntryChange;
  readonly 'entity-id': string;
  readonly names: readonly string[];
  readonly birthdates: readonly string[];
  readonly countries: readonly string[];
  readonly differences: readonly {
    readonly field: string;
    readonly before: readonly string[];
    readonly after: readonly string[];
  }[];
}

export interface EntryQuestion {
  readonly slug: string;
  readonly version: string;
  readonly change: EntryChange | '';
  readonly name: string;
}

const mostShown = 100;

export const entriesQuery = (api: Api, { slug, version, change, name }: EntryQuestion) =>
  queryOptions({
    queryKey: [api.environmentId, 'watchlist', 'entries', slug, version, change, name],
    queryFn: ({ signal }) =>
      api.get<{ readonly data: readonly DifferingEntry[]; readonly meta: { readonly 'has-more': boolean } }>(
        `/watchlists/${slug}/versions/${version}/changes`,
        {
          ...(change === '' ? {} : { 'filter[change]': change }),
          ...(name === '' ? {} : { 'filter[name]': name }),
          'page[size]': mostShown,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    // A version stays what it is.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
