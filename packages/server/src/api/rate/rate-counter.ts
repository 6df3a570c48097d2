/**
 * Requests counted over all processes, exactly: fixed windows of 60 s that open at the first request (contract, platform
 * 10), kept in PostgreSQL under its clock. While one count of an environment is on its way, requests that arrive wait and
 * are counted together by the next, so a request costs a part of a round trip. What a request has to look at anyway, before
 * it is answered as before, is looked at by the same statement (decision 0007).
 */
import type { Database } from '../../database/connection.ts';
import type { LookSource } from '../endpoint.ts';
import type { RateDecision } from './rate-limiter.ts';
import { type Counted, countTogether } from './rate-windows.ts';

/** Whose windows a request falls into. */
export interface Claim {
  readonly environmentId: string;
  /** `environment`, or the name of a quota. */
  readonly counter: string;
  readonly limit: number;
  /** A narrower window that is asked first: a request it refuses is not counted in the other. */
  readonly within: { readonly counter: string; readonly limit: number } | null;
}

/** The row whose revision tells whether an answer made before still holds, or whether there is one. */
export interface Look {
  readonly source: LookSource;
  readonly id: string;
}

export interface Taken {
  readonly decision: RateDecision;
  /** Null where nothing was looked at, or there is no such row. */
  readonly revision: number | null;
}

export interface RateCounter {
  /** Rejects when the count cannot be reached. */
  take(claim: Claim, look?: Look | null): Promise<Taken>;
}

interface Waiting {
  readonly claim: Claim;
  readonly look: Look | null;
  readonly decide: (taken: Taken) => void;
  readonly fail: (error: unknown) => void;
}

interface Line {
  waiting: Waiting[];
  counting: boolean;
}

const mostAtOnce = 500;

export function createRateCounter(database: Database): RateCounter {
  const lines = new Map<string, Line>();

  async function countAll(environmentId: string, line: Line): Promise<void> {
    line.counting = true;
    while (line.waiting.length > 0) {
      const batch = line.waiting.splice(0, mostAtOnce);
      const claims = batch.map(({ claim }) => claim);
      const looks = batch.flatMap(({ look }) => look ?? []);
      await database
        .write({ environmentId }, (writer) => countTogether(writer, environmentId, claims, looks))
        .then(
          (counts) => settle(batch, counts),
          (error: unknown) => {
            for (const { fail } of batch) fail(error);
          },
        );
    }
    line.counting = false;
  }

  return {
    take(claim, look = null) {
      const { environmentId } = claim;
      const line = lines.get(environmentId) ?? { waiting: [], counting: false };
      lines.set(environmentId, line);
      return new Promise((decide, fail) => {
        line.waiting.push({ claim, look, decide, fail });
        if (line.counting) return;
        line.counting = true;
        // What this turn of the event loop took from the sockets is counted together.
        setImmediate(() => void countAll(environmentId, line));
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

/** Gives each request its place in its windows, in the order of arrival. */
function settle(batch: readonly Waiting[], counted: Counted): void {
  const next = new Map<string, number>();
  const placeIn = (counter: string): Position => {
    const window = counted.windows.get(counter);
    if (window === undefined) throw new Error(`${counter} was not counted`);
    const position = next.get(counter) ?? window.before + 1;
    next.set(counter, position + 1);
    return { position, secondsLeft: window.secondsLeft };
  };
  for (const { claim, look, decide } of batch) {
    const revision = look === null ? null : counted.revisionOf(look);
    const { within } = claim;
    const inner = within === null ? null : decisionOf(placeIn(within.counter), within.limit);
    const decision = inner?.allowed === false ? inner : nearer(inner, decisionOf(placeIn(claim.counter), claim.limit));
    decide({ decision, revision });
  }
}

/** The one that refused, else the one that is nearer to its end. */
function nearer(inner: RateDecision | null, outer: RateDecision): RateDecision {
  if (inner === null || !outer.allowed) return outer;
  return inner.remaining <= outer.remaining ? inner : outer;
}
