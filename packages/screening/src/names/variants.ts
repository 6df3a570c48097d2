/**
 * Clusters of spellings of one name: a table of Wikidata in typed arrays, and small ones of short names and
 * romanisations. Read once per thread.
 */
import { readBytes } from '../tables/read-table.ts';
import { groupsOf } from './phrases.ts';

interface Clusters {
  /** Hashes of spellings, ascending; two entries of one hash mean two clusters. */
  readonly hashes: Uint32Array;
  readonly clusters: Uint32Array;
}

let spellings: Clusters | null = null;
let short: ReadonlyMap<string, readonly number[]> | null = null;
let romanised: ReadonlyMap<string, readonly number[]> | null = null;

/** Returns the FNV-1a hash of the text's code units, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // One more round: the last letters must affect the high bits, by which tables are divided.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Reads the clusters as `make-tables.ts` wrote them. */
function readClusters(): Clusters {
  const bytes = readBytes('name-variants.bin');
  let at = 0;
  const next = (): number => {
    let [value, unit] = [0, 1];
    for (let byte = 128; byte > 127; unit *= 128) {
      byte = bytes[at] as number;
      at += 1;
      value += (byte % 128) * unit;
    }
    return value;
  };
  const count = next();
  const [hashes, clusters] = [new Uint32Array(count), new Uint32Array(count)];
  let hash = 0;
  for (let index = 0; index < count; index += 1) {
    hash += next();
    hashes[index] = hash;
    clusters[index] = next();
  }
  return { hashes, clusters };
}

/** Returns the clusters of a spelling, by its written and its folded form. */
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

/** Returns the groups of a given name and its short forms that contain a word. */
export function shortNamesOf(text: string): readonly number[] {
  short ??= groupsOf('short-names.txt');
  return short.get(text) ?? nothing;
}

/** Returns the groups of a surname or syllable in several romanisations. */
export function romanisationsOf(text: string, raw: string): readonly number[] {
  romanised ??= groupsOf('romanisations.txt');
  return romanised.get(raw) ?? romanised.get(text) ?? nothing;
}
