/** Watchlists as those who screen see them; they are files, and have no tables. */
import { defineKind, defineSlice } from '../../../operations/slice.ts';
import { watchlistEndpoints } from './endpoints.ts';
import type { WatchlistSources } from './kept-watchlists.ts';
import { keptWatchlists } from './kept-watchlists.ts';
import { watchlistAttributes } from './schema.ts';
import { serializeWatchlist } from './serializer.ts';

/** What keeps and searches watchlists is the application's. */
export const createWatchlistsSlice = ({ reportSources }: { readonly reportSources: WatchlistSources }) =>
  defineSlice({
    events: [],
    endpoints: watchlistEndpoints(reportSources),
    kinds: [
      defineKind({
        type: 'watchlist',
        readPermission: 'report.read',
        includable: [],
        attributes: watchlistAttributes,
        load: async (context, slugs) =>
          (await keptWatchlists(context, reportSources))
            .filter(({ standing }) => slugs.includes(standing.watchlist.slug))
            .map(serializeWatchlist),
      }),
    ],
  });
