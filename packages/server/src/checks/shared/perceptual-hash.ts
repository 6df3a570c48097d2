/** Distance of two difference hashes: 0 for the same picture, about half of their bits for unrelated ones. */

/**
 * Number of the 256 bits of two fine hashes that may differ in copies of one picture. Re-encoded, brightened and
 * slightly cut specimens differ in 8 to 27 (median), two different ones in at least 38 (4,095 pairs).
 */
export const copyDistance = 24;

/**
 * Copy distance of selfies, half of the usual one: two people in front of the same wall look more similar than two
 * documents do. Not measured.
 */
export const selfieCopyDistance = 12;

/**
 * Returns the number of differing bits of two hexadecimal hashes of one length, 16 or 64 digits; null if one is no such
 * hash.
 */
export function hashDistance(a: string, b: string): number | null {
  const isHash = (text: string) => /^([0-9a-f]{16}|[0-9a-f]{64})$/i.test(text);
  if (!isHash(a) || !isHash(b) || a.length !== b.length) return null;
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  while (difference > 0n) {
    bits += Number(difference & 1n);
    difference >>= 1n;
  }
  return bits;
}
