/** Rendered items of lists. The cache is bounded in number, size and time, since items hold personal data. */
import { LRUCache } from 'lru-cache';

export interface CachedItem {
  readonly revision: number;
  readonly json: Buffer;
  /** True if it refers to stored files: their links are signed each time. */
  readonly linked: boolean;
}

export type ItemCache = LRUCache<string, CachedItem>;

const mostItems = 20_000;
const mostBytes = 32_000_000;
const lifetimeMs = 60_000;

export function createItemCache(): ItemCache {
  return new LRUCache({
    max: mostItems,
    maxSize: mostBytes,
    sizeCalculation: ({ json }) => json.length,
    ttl: lifetimeMs,
  });
}
