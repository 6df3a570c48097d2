/**
 * Exact count of requests over all processes: fixed windows of 60 s that open at the first request (contract, platform
 * 10), kept in PostgreSQL under its clock. Requests that arrive during a count of their environment wait and share the
 * next one, so a request costs a fraction of a round trip (decision 0007).
 */
import type { Database } from '../../database/connection.ts';
import type { RateDecision } from './rate-limiter.ts';
import type { RateOutcome, RateRequest } from './rate-request.ts';
import { countRequests, uncount, type WindowCounts } from './rate-windows.ts';

export interface RateCounter {
  /** Counts a request. Rejects if the count is unreachable. */
  count(request: RateRequest): Promise<RateOutcome>;
  /** Removes a failed creation from the count of its month. Rejects if the count is unreachable. */
  release(environmentId: string, counter: string): Promise<void>;
}

interface Pending {
  readonly request: RateRequest;
  readonly resolve: (outcome: RateOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Waiting requests of one environment. */
interface Queue {
  readonly pending: Pending[];
  isCounting: boolean;
}

const mostAtOnce = 500;

export function createRateCounter(database: Database): RateCounter {
  const queues = new Map<string, Queue>();

  async function countAll(environmentId: string, queue: Queue): Promise<void> {
    while (queue.pending.length > 0) {
      const batch = queue.pending.splice(0, mostAtOnce);
      const requests = batch.map(({ request }) => request);
      await database
        .write({ environmentId }, (writer) => countRequests(writer, environmentId, requests))
        .then(
          (counts) => settle(batch, counts),
          (error: unknown) => {
            for (const { reject } of batch) reject(error);
          },
        );
    }
    queue.isCounting = false;
  }

  return {
    release: (environmentId, counter) =>
      database.write({ environmentId }, (writer) => uncount(writer, environmentId, counter)),
    count(request) {
      const { environmentId } = request;
      const queue = queues.get(environmentId) ?? { pending: [], isCounting: false };
      queues.set(environmentId, queue);
      return new Promise((resolve, reject) => {
        queue.pending.push({ request, resolve, reject });
        if (queue.isCounting) return;
        queue.isCounting = true;
        // Requests read from the sockets in this turn of the event loop are counted together.
        setImmediate(() => void countAll(environmentId, queue));
      });
    },
  };
}

const decisionOf = ({ position, secondsLeft }: Position, limit: number): RateDecision => ({
  allowed: position <= limit,
  limit,
  remaining: Math.max(0, limit - position),
  resetSeconds: Math.max(1, Math.ceil(secondsLeft)),
});

interface Position {
  readonly position: number;
  readonly secondsLeft: number;
}

/** Assigns each request its position in its windows, in the order of arrival. */
function settle(batch: readonly Pending[], counts: WindowCounts): void {
  const next = new Map<string, number>();
  const placeIn = (counter: string): Position | null => {
    const window = counts.windows.get(counter);
    if (window === undefined) return null;
    const position = next.get(counter) ?? window.before + 1;
    next.set(counter, position + 1);
    return { position, secondsLeft: window.secondsLeft };
  };
  const decisionIn = (counter: string, limit: number): RateDecision | null => {
    const place = placeIn(counter);
    return place === null ? null : decisionOf(place, limit);
  };
  for (const { request, resolve, reject } of batch) {
    const { idempotencyKey, beside } = request;
    const decision = decisionOn(request, decisionIn);
    const place = beside == null ? null : placeIn(beside.counter);
    if (decision === null) reject(new Error(`the window ${request.counter} was not counted`));
    else
      resolve({ decision, beside: place, keyIsFresh: idempotencyKey !== null && !counts.usedKeys.has(idempotencyKey) });
  }
}

/** Returns the decision; null if the count lacks a window that it needs. */
function decisionOn(
  { counter, limit, within }: RateRequest,
  decisionIn: (counter: string, limit: number) => RateDecision | null,
): RateDecision | null {
  if (within === null) return decisionIn(counter, limit);
  const inner = decisionIn(within.counter, within.limit);
  if (inner?.allowed !== true) return inner;
  const outer = decisionIn(counter, limit);
  return outer === null ? null : nearer(inner, outer);
}

/** Returns the decision that refused, else the one with less remaining. */
function nearer(inner: RateDecision, outer: RateDecision): RateDecision {
  if (!outer.allowed) return outer;
  return inner.remaining <= outer.remaining ? inner : outer;
}
