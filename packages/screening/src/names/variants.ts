/** Clusters of spellings of one name: a table of Wikidata in typed arrays, and small ones of short names and romanisations. Read once a thread. */
import { linesOf, readTable } from '../tables/read-table.ts';
import { fold } from '../text/fold.ts';
import { groupsOf } from './phrases.ts';

interface Clusters {
  /** Spellings by hash, ascending; two entries of one hash are two clusters it stands in. */
  readonly hashes: Uint32Array;
  readonly clusters: Uint32Array;
}

let spellings: Clusters | null = null;
let short: ReadonlyMap<string, readonly number[]> | null = null;
let romanised: ReadonlyMap<string, readonly number[]> | null = null;

/** FNV-1a of the text's code units, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // One more turn: the last letters must move the high bits, by which tables are divided.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function readClusters(): Clusters {
  const pairs: number[] = [];
  for (const [cluster, line] of linesOf(readTable('name-variants.txt.br')).entries()) {
    const seen = new Set<string>();
    for (const spelling of line.split(', ')) {
      seen.add(spelling);
      const folded = fold(spelling);
      if (folded.length === 1) seen.add((folded[0] as { text: string }).text);
    }
    for (const spelling of seen) pairs.push(hashOf(spelling) * 2 ** 20 + cluster);
  }
  const sorted = Float64Array.from(pairs).sort();
  const hashes = new Uint32Array(sorted.length);
  const clusters = new Uint32Array(sorted.length);
  for (let index = 0; index < sorted.length; index += 1) {
    const pair = sorted[index] as number;
    hashes[index] = Math.floor(pair / 2 ** 20);
    clusters[index] = pair % 2 ** 20;
  }
  return { hashes, clusters };
}

/** The clusters a spelling stands in, by how it is written and how it folds. */
export function clustersOf(text: string, raw: string): number[] {
  spellings ??= readClusters();
  const found = lookUp(spellings, text);
  if (raw === text) return found;
  const others = lookUp(spellings, raw);
  return found.length === 0 ? others : [...new Set([...found, ...others])];
}

function lookUp({ hashes, clusters }: Clusters, text: string): number[] {
  const hash = hashOf(text);
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hashes[middle] as number) < hash) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  while (hashes[low] === hash) {
    found.push(clusters[low] as number);
    low += 1;
  }
  return found;
}

const nothing: readonly number[] = [];

/** Groups of a given name and its short forms that a word is in. */
export function shortNamesOf(text: string): readonly number[] {
  short ??= groupsOf('short-names.txt');
  return short.get(text) ?? nothing;
}

/** Groups of a surname or syllable as several systems write it. */
export function romanisationsOf(text: string, raw: string): readonly number[] {
  romanised ??= groupsOf('romanisations.txt');
  return romanised.get(raw) ?? romanised.get(text) ?? nothing;
}
