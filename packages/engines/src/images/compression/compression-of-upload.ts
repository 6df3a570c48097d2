/** Traces of an earlier compression in the bytes of an upload. Runs in the decode process only. */
import sharp from 'sharp';
import type { Box, CompressionFacts, PictureSize } from '../../picture-facts.ts';
import { type ImageLimits, MOST_MEASURED_PIXELS } from '../image-limits.ts';
import { measureCompression } from './measure-compression.ts';
import { readQuantizationTable } from './quantization-table.ts';
import { uprightBox } from './upright-box.ts';

/**
 * Measures the traces, which are in the pixels as stored: turning, scaling or saving again destroys them. Null for a
 * picture above the size limit.
 *
 * @param bytes a JPEG or PNG that was decoded before
 * @param upright size of the normalized picture, in whose pixels the parts are returned
 */
export async function compressionOfUpload(
  bytes: Uint8Array,
  upright: PictureSize,
  { maxPixels }: ImageLimits,
): Promise<CompressionFacts | null> {
  const options = { failOn: 'error', limitInputPixels: maxPixels - 1, pages: 1 } as const;
  const { width, height, orientation = 1 } = await sharp(bytes, options).metadata();
  if (width * height > MOST_MEASURED_PIXELS) return null;
  const pixels = sharp(bytes, options).toColourspace('srgb').flatten({ background: '#ffffff' });
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) return null;
  const { foreign, ...facts } = measureCompression({ data, width, height }, readQuantizationTable(bytes));
  const inUpright = (box: Box) => uprightBox(box, orientation, { width, height }, upright);
  return { ...facts, foreign: foreign.map(({ box, score }) => ({ box: inUpright(box), score })) };
}
