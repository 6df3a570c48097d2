/**
 * Requests counted over all processes, exactly: fixed windows of 60 s that open at the first request (contract, platform
 * 10), kept in PostgreSQL under its clock. While one count of an environment is on its way, requests that arrive wait and
 * are counted together by the next, so a request costs a part of a round trip. What a request has to look at anyway, before
 * it is answered as before, is looked at by the same statement (decision 0007).
 */
import type { Database } from '../../database/connection.ts';
import type { Claim, Look, Taken } from './claim.ts';
import type { RateDecision } from './rate-limiter.ts';
import { type Counted, countTogether } from './rate-windows.ts';

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
  const decisionIn = (counter: string, limit: number): RateDecision | null => {
    const window = counted.windows.get(counter);
    if (window === undefined) return null;
    const position = next.get(counter) ?? window.before + 1;
    next.set(counter, position + 1);
    return decisionOf({ position, secondsLeft: window.secondsLeft }, limit);
  };
  for (const { claim, look, decide, fail } of batch) {
    const decision = decisionOn(claim, decisionIn);
    if (decision === null) fail(new Error(`the window ${claim.counter} was not counted`));
    else decide({ decision, revision: look === null ? null : counted.revisionOf(look) });
  }
}

/** Null where the count says nothing of a window that decides. */
function decisionOn(
  { counter, limit, within }: Claim,
  decisionIn: (counter: string, limit: number) => RateDecision | null,
): RateDecision | null {
  if (within === null) return decisionIn(counter, limit);
  const inner = decisionIn(within.counter, within.limit);
  if (inner?.allowed !== true) return inner;
  const outer = decisionIn(counter, limit);
  return outer === null ? null : nearer(inner, outer);
}

/** The one that refused, else the one that is nearer to its end. */
function nearer(inner: RateDecision, outer: RateDecision): RateDecision {
  if (!outer.allowed) return outer;
  return inner.remaining <= outer.remaining ? inner : outer;
}
