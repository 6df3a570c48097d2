/** Classification of the gratings of a front: pixels of a display or dots of a print. */
import type { GratingPair, Gratings } from '@countersign/engines/facts';
import type { CheckMetadata } from '../check.ts';

export interface GratingLimits {
  /** dB from which a pair along the edges counts. */
  readonly minimumAlignedDb: number;
  /** dB from which a pair at an angle counts. */
  readonly minimumObliqueDb: number;
}

/**
 * Limits measured on the fronts of genuine specimens of all levels (docs/accuracy.md): at most 5.8 dB along the edges
 * and 4.7 at an angle. Dots of a print reach 12 and more; pixels of a display fade into the blur of the picture without
 * a gap.
 */
export const gratingLimits: GratingLimits = { minimumAlignedDb: 6.5, minimumObliqueDb: 8 };

const DEGREES = 3;
const PERIOD_SHARE = 0.07;

/**
 * Returns true for the diagonal pair of displays that omit every other red and blue pixel, which is finer by a factor
 * of the square root of two.
 */
function isDiagonalOf(oblique: GratingPair, aligned: GratingPair): boolean {
  if (oblique.angle === null || oblique.period === null || aligned.period === null) return false;
  const fromDiagonal = Math.abs((oblique.angle % 90) - 45);
  const expected = aligned.period * Math.SQRT2;
  return fromDiagonal <= DEGREES && Math.abs(oblique.period - expected) <= expected * PERIOD_SHARE;
}

export function showsDisplay({ aligned, oblique }: Gratings, limits: GratingLimits): boolean {
  if (aligned.prominence < limits.minimumAlignedDb) return false;
  const isOutshone = oblique.prominence > aligned.prominence && oblique.prominence >= limits.minimumObliqueDb;
  return !isOutshone || isDiagonalOf(oblique, aligned);
}

export function showsPrint(gratings: Gratings, limits: GratingLimits): boolean {
  return gratings.oblique.prominence >= limits.minimumObliqueDb && !showsDisplay(gratings, limits);
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

export function gratingMetadata({ prominence, period, angle }: GratingPair): CheckMetadata {
  return { 'prominence-db': rounded(prominence), 'period-px': rounded(period), 'angle-degrees': rounded(angle) };
}
