import type { FaceEmbedding, FaceFacts, Point } from '../facts.ts';
import { createAgeEstimator } from './age-estimator.ts';
import { createFaceComparer, type FaceComparer } from './compare-faces.ts';
import { createEmbedder } from './embedder.ts';
import { faceAppearance } from './face-appearance.ts';
import { type AgeModel, BUILT_IN_MODEL, type FaceModel } from './face-model.ts';
import { loadFaceNetworks } from './face-networks.ts';
import { faceQuality } from './face-quality.ts';
import { headPose } from './head-pose.ts';
import { locateFaces } from './locate-faces.ts';
import type { LocatedFace } from './located-face.ts';
import { inPicture, type OutlinedFace, outlineFace } from './outline-face.ts';
import { decodeJpeg, type RgbPicture } from './rgb-picture.ts';

export interface FaceFinder {
  /**
   * Finds the faces of an upright picture, largest first, in pixels of that picture. The box of a face cut off by the
   * picture extends beyond the picture's edge.
   *
   * @throws Error if the bytes are not a readable JPEG
   */
  findFaces(jpeg: Uint8Array): Promise<FaceFacts[]>;
  /** Finds the 68 landmarks of each face in pixels of the picture, largest face first, for drawing on faces. */
  findLandmarks(jpeg: Uint8Array): Promise<Point[][]>;
  /** Locates the faces of a picture, largest first; costs most of the time of `findFaces`. */
  locate(picture: RgbPicture): Promise<LocatedFace[]>;
  /** Returns the landmarks and the embedding of a located face; null if it turns out not to be a face. */
  trace(picture: RgbPicture, located: LocatedFace): Promise<TracedFace | null>;
  /** Comparer of two of its faces. */
  readonly compare: FaceComparer;
}

/** Face tracked from frame to frame, in pixels of the picture. */
export interface TracedFace extends FaceEmbedding, Pick<FaceFacts, 'box' | 'pose'> {
  /** 68 landmarks. */
  readonly landmarks: readonly Point[];
}

/**
 * Loads the networks (about 0.5 s) and creates the finder. Calls may overlap; the networks run one after the other.
 *
 * @param model that computes embeddings; the built-in one unless given
 * @param ageModel that estimates ages; none unless given
 * @throws Error if a file is missing or is not the expected one, FaceModelError if the given model cannot be used
 */
export async function createFaceFinder(
  model: FaceModel = BUILT_IN_MODEL,
  ageModel: AgeModel | null = null,
): Promise<FaceFinder> {
  const networks = await loadFaceNetworks();
  const embed = await createEmbedder(model);
  const estimateAge = await createAgeEstimator(ageModel);
  async function outline(picture: RgbPicture): Promise<(OutlinedFace & { readonly score: number })[]> {
    const faces: (OutlinedFace & { readonly score: number })[] = [];
    for (const located of await locateFaces(networks, picture)) {
      const face = await outlineFace(networks, picture, located);
      if (face !== null) faces.push({ ...face, score: located.score });
    }
    return faces;
  }
  return {
    async findFaces(jpeg) {
      const picture = await decodeJpeg(jpeg);
      const faces: FaceFacts[] = [];
      for (const { box, score, crop, landmarks } of await outline(picture)) {
        const embedding = await embed(crop, landmarks);
        const [pose, appearance] = [headPose(landmarks), faceAppearance(crop, landmarks)];
        const [quality, age] = [await faceQuality(picture, box), await estimateAge(crop, landmarks)];
        faces.push({ box, score, ...embedding, pose, quality, appearance, age });
      }
      return faces;
    },
    async findLandmarks(jpeg) {
      const faces = await outline(await decodeJpeg(jpeg));
      return faces.map(({ landmarks, crop }) => landmarks.map((point) => inPicture(point, crop)));
    },
    locate: (picture) => locateFaces(networks, picture),
    async trace(picture, located) {
      const face = await outlineFace(networks, picture, located);
      if (face === null) return null;
      const { box, crop, landmarks } = face;
      const seen = landmarks.map((point) => inPicture(point, crop));
      return { box, ...(await embed(crop, landmarks)), pose: headPose(landmarks), landmarks: seen };
    },
    compare: createFaceComparer(model),
  };
}
