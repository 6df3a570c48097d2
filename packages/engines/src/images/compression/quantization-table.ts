/** Quantization steps of a JPEG file's luma (ITU-T T.81, B.2.4.1). */

/** Quantization steps in rows of eight: 8 x 8, from the mean of a block to its highest frequency. */
export type QuantizationTable = readonly number[];

const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
] as const;

const TABLES = 0xdb;
const SCAN = 0xda;

/** Returns the first table of a segment with number 0, which is luma's by convention. */
function lumaTableOf(segment: Uint8Array): QuantizationTable | null {
  for (let at = 0; at < segment.length; ) {
    const head = segment[at] ?? 0;
    const bytes = head >> 4 === 0 ? 1 : 2;
    if ((head & 15) === 0 && at + 64 * bytes < segment.length) {
      const table = new Array<number>(64).fill(1);
      for (const [index, place] of ZIGZAG.entries()) {
        const from = at + 1 + index * bytes;
        table[place] = bytes === 1 ? (segment[from] ?? 1) : ((segment[from] ?? 0) << 8) | (segment[from + 1] ?? 1);
      }
      return table;
    }
    at += 1 + 64 * bytes;
  }
  return null;
}

/** Reads the luma table of a JPEG; null if the bytes are not a JPEG, or have no table before their first scan. */
export function readQuantizationTable(bytes: Uint8Array): QuantizationTable | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === SCAN) return null;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const table = marker === TABLES ? lumaTableOf(bytes.subarray(at + 4, at + 2 + length)) : null;
    if (table) return table;
    at += 2 + Math.max(length, 2);
  }
  return null;
}
