/** Services shared by the whole API; created once in `app.ts`. */
import type { Database } from '../database/connection.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../lib/clock.ts';
import type { IdSource } from '../lib/ids.ts';
import type { JoinedSlices } from '../operations/joined-slices.ts';
import type { OperationRunner } from '../operations/runner.ts';
import type { Registry } from '../operations/slice.ts';
import type { CommittedEvents } from '../outbox/committed-events.ts';
import type { KeyRing } from '../security/key-ring.ts';
import type { FileStore } from '../storage/files.ts';
import type { AuditTrail } from './audit-trail.ts';
import type { ItemCache } from './caching/item-cache.ts';
import type { CallerFinder, SessionFinder } from './caller.ts';
import type { EntryContext } from './entry.ts';
import type { Quotas } from './rate/quotas.ts';
import type { RateCounter } from './rate/rate-counter.ts';
import type { RateLimiter } from './rate/rate-limiter.ts';

export interface ApiServices {
  readonly database: Database;
  readonly queue: Queue;
  readonly committedEvents: CommittedEvents;
  readonly slices: JoinedSlices;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly keyRing: KeyRing;
  readonly registry: Registry;
  /** Counts requests over all processes. */
  readonly rates: RateCounter;
  /** Counts requests of an environment's keys, and of each session, while the shared count is unreachable. */
  readonly ownRates: RateLimiter;
  readonly requestsPerMinute: number;
  readonly quotas: Quotas;
  /** Counts requests with unknown keys by address. */
  readonly guessLimiter: RateLimiter;
  /** Counts requests before sign-in by address. */
  readonly entryLimiter: RateLimiter;
  readonly items: ItemCache;
  /** Environment and idempotency key of the requests that currently run in this process. */
  readonly runningKeys: Set<string>;
  readonly baseUrl: string;
  /** Runner for requests before sign-in, which open the scope of their organization themselves. */
  readonly runner: OperationRunner;
  readonly scopes: EntryContext['scopes'];
  readonly callers: CallerFinder;
  readonly sessions: SessionFinder;
  readonly audit: AuditTrail;
  readonly log: (line: LogLine) => void;
}

export interface LogLine {
  readonly level: 'error' | 'warn' | 'info';
  /** Id of the request; absent if the line is not about a request. */
  readonly requestId?: string;
  readonly message: string;
  readonly fault?: unknown;
}
