import type { FaceEmbedding, Point } from '../facts.ts';
import { alignFace } from './align-face.ts';
import { BUILT_IN_MODEL, type FaceModel } from './face-model.ts';
import { createOnnxEmbedder } from './onnx-embedder.ts';
import type { RgbPicture } from './rgb-picture.ts';

/** Turns a face into numbers; `landmarks` are the 68 points in pixels of the picture. */
export type FaceEmbedder = (picture: RgbPicture, landmarks: readonly Point[]) => Promise<FaceEmbedding>;

/**
 * The embedder of a model.
 *
 * @param describe runs the built-in network on an aligned face
 * @throws FaceModelError when the network of the model's folder cannot be used
 */
export async function createEmbedder(
  model: FaceModel,
  describe: (chip: RgbPicture) => Promise<readonly number[]>,
): Promise<FaceEmbedder> {
  const run = model.id === BUILT_IN_MODEL.id ? describe : await createOnnxEmbedder(model);
  return async (picture, landmarks) => ({
    model: model.id,
    embedding: await run(alignFace(picture, landmarks, model.manifest.input)),
  });
}
