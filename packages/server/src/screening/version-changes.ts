/** Difference between two kept versions of a watchlist, by their lists of materials. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

export interface VersionChanges {
  readonly slug: string;
  /** SHA-256 of the later version. */
  readonly version: string;
  /** Places of added or changed entries in the segment of the later version. */
  readonly places: readonly number[];
  /** Keys of removed entries. */
  readonly removed: ReadonlySet<string>;
}

/**
 * Yields key and material of each entry of a version, in the order of its segment. Throws if the file is missing or
 * broken.
 */
export async function* materialsIn(path: string): AsyncGenerator<readonly [key: string, material: string]> {
  const unzipped = createGunzip();
  createReadStream(path)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  let left = '';
  for await (const chunk of unzipped.setEncoding('utf8')) {
    const lines = `${left}${chunk}`.split('\n');
    left = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as [string, string];
  }
}

/** Reads the materials; empty without a file. */
export async function readMaterials(path: string | null): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (path === null) return found;
  for await (const [key, material] of materialsIn(path)) found.set(key, material);
  return found;
}

/** Compares two versions; takes the paths of both lists of materials. */
export async function changesBetween(
  earlier: string,
  later: string,
): Promise<Pick<VersionChanges, 'places' | 'removed'>> {
  const before = await readMaterials(earlier);
  const removed = new Set(before.keys());
  const places: number[] = [];
  let place = 0;
  for await (const [key, material] of materialsIn(later)) {
    removed.delete(key);
    if (before.get(key) !== material) places.push(place);
    place += 1;
  }
  return { places, removed };
}
