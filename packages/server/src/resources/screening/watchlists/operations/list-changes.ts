/** Listing of the changes in a version of a watchlist. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import type { DifferingEntries } from '../../../../screening/entries-that-differ.ts';
import { VersionUnreachable } from '../../../../screening/past-versions.ts';
import type { DifferingAsked } from '../../../../screening/screener.ts';
import { requireWatchlist, type WatchlistSources } from '../kept-watchlists.ts';

/**
 * Lists the entries that a version added, changed or removed. Throws not_found, and unprocessable if the files of the
 * version or of the one before are gone.
 */
export async function listChanges(
  context: ReadContext,
  sources: WatchlistSources,
  { slug, version, ...asked }: DifferingAsked & { readonly slug: string; readonly version: string },
): Promise<DifferingEntries> {
  await requireWatchlist(context, sources, slug);
  if (!/^[0-9a-f]{64}$/.test(version)) throw new Refusal('not_found');
  const found = await sources.screener.differing(slug, version, asked).catch((error: unknown) => {
    if (error instanceof VersionUnreachable) throw new Refusal('unprocessable', { details: error.message });
    throw error;
  });
  if (found === null) throw new Refusal('not_found');
  return found;
}
