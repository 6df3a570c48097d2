/** Origin of the block grid in a picture that was cropped, or saved losslessly, after a JPEG was decoded. */
import { BLOCK, type RgbRaster } from './block-coefficients.ts';

/** Distance of the rows and columns examined. */
const STRIDE = 3;

/**
 * Computes a sum for each of eight phases: how much more green changes between two neighbours than on both sides of
 * them, since blocks end with a step. Green is most of luma and needs no mixing.
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
      // Edges of print are steeper than any block, so their share is limited.
      sums[place % BLOCK]! += Math.max(-4, Math.min(4, 2 * step - beside));
    }
  }
  return sums;
}

const steepest = (sums: Float64Array): number => sums.indexOf(Math.max(...sums));

/** Returns the likeliest origin, each coordinate in 0 to 7; any picture has one, even if it never had blocks. */
export function findGridOrigin(picture: RgbRaster): { readonly x: number; readonly y: number } {
  return { x: steepest(steepness(picture, true)), y: steepest(steepness(picture, false)) };
}
