/** Ways in which an edited picture loses its traces: displayed and saved as a screenshot, or printed on paper. */
import type { Random } from '@countersign/specimens';
import sharp from 'sharp';
import { fromRaster, type Raster, toRaster } from './raster.ts';

/** File format of the result: JPEG quality from 1 to 100, null for PNG. */
export type SavedAs = number | null;

export function saved(picture: Raster, as: SavedAs): Promise<Buffer> {
  const image = fromRaster(picture);
  return (as === null ? image.png({ compressionLevel: 3 }) : image.jpeg({ quality: as })).toBuffer();
}

/** Returns a screenshot of a phone or a computer: scaled to its display, between the bars of the program. */
export async function screenshot(picture: Raster, random: Random): Promise<Raster> {
  const width = random.integer(900, 1500);
  const [bar, ground] = [random.integer(40, 140), random.pick(['#000000', '#ffffff', '#202124', '#f1f3f4'])];
  const shown = fromRaster(picture).resize({ width, kernel: random.pick(['lanczos3', 'cubic', 'linear'] as const) });
  const framed = sharp(await shown.png({ compressionLevel: 1 }).toBuffer()).extend({
    top: bar,
    bottom: bar,
    background: ground,
  });
  return toRaster(await framed.png({ compressionLevel: 1 }).toBuffer());
}

/** Returns droplets of one size, with error diffusion (Floyd and Steinberg 1976). */
function inDroplets({ data, width, height }: Raster): Uint8Array {
  const left = Float32Array.from(data);
  const dots = new Uint8Array(data.length);
  const row = width * 3;
  for (let at = 0; at < width * height * 3; at += 1) {
    const value = left[at]!;
    const dot = value < 128 ? 0 : 255;
    dots[at] = dot;
    const error = (value - dot) / 16;
    const column = Math.floor(at / 3) % width;
    if (column < width - 1) left[at + 3]! += 7 * error;
    if (at + row >= left.length) continue;
    if (column > 0) left[at + row - 3]! += 3 * error;
    left[at + row]! += 5 * error;
    if (column < width - 1) left[at + row + 3]! += error;
  }
  return dots;
}

/**
 * Returns a print of an ink-jet or photograph printer, PNG.
 *
 * @param dots droplets across the page: about 1,000 for a card at 300 to the inch, 4,000 for a good photograph printer
 */
export async function inkJet(page: Buffer, random: Random, dots: number): Promise<Buffer> {
  const dull = sharp(page)
    .flatten({ background: '#ffffff' })
    .modulate({ saturation: random.between(0.7, 1) })
    .linear(random.between(0.8, 0.92), random.integer(8, 24));
  const fine = await toRaster(await dull.resize({ width: dots }).png({ compressionLevel: 1 }).toBuffer());
  const printed = fromRaster({ ...fine, data: inDroplets(fine) });
  // Droplets run into each other and into the paper.
  return printed.blur(random.between(0.6, 1.1)).png({ compressionLevel: 1 }).toBuffer();
}
