import sharp from 'sharp';
import type { Box, NormalizedImage } from '../facts.ts';
import { boundingBox, type RgbPixels, type TextRegion } from '../text/recognize-text.ts';

/** Long side of the copy that is searched for print, in pixels. */
const SEARCHED_SIDE = 640;
/** A line is lower than this share of the face, as on a document; larger letters are on walls and clothes. */
const HIGHEST_LINE = 0.3;
/** A line is longer than high by this factor. */
const LONGER_THAN_HIGH = 1.8;
/** Lines farther away than this many heights of the face belong to something else. */
const FARTHEST = 3;

/**
 * How many lines of small print stand around a face: a document shows many beside its portrait, a room few.
 *
 * @param detect places with text, in pixels of the picture it is given
 */
export async function countPrintNear(
  { jpeg, width }: Pick<NormalizedImage, 'jpeg' | 'width'>,
  face: Box,
  detect: (pixels: RgbPixels) => Promise<readonly TextRegion[]>,
): Promise<number> {
  // Shrunk while it is decoded, which costs a part of decoding it whole.
  const { data, info } = await sharp(jpeg)
    .resize({ width: SEARCHED_SIDE, height: SEARCHED_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`A picture has ${info.channels} channels where 3 were expected`);
  const pixels: RgbPixels = { data, width: info.width, height: info.height };
  const scale = info.width / width;
  const lines = (await detect(pixels)).map(({ box }) => boundingBox(box, pixels));
  return lines.filter((line) => isPrintNear(line, face, scale)).length;
}

/** `line` in pixels of the copy, `face` in pixels of the picture. */
function isPrintNear(line: Box, face: Box, scale: number): boolean {
  const height = face.height * scale;
  const across = line.x + line.width / 2 - (face.x + face.width / 2) * scale;
  const down = line.y + line.height / 2 - (face.y + face.height / 2) * scale;
  return (
    line.height < HIGHEST_LINE * height &&
    line.width > LONGER_THAN_HIGH * line.height &&
    Math.hypot(across, down) < FARTHEST * height
  );
}
