/** Limit of concurrent and queued requests; further ones are refused with a retry. */
import { Refusal } from '../lib/refusal.ts';
import type { ServerResponse } from './raw-request.ts';

export interface ConcurrencyLimit {
  /**
   * Acquires a slot, after queueing if necessary; returns the function that releases it, to be called once. Throws
   * unavailable if the queue is full or the client disconnected, and rate_limited if the requests of `name` already
   * have their share.
   */
  acquire(response: ServerResponse, name?: string): Promise<() => void>;
  /** Queues the request for a slot, and resolves to true if it gets one within so many milliseconds. */
  admits(response: ServerResponse, milliseconds: number): Promise<boolean>;
}

export interface LimitSize {
  readonly slots: number;
  readonly queued: number;
  /** Number of requests of one name that may hold a slot or queue for one. */
  readonly share?: number;
}

const retryAfter = { 'retry-after': '1' };

/** Slots, and the queue for them. */
function createSlots(slots: number, queued: number) {
  let free = slots;
  const queue = new Set<() => void>();
  return {
    release(): void {
      const [first] = queue;
      if (first === undefined) free += 1;
      else first();
    },
    async acquire(response: ServerResponse): Promise<void> {
      if (free > 0) {
        free -= 1;
        return;
      }
      if (queue.size >= queued) throw new Refusal('unavailable', { details: 'too many requests at once' }, retryAfter);
      await new Promise<void>((resolve, reject) => {
        const abandon = () => {
          queue.delete(admit);
          reject(new Refusal('unavailable', { details: 'the connection ended' }, retryAfter));
        };
        const admit = () => {
          queue.delete(admit);
          response.off('close', abandon);
          resolve();
        };
        queue.add(admit);
        response.once('close', abandon);
      });
    },
  };
}

/** Returns a function that counts a request of a name, and returns the function that ends it. */
function createShares(share: number): (name: string) => () => void {
  const shares = new Map<string, number>();
  return (name) => {
    const used = shares.get(name) ?? 0;
    if (used >= share) throw new Refusal('rate_limited', { details: 'too many of these requests at once' }, retryAfter);
    shares.set(name, used + 1);
    return () => {
      const left = (shares.get(name) ?? 1) - 1;
      if (left === 0) shares.delete(name);
      else shares.set(name, left);
    };
  };
}

export function createConcurrencyLimit({
  slots: size,
  queued,
  share = Number.POSITIVE_INFINITY,
}: LimitSize): ConcurrencyLimit {
  const slots = createSlots(size, queued);
  const acquireShare = createShares(share);

  async function admits(response: ServerResponse, milliseconds: number): Promise<boolean> {
    const turn = slots.acquire(response).then(
      () => true,
      () => false,
    );
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), milliseconds);
    const admitted = await Promise.race([turn, late.promise]);
    clearTimeout(timer);
    if (admitted === true) slots.release();
    // A slot that is granted after the time is released at once.
    if (admitted === null) void turn.then((isLate) => isLate && slots.release());
    return admitted === true;
  }

  return {
    admits,
    async acquire(response, name) {
      const releaseShare = name === undefined ? undefined : acquireShare(name);
      try {
        await slots.acquire(response);
      } catch (error) {
        releaseShare?.();
        throw error;
      }
      return () => {
        releaseShare?.();
        slots.release();
      };
    },
  };
}
