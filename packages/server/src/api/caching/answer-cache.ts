/**
 * Answers that may be given again. Clients poll: the same key asks for the same resource over and over, and nothing has
 * changed. The row's revision is read each time, so an answer is never older than its row; what is saved is opening,
 * rendering and writing it. Bounded in number, size and time, since answers hold personal data.
 */
import { LRUCache } from 'lru-cache';

/** Everything an answer depends on besides its row: the key as it is now, version, casing, path and query. */
export interface Asked {
  readonly caller: { readonly answersAs: string };
  readonly version: string;
  readonly inflection: string;
  readonly request: { readonly path: string; readonly search: string };
}

export interface AnswerCache {
  /** The answer made of the row at this revision; null where there is none. */
  find(asked: Asked, revision: number): Buffer | null;
  keep(asked: Asked, revision: number, body: Buffer): void;
}

const keptAtMost = 2000;
const bytesAtMost = 16_000_000;
const keptMs = 60_000;

const keyOf = ({ caller, version, inflection, request }: Asked): string =>
  `${caller.answersAs} ${version} ${inflection} ${request.path}?${request.search}`;

export function createAnswerCache(): AnswerCache {
  const kept = new LRUCache<string, { readonly revision: number; readonly body: Buffer }>({
    max: keptAtMost,
    maxSize: bytesAtMost,
    sizeCalculation: ({ body }) => body.length,
    ttl: keptMs,
  });
  return {
    find(asked, revision) {
      const found = kept.get(keyOf(asked));
      return found?.revision === revision ? found.body : null;
    },
    keep: (asked, revision, body) => void kept.set(keyOf(asked), { revision, body }),
  };
}
