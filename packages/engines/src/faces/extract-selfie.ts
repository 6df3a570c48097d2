import sharp from 'sharp';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { NormalizedImage } from '../facts.ts';
import type { SelfieFacts, SelfiePose } from '../liveness/liveness-facts.ts';
import type { RgbPixels, TextRegion } from '../text/recognize-text.ts';
import type { FaceFinder } from './face-finder.ts';
import { countPrintNear } from './print-near-face.ts';

export interface SelfieParts {
  /** Face finder, see `createFaceFinder`. */
  readonly finder: FaceFinder;
  /** Detects text regions, in pixels of the picture. */
  detectText(pixels: RgbPixels): Promise<readonly TextRegion[]>;
}

/**
 * Extracts the facts of a selfie. `pose` is the requested one; the faces show if the head turned that way. Print around
 * the face is only searched in the center picture: the others have the same surroundings.
 */
export async function extractSelfie(
  parts: SelfieParts,
  image: NormalizedImage,
  pose: SelfiePose,
): Promise<SelfieFacts> {
  const faces = await parts.finder.findFaces(image.jpeg);
  const [largest] = faces;
  return {
    engineVersion: ENGINE_VERSION,
    pose,
    width: image.width,
    height: image.height,
    sha256: image.sha256,
    perceptualHash: image.perceptualHash,
    ...(image.fineHash === undefined ? {} : { fineHash: image.fineHash }),
    capture: image.capture,
    faces,
    brightness: await brightnessOf(image.jpeg),
    printedLines:
      pose === 'center' && largest !== undefined ? await countPrintNear(image, largest.box, parts.detectText) : null,
  };
}

async function brightnessOf(jpeg: Uint8Array): Promise<number> {
  const { channels } = await sharp(jpeg).resize({ width: 160 }).toColourspace('b-w').stats();
  return Math.round((channels[0]?.mean ?? 0) * 10) / 10;
}
