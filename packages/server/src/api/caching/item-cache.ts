/**
 * Items of lists as they were rendered. Bounded in number, size and time, since items hold personal data.
 */
import { LRUCache } from 'lru-cache';

export interface KeptItem {
  readonly revision: number;
  readonly json: Buffer;
  /** True when it refers to stored files: their links are signed each time. */
  readonly linked: boolean;
}

export type ItemCache = LRUCache<string, KeptItem>;

const keptAtMost = 20_000;
const bytesAtMost = 32_000_000;
const keptMs = 60_000;

export function createItemCache(): ItemCache {
  return new LRUCache({
    max: keptAtMost,
    maxSize: bytesAtMost,
    sizeCalculation: ({ json }) => json.length,
    ttl: keptMs,
  });
}
