import type { FaceComparison } from '../facts.ts';
import { FACE_MODELS } from './manifest.ts';

/**
 * Compares two embeddings of `findFaces`. The band follows from the distance alone; the similarity is for people to read:
 * 100 at distance 0, 75 where the match band ends, 50 where the mismatch band begins, 0 from distance 1.
 *
 * @throws RangeError when the embeddings are not of the same length, are empty, or hold something that is no finite number
 */
export function compareFaces(a: readonly number[], b: readonly number[]): FaceComparison {
  if (a.length === 0 || a.length !== b.length) {
    throw new RangeError(`Embeddings of ${a.length} and ${b.length} numbers cannot be compared`);
  }
  const distance = Math.sqrt(a.reduce((sum, value, index) => sum + (value - (b[index] ?? Number.NaN)) ** 2, 0));
  if (!Number.isFinite(distance)) throw new RangeError('An embedding holds something that is no finite number');
  return { distance, similarity: similarityAt(distance), band: bandAt(distance) };
}

/** The band a distance falls into: both borders belong to the band nearer to a match. */
export function bandAt(distance: number): FaceComparison['band'] {
  if (distance <= FACE_MODELS.matchAtMost) return 'match';
  return distance > FACE_MODELS.mismatchAbove ? 'mismatch' : 'inconclusive';
}

function similarityAt(distance: number): number {
  const { matchAtMost, mismatchAbove } = FACE_MODELS;
  const curve: readonly (readonly [number, number])[] = [
    [0, 100],
    [matchAtMost, 75],
    [mismatchAbove, 50],
    [1, 0],
  ];
  for (let index = 1; index < curve.length; index += 1) {
    const [fromDistance, fromValue] = curve[index - 1] ?? [0, 100];
    const [toDistance, toValue] = curve[index] ?? [1, 0];
    if (distance <= toDistance) {
      const part = (distance - fromDistance) / (toDistance - fromDistance);
      return Math.round(10 * (fromValue + part * (toValue - fromValue))) / 10;
    }
  }
  return 0;
}
