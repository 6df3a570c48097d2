/** Confidence interval of a share (Wilson 1927, 95 %), and comparison of two shares. */

export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface Interval {
  /** Lower bound, 0 to 1. */
  readonly low: number;
  readonly high: number;
}

/** Quantile of the normal distribution, two-sided 95 %. */
const z = 1.959964;
/** Width of an interval above which a share is too uncertain to act on. */
const widest = 0.2;

/** Returns the interval; null for an empty sample. */
export function intervalOf({ count, of }: Share): Interval | null {
  if (of === 0) return null;
  const share = count / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function isEnough(share: Share): boolean {
  const interval = intervalOf(share);
  return interval !== null && interval.high - interval.low <= widest;
}

export type Comparison = 'higher' | 'lower' | 'unclear';

/** Compares two shares; `unclear` if their intervals overlap. */
export function compare(share: Share, before: Share): Comparison {
  const [now, then] = [intervalOf(share), intervalOf(before)];
  if (now === null || then === null) return 'unclear';
  if (now.low > then.high) return 'higher';
  return now.high < then.low ? 'lower' : 'unclear';
}
