/** Cost of changing one folded word into another: letters that are often confused cost less. Pure. */

const groups: readonly (readonly [string, number])[] = [
  ['ck kq vw uw', 0.3],
  ['iy', 0.35],
  ['sz cq yj', 0.4],
  ['ei ou ij cs fv ae ao', 0.5],
  ['dt gj jz ai', 0.6],
  ['mn bp gk au eo eu iu io lr xs', 0.7],
  ['0o 1l 1i 5s', 0.35],
];

const size = 128;
const substitution = new Float32Array(size * size).fill(1);
for (const [pairs, cost] of groups) {
  for (const pair of pairs.split(' ')) {
    const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    substitution[a * size + b] = cost;
    substitution[b * size + a] = cost;
  }
}
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const [h, k] = ['h'.charCodeAt(0), 'k'.charCodeAt(0)];

/**
 * Returns the cost of a letter that only one word has, between its neighbours in the same word: some write kh, others
 * h.
 */
function gap(code: number, before: number, after: number): number {
  if (isDigit(code)) return 1.3;
  if (code === before) return 0.35;
  if (code === k && after === h) return 0.4;
  return code === h ? 0.55 : 1;
}

const swap = 0.9;
const longest = 64;
const rows = [new Float32Array(longest + 1), new Float32Array(longest + 1), new Float32Array(longest + 1)];

/** Returns the weighted Damerau-Levenshtein distance of the first 64 letters of each. */
export function editCost(left: string, right: string): number {
  if (left === right) return 0;
  const [n, m] = [Math.min(left.length, longest), Math.min(right.length, longest)];
  let [before, above, row] = rows as [Float32Array, Float32Array, Float32Array];
  above[0] = 0;
  for (let j = 1; j <= m; j += 1)
    above[j] = (above[j - 1] as number) + gap(right.charCodeAt(j - 1), right.charCodeAt(j - 2), right.charCodeAt(j));
  for (let i = 1; i <= n; i += 1) {
    const a = left.charCodeAt(i - 1);
    const gapA = gap(a, left.charCodeAt(i - 2), left.charCodeAt(i));
    row[0] = (above[0] as number) + gapA;
    for (let j = 1; j <= m; j += 1) {
      const b = right.charCodeAt(j - 1);
      let cost = (above[j - 1] as number) + (a === b ? 0 : (substitution[(a % size) * size + (b % size)] as number));
      cost = Math.min(
        cost,
        (above[j] as number) + gapA,
        (row[j - 1] as number) + gap(b, right.charCodeAt(j - 2), right.charCodeAt(j)),
      );
      if (i > 1 && j > 1 && a === right.charCodeAt(j - 2) && b === left.charCodeAt(i - 2)) {
        cost = Math.min(cost, (before[j - 2] as number) + swap);
      }
      row[j] = cost;
    }
    [before, above, row] = [above, row, before];
  }
  return above[m] as number;
}
