/**
 * Answers that may be given again. Clients poll: the same key asks for the same resource over and over, and nothing has
 * changed. The row's revision is read each time, so an answer is never older than its row; what is saved is opening,
 * rendering and writing it. Bounded in number, size and time, since answers hold personal data.
 */
import { LRUCache } from 'lru-cache';
import { callerOf, type Exchange } from '../exchange.ts';

export interface KeptAnswer {
  readonly revision: number;
  readonly body: Buffer;
}

export type AnswerCache = LRUCache<string, KeptAnswer>;

const keptAtMost = 2000;
const bytesAtMost = 16_000_000;
const keptMs = 60_000;

export function createAnswerCache(): AnswerCache {
  return new LRUCache({
    max: keptAtMost,
    maxSize: bytesAtMost,
    sizeCalculation: ({ body }) => body.length,
    ttl: keptMs,
  });
}

/** Everything an answer depends on besides its row: the key as it is now, version, casing, path and query. */
export function answerKey(exchange: Exchange): string {
  const { version, inflection, request } = exchange;
  return `${callerOf(exchange).answersAs} ${version} ${inflection} ${request.path}?${request.search}`;
}
