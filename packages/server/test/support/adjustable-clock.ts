/**
 * Clock that runs with real time and can be set forward. With `TEST_CLOCK`, an instant in ISO 8601, every clock of a
 * test begins there, and so do pages that it opens: `TEST_CLOCK=2028-02-29T12:00:00Z npm test`.
 */
import type { Clock } from '../../src/lib/clock.ts';
import { addSeconds, systemClock } from '../../src/lib/clock.ts';

export interface AdjustableClock extends Clock {
  forward(seconds: number): void;
}

/** Start of clocks; undefined for the time of the machine. */
export const { TEST_CLOCK: namedStart } = process.env;
let newestAhead = 0;

/** Returns the seconds by which the newest clock began ahead of the machine: 0 unless a start is named. */
export const secondsAhead = (): number => newestAhead;

export function createAdjustableClock(): AdjustableClock {
  if (namedStart !== undefined) newestAhead = (Date.parse(namedStart) - Date.now()) / 1000;
  let ahead = newestAhead;
  return {
    now: () => addSeconds(systemClock.now(), ahead),
    forward(seconds) {
      ahead += seconds;
    },
  };
}
