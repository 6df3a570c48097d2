import type { Sharp } from 'sharp';

/**
 * Computes the difference hash of `side` x `side` bits as hex digits: each bit is set if a cell of the grid is darker
 * than its right neighbour. Copies that were scaled, re-encoded or brightened differ in few bits. 8 distinguishes a
 * picture from most others, 16 from every other of its kind.
 */
export async function differenceHash(image: Sharp, side: 8 | 16 = 8): Promise<string> {
  const columns = side + 1;
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .resize(columns, side, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 1) throw new Error(`Expected one channel, got ${info.channels}`);
  let bits = 0n;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const at = row * columns + column;
      bits = (bits << 1n) | ((data[at] ?? 0) < (data[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart((side * side) / 4, '0');
}
