/** Turns a search in a gallery of known faces into an answer: whose face it is stands in the metadata, nobody else's. */
import { type CheckFacts, type CheckOutcome, failed, passed } from './check.ts';

/** Fails with `reason` when the nearest face lies within `maximumDistance`. */
export function judgeGallerySearch<const Reason extends string>(
  search: CheckFacts['publicFigure'],
  maximumDistance: number,
  reason: Reason,
): CheckOutcome<Reason> {
  const { nearest = null, name = null, searchedFaces = 0 } = search ?? {};
  const recognized = nearest !== null && nearest.distance <= maximumDistance;
  const metadata = {
    name: recognized ? name : null,
    distance: nearest?.distance ?? null,
    similarity: nearest?.similarity ?? null,
    'searched-faces': searchedFaces,
  };
  return recognized ? failed([reason], metadata) : passed(metadata);
}
