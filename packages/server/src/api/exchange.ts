/** One request and the answer being made of it; each stage fills its part. */

import type { Database } from '../database/connection.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Inflection } from '../lib/casing.ts';
import type { Clock } from '../lib/clock.ts';
import type { IdSource } from '../lib/ids.ts';
import type { JoinedSlices } from '../operations/joined-slices.ts';
import type { Registry } from '../operations/slice.ts';
import type { FreshEvents } from '../outbox/fresh-events.ts';
import type { KeyRing } from '../security/key-ring.ts';
import type { Permission } from '../security/permissions.ts';
import type { Actor, Scope } from '../security/scope.ts';
import type { FileStore } from '../storage/files.ts';
import type { AnswerCache } from './caching/answer-cache.ts';
import type { ItemCache } from './caching/listed-items.ts';
import type { Endpoint } from './endpoint.ts';
import type { Quotas } from './rate/quotas.ts';
import type { RateCounter } from './rate/rate-counter.ts';
import type { RateDecision, RateLimiter } from './rate/rate-limiter.ts';

/** What the whole API shares; made once in `app.ts`. */
export interface ApiServices {
  readonly database: Database;
  readonly queue: Queue;
  readonly freshEvents: FreshEvents;
  readonly slices: JoinedSlices;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly keyRing: KeyRing;
  readonly registry: Registry;
  /** Counts requests over all processes. */
  readonly rates: RateCounter;
  /** Counts requests of an environment while the shared count cannot be reached. */
  readonly ownRates: RateLimiter;
  readonly requestsPerMinute: number;
  readonly quotas: Quotas;
  /** Counts requests with unknown keys by address. */
  readonly guessLimiter: RateLimiter;
  readonly answers: AnswerCache;
  readonly items: ItemCache;
  /** Environment and idempotency key of the requests that run in this process. */
  readonly runningKeys: Set<string>;
  readonly baseUrl: string;
  readonly callers: CallerFinder;
  readonly log: (line: LogLine) => void;
  /** Told of every answer that was sent. */
  readonly answered: (exchange: Exchange) => void;
}

export interface CallerFinder {
  /** Looks a key up by its secret; null when it is unknown or expired. */
  find(secret: string): Promise<Caller | null>;
  /** Forgets what was found before: a key was changed. Other processes forget by themselves within half a second. */
  forget(): void;
}

export interface LogLine {
  readonly level: 'error' | 'warn' | 'info';
  readonly requestId: string;
  readonly message: string;
  readonly fault?: unknown;
}

/** The key behind a request. */
export interface Caller {
  readonly keyId: string;
  readonly scope: Scope;
  readonly permissions: ReadonlySet<Permission>;
  readonly apiVersion: string;
  readonly inflection: Inflection;
  readonly ipAllowlist: readonly string[];
  readonly attributesBlocklist: readonly string[];
  readonly fileTokenSeconds: number;
  /** Null when only the environment's limit holds. */
  readonly rateLimitPerMinute: number | null;
  /** Differs whenever anything of the key differs that shows in an answer. */
  readonly answersAs: string;
  /** The same for keys that may do and see the same. */
  readonly rights: string;
}

export interface Exchange {
  readonly services: ApiServices;
  readonly endpoint: Endpoint;
  readonly request: {
    readonly method: string;
    /** Path with the `/api/v1` prefix, without the query. */
    readonly path: string;
    readonly params: Readonly<Record<string, string>>;
    /** Raw query string without the question mark. */
    readonly search: string;
    readonly headers: Readonly<Record<string, string | undefined>>;
    readonly ip: string;
    /** Called once, by the stage of that name. Throws payload_too_large past `limit` bytes. */
    readBody(limit: number): Promise<Buffer>;
  };
  /** Empty until it is read. */
  body: Buffer;
  requestId: string;
  caller: Caller | null;
  /** Known once the request was counted. */
  rate: RateDecision | null;
  /** Of the row the answer is made of, where the endpoint has one: read with the count. */
  revision: number | null;
  /** True when the count looked for the request's idempotency key and there was none. */
  keyIsFresh: boolean;
  actor: Actor;
  version: string;
  inflection: Inflection;
  /** Id of the primary resource of the answer, null for lists and refusals. */
  objectId: string | null;
  /** Ids of every resource the answer shows, when it shows several. */
  objectIds: readonly string[];
  answer: { status: number; headers: Record<string, string>; body: Buffer };
}

export type Stage = (exchange: Exchange, next: () => Promise<void>) => Promise<void>;

/** The caller, for stages after authentication. */
export function callerOf(exchange: Exchange): Caller {
  if (exchange.caller === null) throw new Error('this stage runs after authenticate');
  return exchange.caller;
}
