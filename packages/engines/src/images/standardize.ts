/** Zero mean and unit length; a flat signal or window becomes zeroes, so that it is like nothing. */
export function standardize(values: Float32Array): Float32Array {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const length = Math.sqrt(squares);
  return values.map((value) => (length < 1e-6 ? 0 : (value - mean) / length));
}
