/**
 * Watchlists that a caller may see: those of the operator and of the caller's organization, in this environment. Lists
 * of other organizations are excluded.
 */
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { ageOf, isFor, type Screener } from '../../../screening/screener.ts';
import { listTypes, type Standing } from '../../../screening/watchlist.ts';
import type { WatchlistFolder } from '../../../screening/watchlist-folder.ts';
import { findOrganizations } from '../../platform/organizations/index.ts';
import type { ShownWatchlist } from './serializer.ts';

export interface WatchlistSources {
  readonly screener: Pick<Screener, 'listed' | 'differing'>;
  readonly watchlists: WatchlistFolder;
}

/** True for lists of the service itself: they are part of a release and get no versions. */
const isBuiltIn = ({ watchlist }: Standing): boolean => watchlist.format === 'built-in';

/**
 * True if the caller may decide on versions. Lists shared by all organizations are decided by the operator, by command;
 * the only organization of an installation is its operator.
 */
async function mayDecide({ tx }: Pick<ReadContext, 'tx'>, standing: Standing): Promise<boolean> {
  if (isBuiltIn(standing)) return false;
  if ((standing.watchlist.organizationId ?? null) !== null) return true;
  return (await findOrganizations(tx, null)).length === 1;
}

async function shownOf(context: ReadContext, sources: WatchlistSources, standing: Standing): Promise<ShownWatchlist> {
  const lastRejected = isBuiltIn(standing) ? null : await sources.watchlists.rejected(standing.watchlist.slug);
  return {
    standing,
    lastRejected,
    age: ageOf(standing, context.clock.now()),
    mayDecide: await mayDecide(context, standing),
  };
}

/** Returns the watchlists by slug, freshly read from disk. */
export async function keptWatchlists(context: ReadContext, sources: WatchlistSources): Promise<ShownWatchlist[]> {
  const { scope } = context;
  const listed = await sources.screener.listed(scope, { listTypes, watchlists: [] });
  const kept = (await sources.watchlists.standings()).filter((standing) => isFor(scope, standing));
  const all = [...kept, ...listed.filter(isBuiltIn)];
  return Promise.all(all.map((standing) => shownOf(context, sources, standing)));
}

/** Finds the watchlist. Throws not_found, also for one of another organization. */
export async function requireWatchlist(
  context: ReadContext,
  sources: WatchlistSources,
  slug: string,
): Promise<ShownWatchlist> {
  const found = (await keptWatchlists(context, sources)).find(({ standing }) => standing.watchlist.slug === slug);
  if (found === undefined) throw new Refusal('not_found');
  return found;
}
