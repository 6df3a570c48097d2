/** Queries for watchlists and their status. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { ListWatchlistVersionChangesResponse, MonitoringSample, Watchlist } from './resources.ts';

/** Interval between polls in milliseconds; watchlist versions change without user action. */
const lookedAtEvery = 60_000;

export const watchlistsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'watchlist', 'all'),
    queryFn: ({ signal }) => api.get<Page<Watchlist>>('/watchlists', {}, signal),
    refetchInterval: lookedAtEvery,
  });

export const watchlistQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: queryKey(api, 'watchlist', 'one', slug),
    queryFn: ({ signal }) => api.get<Single<Watchlist>>(`/watchlists/${slug}`, {}, signal),
  });

/** Returns true if the watchlist needs attention. */
export const isOfConcern = ({ attributes }: Watchlist): boolean =>
  attributes.waiting !== null || attributes.age === 'too-old' || attributes.age === 'missing';

export const entryChanges = ['added', 'changed', 'removed'] as const;

export type EntryChange = (typeof entryChanges)[number];

type Changes = ListWatchlistVersionChangesResponse;
export type DifferingEntry = Changes['data'][number];

export interface EntryQuestion {
  readonly slug: string;
  readonly version: string;
  readonly change: EntryChange | '';
  readonly name: string;
}

const mostShown = 100;

export const entriesQuery = (api: Api, { slug, version, change, name }: EntryQuestion) =>
  queryOptions({
    queryKey: queryKey(api, 'watchlist', 'entries', slug, version, change, name),
    queryFn: ({ signal }) =>
      api.get<Changes>(
        `/watchlists/${slug}/versions/${version}/changes`,
        {
          ...(change === '' ? {} : { 'filter[change]': change }),
          ...(name === '' ? {} : { 'filter[name]': name }),
          'page[size]': mostShown,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    // A published version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const watchlistMutations = mutationsOf(['watchlist'], {
  accept: (api: Api, id: string, version: string, reason: string) =>
    api.post(`/watchlists/${id}/accept`, { reason, version }),
  reject: (api: Api, id: string, version: string, reason: string) =>
    api.post(`/watchlists/${id}/reject`, { reason, version }),
});

/** Returns the newest monitoring sample. */
export const lastSampleQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'monitoring-sample', 'last'),
    queryFn: ({ signal }) => api.get<Page<MonitoringSample>>('/monitoring-samples', { 'page[size]': 1 }, signal),
  });
