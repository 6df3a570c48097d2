/** Faces of a selfie by size: the largest is the person, others count if they are not much smaller. */
import type { FaceFacts, SelfieFacts } from '@countersign/engines/facts';

function area({ box }: FaceFacts): number {
  return box.width * box.height;
}

/** Returns the face with the largest box; undefined if there is none. */
export function largestFace(selfie: SelfieFacts): FaceFacts | undefined {
  return selfie.faces.toSorted((a, b) => area(b) - area(a))[0];
}

/** Returns the faces scored at least `minimumScore` whose box has at least `minimumShare` of the largest one's area. */
export function prominentFaces(selfie: SelfieFacts, minimumShare: number, minimumScore: number): FaceFacts[] {
  const largest = largestFace(selfie);
  if (!largest) return [];
  return selfie.faces.filter((face) => face.score >= minimumScore && area(face) >= minimumShare * area(largest));
}
