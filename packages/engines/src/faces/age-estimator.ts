import { join } from 'node:path';
import type { AgeEstimate, Point } from '../facts.ts';
import { alignFace } from './align-face.ts';
import type { AgeModel } from './face-model.ts';
import { openNetwork } from './onnx-network.ts';
import type { RgbPicture } from './rgb-picture.ts';

/** Estimates the apparent age; `landmarks` are the 68 points in pixels of the picture. Null without an age model. */
export type AgeEstimator = (picture: RgbPicture, landmarks: readonly Point[]) => Promise<AgeEstimate | null>;

/**
 * Creates the estimator of a model; without one it always returns null.
 *
 * @throws FaceModelError if the network of the model's folder cannot be used
 */
export async function createAgeEstimator(model: AgeModel | null): Promise<AgeEstimator> {
  if (model === null) return async () => null;
  const { folder, manifest } = model;
  const { file, output, input, error } = manifest;
  const outputLength = output.kind === 'years' ? 1 : output.count;
  const network = await openNetwork({ network: join(folder, file), file, input, outputLength });
  return async (picture, landmarks) => {
    const numbers = await network(alignFace(picture, landmarks, input));
    const years = output.kind === 'years' ? (numbers[0] ?? 0) : expectedYears(numbers, output.firstYear);
    return { years: Math.round(Math.min(120, Math.max(0, years)) * 10) / 10, within95: error.within95 };
  };
}

/** Returns the mean of the years weighted by their probabilities, which need not add up to one. */
function expectedYears(probabilities: Float32Array, firstYear: number): number {
  let [sum, weighted] = [0, 0];
  for (const [index, probability] of probabilities.entries()) {
    sum += probability;
    weighted += probability * (firstYear + index);
  }
  return sum <= 0 ? firstYear : weighted / sum;
}
