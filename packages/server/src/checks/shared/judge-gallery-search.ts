/** Conversion of a gallery search into a result: its metadata names only the recognized person. */
import { type CheckFacts, type CheckOutcome, failed, passed } from '../check.ts';
import { isSameInSearch } from './judge-face-comparison.ts';

/**
 * Fails with `reason` if the nearest face is within `maximumDistance`; null means the border of the face model at the
 * accepted rate.
 */
export function judgeGallerySearch<const Reason extends string>(
  search: CheckFacts['publicFigure'],
  maximumDistance: number | null,
  reason: Reason,
): CheckOutcome<Reason> {
  const { nearest = null, name = null, searchedFaces = 0 } = search ?? {};
  const recognized = isSameInSearch(nearest, maximumDistance);
  const metadata = {
    name: recognized ? name : null,
    distance: nearest?.distance ?? null,
    similarity: nearest?.similarity ?? null,
    'searched-faces': searchedFaces,
  };
  return recognized ? failed([reason], metadata) : passed(metadata);
}
