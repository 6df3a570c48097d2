/** Lifetime of a step-up (dashboard design 5). Pure. */
import { addSeconds } from '../lib/clock.ts';
import { Refusal } from '../lib/refusal.ts';
import type { Caller } from './caller.ts';

const stepUpSeconds = 300;

/** Throws second_factor_required and step_up_required for a user without a recent factor; keys have none. */
export function demandStepUp(caller: Caller, now: Date): void {
  if (caller.kind === 'key') return;
  if (!caller.session.hasSecondFactor) throw new Refusal('second_factor_required');
  if (stepUpEnd(caller.session.stepUpAt, now) === null) throw new Refusal('step_up_required');
}

/** Returns the end of the step-up; null if it is required again. */
export function stepUpEnd(stepUpAt: Date | null, now: Date): Date | null {
  const end = stepUpAt === null ? null : addSeconds(stepUpAt, stepUpSeconds);
  return end !== null && end > now ? end : null;
}
