/**
 * Builds the look-ups that each thread reads at its start from the human-readable tables: `npm run generate` writes
 * them. Pure.
 */
import { hashOf } from '../names/variants.ts';
import { fold } from '../text/fold.ts';
import { linesOf, readTable } from './read-table.ts';

/** Returns hash and cluster of each spelling as one number, ascending; a spelling counts as written and as folded. */
function spellings(): Float64Array {
  const pairs: number[] = [];
  for (const [cluster, line] of linesOf(readTable('name-variants.txt.br')).entries()) {
    const seen = new Set<string>();
    for (const spelling of line.split(', ')) {
      seen.add(spelling);
      const [first, second] = fold(spelling);
      if (first !== undefined && second === undefined) seen.add(first.text);
    }
    for (const spelling of seen) pairs.push(hashOf(spelling) * 2 ** 20 + cluster);
  }
  return Float64Array.from(pairs).sort();
}

/** Writes a number in groups of seven bits, lowest first; the highest bit means that more follow. */
function writeNumber(bytes: number[], value: number): void {
  let left = value;
  while (left > 127) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  bytes.push(left);
}

/** Writes the number of spellings, then for each the difference of its hash from the previous one, and its cluster. */
export function makeNameVariants(): Uint8Array {
  const sorted = spellings();
  const bytes: number[] = [];
  writeNumber(bytes, sorted.length);
  let before = 0;
  for (const pair of sorted) {
    const hash = Math.floor(pair / 2 ** 20);
    writeNumber(bytes, hash - before);
    writeNumber(bytes, pair % 2 ** 20);
    before = hash;
  }
  return Uint8Array.from(bytes);
}
