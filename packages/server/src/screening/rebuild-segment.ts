/** Rebuild of the segment of a version from the files that arrived, if the segment is gone. Runs in a thread. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createSegmentBuilder } from '@countersign/screening';
import { carriedFile } from '@countersign/screening/sources';
import { hashOf, isWindowed, nameOf, readerOf } from './receive-version.ts';
import type { Watchlist } from './watchlist.ts';

export interface RebuildRequest {
  readonly watchlist: Watchlist;
  /** Folder of the version's files. */
  readonly files: string;
  /** Version of the files that arrived. */
  readonly version: string;
  /** Previous version; null for the first. */
  readonly previous: string | null;
}

/** Rebuilds the segment; null if the files are missing or are not those that arrived. */
export async function rebuildSegment({
  watchlist,
  files,
  version,
  previous,
}: RebuildRequest): Promise<SharedArrayBuffer | null> {
  const names = await readdir(files).catch(() => []);
  const paths = names.map((name) => join(files, name));
  const arrived = paths.filter((path) => nameOf(path) !== carriedFile);
  const after = isWindowed(watchlist) ? previous : null;
  if (paths.length === 0 || (await hashOf(arrived, after)) !== version) return null;
  const byName = new Map(paths.map((path) => [nameOf(path), path]));
  const builder = createSegmentBuilder();
  const opened = { names: [...byName.keys()], open: (name: string) => createReadStream(byName.get(name) ?? '') };
  for await (const entity of readerOf(watchlist)(opened, () => undefined)) builder.add(entity);
  const built = builder.finish();
  const shared = new SharedArrayBuffer(built.length);
  new Uint8Array(shared).set(built);
  return shared;
}
