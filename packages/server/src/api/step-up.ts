/** How long a factor that was shown again is good for (dashboard design 5). Pure. */
import { addSeconds } from '../lib/clock.ts';

const stepUpSeconds = 300;

/** Until when; null when it has to be shown again. */
export function stepUpEnd(stepUpAt: Date | null, now: Date): Date | null {
  const end = stepUpAt === null ? null : addSeconds(stepUpAt, stepUpSeconds);
  return end !== null && end > now ? end : null;
}
