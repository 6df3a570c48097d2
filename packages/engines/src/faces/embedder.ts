import { join } from 'node:path';
import type { FaceEmbedding, Point } from '../facts.ts';
import { alignFace } from './align-face.ts';
import type { FaceModel } from './face-model.ts';
import { recognitionNetwork } from './networks/recognition-network.ts';
import { openNetwork } from './onnx-network.ts';
import type { RgbPicture } from './rgb-picture.ts';

/** Computes the embedding of a face; `landmarks` are the 68 points in pixels of the picture. */
export type FaceEmbedder = (picture: RgbPicture, landmarks: readonly Point[]) => Promise<FaceEmbedding>;

/**
 * Creates the embedder of a model.
 *
 * @throws FaceModelError if the network of the model's folder cannot be used
 */
export async function createEmbedder(model: FaceModel): Promise<FaceEmbedder> {
  const { id, manifest, folder } = model;
  const { file, outputLength, metric, input } = manifest;
  const network = folder === null ? await recognitionNetwork() : join(folder, file);
  const run = await openNetwork({ network, file, input, outputLength });
  return async (picture, landmarks) => {
    const numbers = await run(alignFace(picture, landmarks, input));
    return { model: id, embedding: metric === 'cosine' ? unit(numbers) : [...numbers] };
  };
}

function unit(numbers: Iterable<number>): number[] {
  const values = [...numbers];
  const length = Math.hypot(...values);
  return values.map((value) => (length === 0 ? 0 : value / length));
}
