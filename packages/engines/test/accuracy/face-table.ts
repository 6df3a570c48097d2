/**
 * Borders by false match rate: measured if enough pairs were so near, otherwise extrapolated from the tail of the
 * curve.
 */
import { FALSE_MATCH_RATES, type FalseMatchRate } from '../../src/faces/model-manifest.ts';
import { curveOf, type FacePair } from './face-curve.ts';

export type BorderTable = Readonly<Record<FalseMatchRate, number>>;

/** Minimum pairs within a distance for it to count as measured. */
const LEAST_COUPLES = 3;
/** Share of pairs in the fitted tail. */
const TAIL = 0.05;
const STEP = 0.0025;

export function shareOfRate(rate: FalseMatchRate): number {
  return 1 / Number(rate.slice(2));
}

/**
 * Returns distances by rate, and the first rate that was not measured. Distances of strangers are approximately
 * normally distributed; the lower end is fitted as a line in its quantiles.
 *
 * @param unrelatedFrom distance that no border reaches
 */
export function bordersBy(
  pairs: readonly FacePair[],
  unrelatedFrom: number,
): { readonly borders: BorderTable; readonly extrapolatedFrom: FalseMatchRate | null } {
  const grid = Array.from({ length: Math.round(unrelatedFrom / STEP) }, (_, step) => (step + 1) * STEP);
  const { points, couples } = curveOf(pairs, grid);
  const measured = points.filter(({ falseMatch }) => falseMatch * couples >= LEAST_COUPLES);
  const line = fitLine(
    measured
      .filter(({ falseMatch }) => falseMatch <= TAIL)
      .map(({ distance, falseMatch }) => ({ x: normalQuantile(falseMatch), y: distance })),
  );
  let least = unrelatedFrom;
  let extrapolatedFrom: FalseMatchRate | null = null;
  const borders = FALSE_MATCH_RATES.map((rate) => {
    const share = shareOfRate(rate);
    const isMeasured = share * couples >= LEAST_COUPLES;
    if (!isMeasured) extrapolatedFrom ??= rate;
    const within = measured.filter(({ falseMatch }) => falseMatch <= share).at(-1)?.distance;
    const border = isMeasured && within !== undefined ? within : line(normalQuantile(share));
    least = Math.min(least, Math.max(STEP, border));
    return [rate, Math.floor(least * 1000) / 1000] as const;
  });
  return { borders: Object.fromEntries(borders) as Record<FalseMatchRate, number>, extrapolatedFrom };
}

/** Fits y over x by least squares. */
function fitLine(points: readonly { readonly x: number; readonly y: number }[]): (x: number) => number {
  const mean = (of: (point: { readonly x: number; readonly y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const slope = mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
  return (at) => y + slope * (at - x);
}

/**
 * Returns the quantile of the standard normal distribution (A. and S. 26.2.23, error below 0.0005), for shares up to a
 * half.
 */
function normalQuantile(share: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(0.5, share)));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t * t;
  const below = 1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t;
  return above / below - t;
}
