/** How many may be inside at once, and how many may wait for a place; everybody else is told to come back. */
import { Refusal } from '../lib/refusal.ts';
import type { ServerResponse } from './raw-request.ts';

export interface Gate {
  /**
   * Takes a place, after a wait if need be. Call what it gives, once, to leave. Throws unavailable when too many wait or the
   * client is gone, and rate_limited when those who go by `name` have their share already.
   */
  enter(response: ServerResponse, name?: string): Promise<() => void>;
}

export interface GateSize {
  readonly places: number;
  readonly waiting: number;
  /** Of the places and the waiting together, for those of one name. */
  readonly share?: number;
}

const retryAfter = { 'retry-after': '1' };

export function createGate({ places, waiting, share = Number.POSITIVE_INFINITY }: GateSize): Gate {
  let free = places;
  const line = new Set<() => void>();
  const shares = new Map<string, number>();

  function leave(): void {
    const [first] = line;
    if (first === undefined) free += 1;
    else first();
  }

  async function takePlace(response: ServerResponse): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (line.size >= waiting) throw new Refusal('unavailable', { details: 'too many requests at once' }, retryAfter);
    await new Promise<void>((admit, refuse) => {
      const giveUp = () => {
        line.delete(go);
        refuse(new Refusal('unavailable', { details: 'the connection ended' }, retryAfter));
      };
      const go = () => {
        line.delete(go);
        response.off('close', giveUp);
        admit();
      };
      line.add(go);
      response.once('close', giveUp);
    });
  }

  function takeShare(name: string): () => void {
    const taken = shares.get(name) ?? 0;
    if (taken >= share)
      throw new Refusal('rate_limited', { details: 'too many of these requests at once' }, retryAfter);
    shares.set(name, taken + 1);
    return () => {
      const left = (shares.get(name) ?? 1) - 1;
      if (left === 0) shares.delete(name);
      else shares.set(name, left);
    };
  }

  return {
    async enter(response, name) {
      const giveBack = name === undefined ? undefined : takeShare(name);
      try {
        await takePlace(response);
      } catch (error) {
        giveBack?.();
        throw error;
      }
      return () => {
        giveBack?.();
        leave();
      };
    },
  };
}
