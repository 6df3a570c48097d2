import type { FaceComparison, FaceEmbedding, FaceUse } from '../facts.ts';
import { type AcceptedRate, createFaceBorder } from './face-borders.ts';
import { BUILT_IN_MODEL, type FaceModel } from './face-model.ts';

/**
 * Compares two embeddings; null unless both are of the model, since embeddings of two models are not comparable. The
 * use is two photographs unless given.
 */
export type FaceComparer = (a: FaceEmbedding, b: FaceEmbedding, use?: FaceUse) => FaceComparison | null;

const TWO_PHOTOGRAPHS: FaceUse = { pictures: 'photos' };

/**
 * Creates the comparer for a model's metric, thresholds and borders. The band follows from distance, use and accepted
 * rate. The similarity is for display and follows from the distance and the thresholds only, so that it has the same
 * meaning under every rate: 100 at distance 0, 75 at `matchAtMost`, 50 at `mismatchAbove`, 0 at `unrelatedFrom`.
 *
 * The comparer throws RangeError if an embedding has not the length of the model's, or a number in it is not finite.
 */
export function createFaceComparer(model: FaceModel, rate?: AcceptedRate): FaceComparer {
  const { id, manifest } = model;
  const { metric, outputLength, thresholds } = manifest;
  const borderOf = createFaceBorder(model, rate);
  return (a, b, use = TWO_PHOTOGRAPHS) => {
    if (a.model !== id || b.model !== id) return null;
    const [x, y] = [a.embedding, b.embedding];
    if (x.length !== outputLength || y.length !== outputLength) {
      throw new RangeError(`Embeddings of ${x.length} and ${y.length} numbers, expected ${outputLength}`);
    }
    const distance = metric === 'cosine' ? cosineDistance(x, y) : euclideanDistance(x, y);
    if (!Number.isFinite(distance)) throw new RangeError('An embedding holds something that is no finite number');
    return {
      distance,
      similarity: similarityAt(distance, thresholds),
      band: bandAt(distance, borderOf({ pictures: use.pictures }), thresholds.mismatchAbove),
      isSameInSearch: use.among !== undefined && distance <= borderOf(use),
    };
  };
}

/** Compares by the built-in model. */
export const compareFaces: FaceComparer = createFaceComparer(BUILT_IN_MODEL);

type Thresholds = FaceModel['manifest']['thresholds'];

function euclideanDistance(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += ((a[index] ?? 0) - (b[index] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

/** Returns 0 for the same direction, 1 for a right angle, 2 for opposite directions. */
function cosineDistance(a: readonly number[], b: readonly number[]): number {
  let [along, lengthA, lengthB] = [0, 0, 0];
  for (let index = 0; index < a.length; index += 1) {
    const [x, y] = [a[index] ?? 0, b[index] ?? 0];
    along += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  // Rounding may put a vector's cosine with itself slightly above 1.
  return Math.max(0, 1 - along / Math.sqrt(lengthA * lengthB));
}

/** Returns the band; both borders belong to the band nearer to a match. */
function bandAt(distance: number, matchAtMost: number, mismatchAbove: number): FaceComparison['band'] {
  if (distance <= matchAtMost) return 'match';
  return distance > mismatchAbove ? 'mismatch' : 'inconclusive';
}

function similarityAt(distance: number, { matchAtMost, mismatchAbove, unrelatedFrom }: Thresholds): number {
  const curve: readonly (readonly [number, number])[] = [
    [0, 100],
    [matchAtMost, 75],
    [mismatchAbove, 50],
    [unrelatedFrom, 0],
  ];
  for (let index = 1; index < curve.length; index += 1) {
    const [fromDistance, fromValue] = curve[index - 1] ?? [0, 100];
    const [toDistance, toValue] = curve[index] ?? [unrelatedFrom, 0];
    if (distance <= toDistance) {
      const part = (distance - fromDistance) / (toDistance - fromDistance);
      return Math.round(10 * (fromValue + part * (toValue - fromValue))) / 10;
    }
  }
  return 0;
}
