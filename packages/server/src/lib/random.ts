/** Random bytes of the operating system, fetched in blocks since each fetch is a costly call. */
import { randomFillSync } from 'node:crypto';

const poolBytes = 8192;
const pool = Buffer.alloc(poolBytes);
let used = poolBytes;

/** Returns `count` bytes, at most 8192, that were never returned before and are not stored elsewhere. */
export function takeRandom(count: number): Buffer {
  if (used + count > poolBytes) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + count));
  pool.fill(0, used, used + count);
  used += count;
  return bytes;
}

/** Returns a random number from 0 up to and without 1. */
export function randomFraction(): number {
  return takeRandom(4).readUInt32BE() / 2 ** 32;
}
