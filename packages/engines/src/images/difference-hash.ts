import type { Sharp } from 'sharp';

const COLUMNS = 9;
const ROWS = 8;

/**
 * 64-bit difference hash as 16 hex digits: each bit says whether a cell of an 8 by 8 grid is darker than its right
 * neighbour. Copies that were scaled, re-encoded or brightened differ in few bits.
 */
export async function differenceHash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 1) throw new Error(`Expected one channel, got ${info.channels}`);
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      bits = (bits << 1n) | ((data[at] ?? 0) < (data[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}
