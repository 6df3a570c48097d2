/** Random bytes of the operating system, fetched in blocks since each fetch is a costly call. */
import { randomFillSync } from 'node:crypto';

const poolBytes = 8192;
const pool = Buffer.alloc(poolBytes);
let taken = poolBytes;

/** `count` bytes, at most 8192, that were never given before and are kept nowhere else. */
export function takeRandom(count: number): Buffer {
  if (taken + count > poolBytes) {
    randomFillSync(pool);
    taken = 0;
  }
  const bytes = Buffer.from(pool.subarray(taken, taken + count));
  pool.fill(0, taken, taken + count);
  taken += count;
  return bytes;
}

/** From 0 up to and without 1. */
export function randomFraction(): number {
  return takeRandom(4).readUInt32BE() / 2 ** 32;
}
