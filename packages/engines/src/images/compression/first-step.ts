/**
 * Estimation of the quantization step of a coefficient before the file's own one, from its histogram: the first
 * rounding leaves comb-like gaps (Lin, He, Tang and Tang 2009; Bianchi and Piva 2012).
 */

/** Largest first step tried: that of low frequencies at a JPEG quality of about 40. */
const LARGEST_STEP = 32;
/** Limit of values; larger ones are rare and dropped. */
const REACH = 160;
/** Standard deviation of a coefficient after its pixels were rounded to whole colours. */
const ROUNDING = 0.6;
/** Assumed share of blocks that do not fit the first step. */
const FOREIGN = 0.1;
/** Minimum gain per value, in nats, for a certain first step. */
const LEAST_GAIN = 0.05;
/** Minimum number of values for a histogram. */
const FEWEST = 400;

/**
 * First step of a coefficient: `evidence[m]` is the evidence for it, in nats, of a block whose coefficient is `m` steps
 * of the file, of either sign.
 */
export interface FirstStep {
  readonly step: number;
  /** Mean of the evidence over the picture, in nats per value. */
  readonly gain: number;
  readonly evidence: Float32Array;
}

/** Returns the smoothed share of values at each distance from 0: the coefficient's distribution without rounding. */
function densityOf(values: Float32Array): Float64Array {
  const counts = new Float64Array(REACH);
  for (const value of values) {
    const at = Math.round(Math.abs(value));
    // Every place except the first collects values of both signs.
    if (at < REACH) counts[at]! += at === 0 ? 2 : 1;
  }
  const smooth = new Float64Array(REACH);
  for (let at = 0; at < REACH; at += 1) {
    const radius = 1 + Math.floor(at / 4);
    let sum = 0;
    for (let near = at - radius; near <= at + radius; near += 1) sum += counts[Math.abs(near)] ?? 0;
    smooth[at] = (sum + 0.5) / (2 * radius + 1);
  }
  return smooth;
}

function normalized(shares: Float64Array): Float64Array {
  let sum = 0;
  for (let at = 1; at < shares.length; at += 1) sum += shares[at]!;
  return shares.map((share, at) => (at === 0 ? 0 : share / (sum || 1)));
}

/** Returns the shares of one to `most` steps of a coefficient that was rounded once. */
function roundedOnce(density: Float64Array, step: number, most: number): Float64Array {
  const shares = new Float64Array(most + 1);
  for (let at = 0; at < REACH; at += 1) {
    const steps = Math.round(at / step);
    if (steps <= most) shares[steps]! += density[at]!;
  }
  return normalized(shares);
}

/** Approximates the normal distribution function by the logistic curve, to within 0.01. */
const below = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations));

function roundedTwice(density: Float64Array, first: number, step: number, most: number): Float64Array {
  const shares = new Float64Array(most + 1);
  for (let multiple = 0; multiple * first < REACH; multiple += 1) {
    const value = multiple * first;
    let weight = 0;
    for (let at = Math.ceil(value - first / 2); at < value + first / 2; at += 1) weight += density[Math.abs(at)] ?? 0;
    const [from, to] = [Math.round((value - 2) / step), Math.round((value + 2) / step)];
    for (let steps = from; steps <= to; steps += 1) {
      const reached =
        below(((steps + 0.5) * step - value) / ROUNDING) - below(((steps - 0.5) * step - value) / ROUNDING);
      if (Math.abs(steps) <= most) shares[Math.abs(steps)]! += weight * reached;
    }
  }
  return normalized(shares);
}

function histogramOf(values: Float32Array, step: number, most: number): Float64Array {
  const counts = new Float64Array(most + 1);
  for (const value of values) {
    const steps = Math.round(Math.abs(value) / step);
    if (steps >= 1 && steps <= most) counts[steps]! += 1;
  }
  return counts;
}

/**
 * Estimates the likeliest first step of one coefficient. Null if none is found: either the coefficient was rounded
 * once, or the two steps leave no trace in each other.
 *
 * @param values the coefficient in the blocks of the file's grid
 * @param shifted the same in blocks half a block off, without traces of a first rounding
 * @param step of the file's rounding; 1 for a lossless file
 */
export function findFirstStep(values: Float32Array, shifted: Float32Array, step: number): FirstStep | null {
  const most = Math.max(3, Math.min(Math.floor(REACH / step) - 1, 48));
  const counts = histogramOf(values, step, most);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < FEWEST) return null;
  const density = densityOf(shifted);
  const once = roundedOnce(density, step, most);
  let best: FirstStep | null = null;
  for (let first = 2; first <= LARGEST_STEP; first += 1) {
    if (step % first === 0) continue;
    const twice = roundedTwice(density, first, step, most);
    const evidence = Float32Array.from(once, (share, at) =>
      at === 0 ? 0 : Math.log(((1 - FOREIGN) * (twice[at] ?? 0)) / (share || 1e-9) + FOREIGN),
    );
    let gain = 0;
    for (let at = 1; at <= most; at += 1) gain += (counts[at]! / total) * evidence[at]!;
    if (gain > (best?.gain ?? LEAST_GAIN)) best = { step: first, gain, evidence };
  }
  return best;
}
