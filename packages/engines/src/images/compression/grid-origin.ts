/** Where the grid of blocks begins in a picture that was cut, or saved without loss, after a JPEG was unpacked. */
import { BLOCK, type RgbRaster } from './block-coefficients.ts';

/** Every so many rows and columns are looked at. */
const STRIDE = 3;

/**
 * Sums, for each of eight phases, of how much steeper green is between two neighbours than on both sides of them: blocks
 * end with a step. Green carries most of luma, and needs no mixing.
 */
function steepness({ data, width, height }: RgbRaster, across: boolean): Float64Array {
  const sums = new Float64Array(BLOCK);
  const [along, others] = across ? [width, height] : [height, width];
  const pitch = (across ? 1 : width) * 3;
  for (let other = 1; other < others; other += STRIDE) {
    const start = (across ? other * width : other) * 3 + 1;
    for (let place = 2; place < along - 2; place += 1) {
      const at = start + place * pitch;
      const step = Math.abs(data[at]! - data[at - pitch]!);
      const beside = Math.abs(data[at + pitch]! - data[at]!) + Math.abs(data[at - pitch]! - data[at - 2 * pitch]!);
      // Edges of print are steeper than any block: their share is kept small.
      sums[place % BLOCK]! += Math.max(-4, Math.min(4, 2 * step - beside));
    }
  }
  return sums;
}

const steepest = (sums: Float64Array): number => sums.indexOf(Math.max(...sums));

/** The likeliest origin, each of both in 0 to 7; any picture has one, whether it was ever in blocks or not. */
export function findGridOrigin(picture: RgbRaster): { readonly x: number; readonly y: number } {
  return { x: steepest(steepness(picture, true)), y: steepest(steepness(picture, false)) };
}
