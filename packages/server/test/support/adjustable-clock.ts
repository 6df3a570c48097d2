/** A clock that runs with real time and can be set forward. */
import type { Clock } from '../../src/lib/clock.ts';
import { addSeconds, systemClock } from '../../src/lib/clock.ts';

export interface AdjustableClock extends Clock {
  forward(seconds: number): void;
}

export function createAdjustableClock(): AdjustableClock {
  let ahead = 0;
  return {
    now: () => addSeconds(systemClock.now(), ahead),
    forward(seconds) {
      ahead += seconds;
    },
  };
}
