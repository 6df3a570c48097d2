/** Watchlists opened for a search: the kept ones, or the files of a folder. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSegment, type Entity, openSegment, type Segment } from '@countersign/screening';
import { formatOf, SourceBroken } from '@countersign/screening/sources';
import { readSegmentOf } from './receive-version.ts';
import type { WatchlistFolder } from './watchlist-folder.ts';

export interface OpenedWatchlist {
  readonly slug: string;
  readonly segment: Segment;
}

/**
 * Opens a folder, each subfolder of which is named after the format of its files. Throws SourceBroken with the
 * unreadable subfolder.
 */
export async function openFolderOfLists(path: string): Promise<OpenedWatchlist[]> {
  const opened: OpenedWatchlist[] = [];
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const format = entry.isDirectory() ? formatOf(entry.name) : null;
    if (format === null) continue;
    const folder = join(path, entry.name);
    const names = (await readdir(folder)).map((name) => name.toLowerCase());
    const entities: Entity[] = [];
    const files = { names, open: (name: string) => createReadStream(join(folder, name)) };
    try {
      for await (const entity of format.read(files, () => undefined)) entities.push(entity);
    } catch (error) {
      throw error instanceof SourceBroken ? new SourceBroken(`${folder}: ${error.message}`, { cause: error }) : error;
    }
    opened.push({ slug: entry.name, segment: openSegment(new Uint8Array(buildSegment(entities)).buffer) });
  }
  return opened;
}

/** Opens the current version of each kept watchlist. */
export async function openKeptWatchlists(folder: WatchlistFolder): Promise<OpenedWatchlist[]> {
  const opened: OpenedWatchlist[] = [];
  for (const { watchlist, current } of await folder.standings()) {
    if (current === null) continue;
    opened.push({ slug: watchlist.slug, segment: openSegment(await readSegmentOf(folder, watchlist.slug, current)) });
  }
  return opened;
}
