/**
 * Computes the sum of products of `count` numbers of two arrays, from `from` and `other` on. Four sums in parallel: a
 * single one waits for each addition before the next, which takes three times as long.
 */
export function dotProduct(a: Float32Array, from: number, b: Float32Array, other: number, count: number): number {
  const fours = count - (count % 4);
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let at = 0; at < fours; at += 4) {
    first += a[from + at]! * b[other + at]!;
    second += a[from + at + 1]! * b[other + at + 1]!;
    third += a[from + at + 2]! * b[other + at + 2]!;
    fourth += a[from + at + 3]! * b[other + at + 3]!;
  }
  for (let at = fours; at < count; at += 1) first += a[from + at]! * b[other + at]!;
  return first + second + (third + fourth);
}

/** Returns the Euclidean norm of the numbers. */
export function lengthOf(values: Float32Array): number {
  return Math.sqrt(dotProduct(values, 0, values, 0, values.length));
}
