import { ENGINE_VERSION } from '../engine-version.ts';
import type { NormalizedImage, SelfieFacts, SelfiePose } from '../facts.ts';
import type { FaceFinder } from './face-finder.ts';

/**
 * What a selfie shows. The pose is the one that was asked for; whether the head turned that way is in the faces.
 *
 * @param finder see `createFaceFinder`
 */
export async function extractSelfie(
  finder: FaceFinder,
  image: NormalizedImage,
  pose: SelfiePose,
): Promise<SelfieFacts> {
  return {
    engineVersion: ENGINE_VERSION,
    pose,
    width: image.width,
    height: image.height,
    sha256: image.sha256,
    perceptualHash: image.perceptualHash,
    capture: image.capture,
    faces: await finder.findFaces(image.jpeg),
  };
}
