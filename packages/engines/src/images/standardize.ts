/**
 * Standardizes to zero mean and unit length; a constant signal or window becomes zeroes, so that it correlates with
 * nothing.
 */
export function standardize(values: Float32Array): Float32Array {
  const { length } = values;
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += values[at]!;
  const mean = sum / length;
  const standard = new Float32Array(length);
  let squares = 0;
  for (let at = 0; at < length; at += 1) {
    const value = values[at]! - mean;
    standard[at] = value;
    squares += value * value;
  }
  const norm = Math.sqrt(squares);
  const scale = norm < 1e-6 ? 0 : 1 / norm;
  for (let at = 0; at < length; at += 1) standard[at] = standard[at]! * scale;
  return standard;
}
