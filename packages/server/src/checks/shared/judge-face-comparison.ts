/**
 * Conversion of a face comparison into a result: only `match` passes. Between the borders the check fails with band
 * `inconclusive` and no reason, because neither sameness nor difference was shown; a reviewer has to decide.
 */
import type { FaceComparison } from '@countersign/engines/facts';
import { type CheckOutcome, failed, passed } from '../check.ts';

/**
 * Returns true if the nearest of many faces counts as the same person: by the border of the face model, or within the
 * distance that the template sets.
 */
export function isSameInSearch(nearest: FaceComparison | null, maximumDistance: number | null): boolean {
  if (nearest === null) return false;
  return maximumDistance === null ? nearest.isSameInSearch : nearest.distance <= maximumDistance;
}

/** Judges a comparison: `match` passes, `mismatch` fails with face_mismatch, `inconclusive` fails without a reason. */
export function judgeFaceComparison(comparison: FaceComparison): CheckOutcome<'face_mismatch'> {
  const metadata = { band: comparison.band, similarity: comparison.similarity, distance: comparison.distance };
  if (comparison.band === 'match') return passed(metadata);
  return failed(comparison.band === 'mismatch' ? ['face_mismatch'] : [], metadata);
}
