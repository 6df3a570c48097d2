/** Time left until a deadline, as figures for a bar and a sentence. Pure. */

export interface TimeLeft {
  /** Share of the time that has passed, 0 to 1. */
  readonly passed: number;
  /** Negative once the deadline has passed. */
  readonly milliseconds: number;
  readonly tone: 'plain' | 'warning' | 'problem';
}

/** Share of elapsed time from which a case is urgent. */
const hurryFrom = 0.75;

/** `now` in milliseconds since 1970. */
export function timeLeft(createdAt: string, deadline: string, now: number): TimeLeft {
  const [from, to] = [Date.parse(createdAt), Date.parse(deadline)];
  const milliseconds = to - now;
  const passed = to <= from ? 1 : Math.min(1, Math.max(0, (now - from) / (to - from)));
  return { passed, milliseconds, tone: milliseconds <= 0 ? 'problem' : passed >= hurryFrom ? 'warning' : 'plain' };
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns a length such as `3 days` or `2 hours` in the largest unit that fits, rounded down; at least one minute. */
export function lengthOf(milliseconds: number, language: string): string {
  const length = Math.abs(milliseconds);
  const [unit, size] = units.find(([, each]) => length >= each) ?? (['minute', 60_000] as const);
  const value = Math.max(1, Math.trunc(length / size));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

export type Due = 'any' | 'overdue' | 'today' | 'none';

const day = 86_400_000;

export function isDue(due: Due, deadline: string | null, now: number): boolean {
  if (due === 'any') return true;
  if (deadline === null) return due === 'none';
  const left = Date.parse(deadline) - now;
  return due === 'overdue' ? left <= 0 : due === 'today' && left > 0 && left <= day;
}
