/** Watchlists with what stands of them. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page } from './documents.ts';
import type { Watchlist } from './resources.ts';

export const watchlistQuestion = 'GET /api/v1/watchlists';

/** Versions come and go without anybody's doing; how often they are looked at, in milliseconds. */
const lookedAtEvery = 60_000;

export const watchlistsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'watchlist', 'all'],
    queryFn: ({ signal }) => api.get<Page<Watchlist>>('/watchlists', {}, signal),
    refetchInterval: lookedAtEvery,
  });

/** Whether somebody should look at it. */
export const isOfConcern = ({ attributes }: Watchlist): boolean =>
  attributes.waiting !== null || attributes.age === 'too-old' || attributes.age === 'missing';
