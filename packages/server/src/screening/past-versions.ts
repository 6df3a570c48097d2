/**
 * Past versions of watchlists: opened from kept segments or rebuilt from their files, and never another version than
 * the named one.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RebuildRequest } from './rebuild-segment.ts';
import type { SearchedSource } from './screening-request.ts';
import type { SharedSegment } from './search-segments.ts';
import type { WatchlistFolder } from './watchlist-folder.ts';

/** One version of one watchlist, as a run names it. */
export type NamedVersion = Pick<SearchedSource, 'slug' | 'version' | 'segment'>;

/** Thrown if a named version is missing (`gone`), or differs from the named one (`changed`). */
export class VersionUnreachable extends Error {
  override readonly name = 'VersionUnreachable';
  readonly slug: string;
  readonly how: 'gone' | 'changed';
  constructor({ slug, version }: NamedVersion, how: 'gone' | 'changed', what: string) {
    super(`${what} of ${slug} ${version.slice(0, 12)}`);
    this.slug = slug;
    this.how = how;
  }
}

const mostBytesHeld = 512_000_000;

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function readShared(path: string): Promise<SharedArrayBuffer | null> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (bytes === null) return null;
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

type Rebuild = (request: RebuildRequest) => Promise<SharedArrayBuffer | null>;

/** Reads a stored segment or builds it again. Throws VersionUnreachable. */
async function segmentOf(folder: WatchlistFolder, rebuild: Rebuild, named: NamedVersion): Promise<SharedArrayBuffer> {
  const { slug, version, segment } = named;
  const stored = await readShared(folder.pathOf(slug, version, 'segment'));
  if (stored !== null) {
    if (sha256Of(new Uint8Array(stored)) === segment) return stored;
    throw new VersionUnreachable(named, 'changed', 'the stored segment is not the one that was searched,');
  }
  const watchlist = (await folder.standing(slug))?.watchlist;
  const previous = (await folder.version(slug, version))?.previous ?? null;
  const made =
    watchlist === undefined
      ? null
      : await rebuild({ watchlist, files: folder.pathOf(slug, version, 'files'), version, previous });
  if (made === null) throw new VersionUnreachable(named, 'gone', 'neither the segment nor the files are kept');
  // The segment was built by tables or code that differ from those of the original version.
  if (sha256Of(new Uint8Array(made)) !== segment) {
    throw new VersionUnreachable(named, 'gone', 'the segment is gone, and its files no longer make the same one,');
  }
  return made;
}

export interface PastVersions {
  /** Loads a version. Throws VersionUnreachable. */
  load(named: NamedVersion): Promise<SharedSegment>;
}

/**
 * Opens past versions. `rebuild` runs outside the event loop. Recently searched versions stay in memory, up to some
 * hundred megabytes.
 */
export function createPastVersions(folder: WatchlistFolder, rebuild: Rebuild): PastVersions {
  const held = new Map<string, Promise<SharedSegment>>();
  const sizes = new Map<string, number>();

  async function open(named: NamedVersion): Promise<SharedSegment> {
    const bytes = await segmentOf(folder, rebuild, named);
    sizes.set(named.segment, bytes.byteLength);
    letGo(named.segment);
    const watchlist = (await folder.standing(named.slug))?.watchlist;
    const { title = named.slug, url = null, listType: type = 'sanction' } = watchlist ?? {};
    return { slug: named.slug, title, type, url: url ?? '', sha256: named.segment, bytes };
  }

  /** Drops segments until the rest fits, least recently requested first, but never `latest`. */
  function letGo(latest: string): void {
    let sum = [...sizes.values()].reduce((total, size) => total + size, 0);
    for (const [key, size] of sizes) {
      if (sum <= mostBytesHeld) return;
      if (key === latest) continue;
      sizes.delete(key);
      held.delete(key);
      sum -= size;
    }
  }

  return {
    load(named) {
      const key = named.segment;
      const known = held.get(key);
      const size = sizes.get(key);
      if (known !== undefined) {
        if (size !== undefined) sizes.delete(key) && sizes.set(key, size);
        return known;
      }
      const opening = open(named);
      held.set(key, opening);
      opening.catch(() => held.delete(key));
      return opening;
    },
  };
}
