/** Removal of unused versions of watchlists: never a current or waiting one, nor one that a run names. */
import type { Standing, WatchlistVersion } from './watchlist.ts';
import type { WatchlistFolder } from './watchlist-folder.ts';

/** Milliseconds for which a new version is kept, since it may be about to become current. */
const youngestMs = 24 * 3_600_000;

export interface Pruned {
  readonly slug: string;
  readonly kept: number;
  readonly removed: readonly string[];
}

/** Returns the current version, the waiting one, and as many before the current one. */
function standingVersions({ current, waiting }: Standing, versions: readonly WatchlistVersion[], keep: number) {
  const bySha = new Map(versions.map((version) => [version.sha256, version]));
  const kept = new Set([current, waiting].flatMap((version) => version?.sha256 ?? []));
  let before = current?.previous ?? null;
  for (let count = 0; count < keep && before !== null && !kept.has(before); count += 1) {
    kept.add(before);
    before = bySha.get(before)?.previous ?? null;
  }
  return kept;
}

interface PruneParts {
  /** Number of versions before the current one that are always kept. */
  readonly keep: number;
  readonly now: Date;
  /** Reads `slug@sha256` of all named versions, again at each call. */
  readonly named: () => Promise<ReadonlySet<string>>;
}

/** Returns the versions that may be removed by current knowledge. */
async function dispensable(
  folder: WatchlistFolder,
  standing: Standing,
  { keep, now }: PruneParts,
  named: ReadonlySet<string>,
): Promise<{ readonly slug: string; readonly all: number; readonly found: string[] }> {
  const { slug } = standing.watchlist;
  for (const sha256 of await folder.asides(slug)) await folder.putBack(slug, sha256);
  const versions = await folder.versions(slug);
  const kept = standingVersions(standing, versions, keep);
  const isOld = ({ receivedAt }: WatchlistVersion) => now.getTime() - Date.parse(receivedAt) >= youngestMs;
  const found = versions
    .filter((version) => isOld(version) && !kept.has(version.sha256) && !named.has(`${slug}@${version.sha256}`))
    .map(({ sha256 }) => sha256);
  return { slug, all: versions.length, found };
}

/**
 * Sets versions aside first, where no run can open them, and then checks again: those named in the meantime are put
 * back.
 */
export async function pruneVersions(folder: WatchlistFolder, parts: PruneParts): Promise<Pruned[]> {
  const before = await parts.named();
  const lists = [];
  for (const standing of await folder.standings()) {
    const list = await dispensable(folder, standing, parts, before);
    for (const sha256 of list.found) await folder.setAside(list.slug, sha256);
    lists.push(list);
  }
  const after = await parts.named();
  const pruned: Pruned[] = [];
  for (const { slug, all, found } of lists) {
    const { current = null, waiting = null } = (await folder.standing(slug)) ?? {};
    const isWanted = (sha256: string) =>
      after.has(`${slug}@${sha256}`) || sha256 === current?.sha256 || sha256 === waiting?.sha256;
    for (const sha256 of found.filter(isWanted)) await folder.putBack(slug, sha256);
    const removed = found.filter((sha256) => !isWanted(sha256));
    for (const sha256 of removed) await folder.discard(slug, sha256);
    pruned.push({ slug, kept: all - removed.length, removed });
  }
  return pruned;
}
