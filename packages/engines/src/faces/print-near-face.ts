import sharp from 'sharp';
import type { Box, NormalizedImage } from '../facts.ts';
import { boundingBox, type RgbPixels, type TextRegion } from '../text/recognize-text.ts';

/** Long side of the copy that is searched for print, in pixels. */
const SEARCHED_SIDE = 640;
/** Maximum height of a line as a share of the face, as on a document; larger letters are on walls and clothes. */
const HIGHEST_LINE = 0.3;
/** Minimum ratio of a line's length to its height. */
const LONGER_THAN_HIGH = 1.8;
/** Maximum distance of a line, in heights of the face; farther ones are not related. */
const FARTHEST = 3;

/**
 * Counts the lines of small print around a face: a document has many next to its portrait, a room few.
 *
 * @param detect detects text regions, in pixels of the picture it is called with
 */
export async function countPrintNear(
  { jpeg, width }: Pick<NormalizedImage, 'jpeg' | 'width'>,
  face: Box,
  detect: (pixels: RgbPixels) => Promise<readonly TextRegion[]>,
): Promise<number> {
  // The picture is shrunk while it is decoded, which costs a fraction of full decoding.
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

/** True if the line is near the face. `line` is in pixels of the copy, `face` in pixels of the picture. */
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
