/** Acceptance or rejection of a waiting watchlist version by a user, with a reason. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { acceptWaiting, rejectWaiting } from '../../../../screening/receive-version.ts';
import { creatorOf } from '../../reports/index.ts';
import { requireWatchlist, type WatchlistSources } from '../kept-watchlists.ts';
import type { ShownWatchlist } from '../serializer.ts';

export interface Decision {
  readonly reason: string;
  /** Version that the user reviewed; null if the request names none. */
  readonly version: string | null;
}

const doers = { accept: acceptWaiting, reject: rejectWaiting };

/**
 * Decides on the waiting version. Throws not_found; conflict if none waits, another version waits, or the caller may
 * not decide on the list.
 */
export async function decideVersion(
  context: OperationContext,
  sources: WatchlistSources,
  slug: string,
  { way, reason, version }: Decision & { readonly way: keyof typeof doers },
): Promise<ShownWatchlist> {
  const { standing, mayDecide } = await requireWatchlist(context, sources, slug);
  if (!mayDecide) {
    const details = `several organizations share the watchlist; its operator decides by the command: npm start -- watchlists ${way} ${slug} --reason TEXT`;
    throw new Refusal('conflict', { details });
  }
  if (standing.waiting === null) throw new Refusal('conflict', { details: 'the watchlist has no waiting version' });
  if (version !== null && standing.waiting.sha256 !== version) {
    throw new Refusal('conflict', problemAt('/data/attributes/version', 'is not the waiting version'));
  }
  const said = { by: await creatorOf(context), reason, at: context.clock.now().toISOString() };
  await doers[way](sources.watchlists, slug, said);
  return requireWatchlist(context, sources, slug);
}
