import sharp from 'sharp';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { NormalizedImage, SelfieFacts, SelfiePose } from '../facts.ts';
import type { RgbPixels, TextRegion } from '../text/recognize-text.ts';
import type { FaceFinder } from './face-finder.ts';
import { countPrintNear } from './print-near-face.ts';

export interface SelfieParts {
  /** See `createFaceFinder`. */
  readonly finder: FaceFinder;
  /** Places with text, in pixels of the picture. */
  detectText(pixels: RgbPixels): Promise<readonly TextRegion[]>;
}

/**
 * What a selfie shows. The pose is the one that was asked for; whether the head turned that way is in the faces. Print
 * around the face is looked for in the center picture alone: the others show the same surroundings.
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
