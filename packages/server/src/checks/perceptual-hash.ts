/** Distance of two 64-bit difference hashes: 0 for the same picture, about 32 for unrelated ones. */

/** Number of differing bits of two 16-digit hexadecimal hashes; null when one of them is not such a hash. */
export function hashDistance(a: string, b: string): number | null {
  if (!/^[0-9a-f]{16}$/i.test(a) || !/^[0-9a-f]{16}$/i.test(b)) return null;
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  while (difference > 0n) {
    bits += Number(difference & 1n);
    difference >>= 1n;
  }
  return bits;
}
