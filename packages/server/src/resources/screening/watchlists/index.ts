/** Slice of watchlists, as callers see them; they are files without tables. */
import { defineKind, defineSlice } from '../../../operations/slice.ts';
import { watchlistEndpoints } from './endpoints.ts';
import type { WatchlistSources } from './kept-watchlists.ts';
import { keptWatchlists } from './kept-watchlists.ts';
import { watchlistAttributes } from './schema.ts';
import { serializeWatchlist } from './serializer.ts';

/** Creates the slice. The application provides the storage and search of watchlists. */
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
