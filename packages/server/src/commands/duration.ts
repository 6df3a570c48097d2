/** Durations on the command line: an integer and s, m, h or d. */
import { UsageError } from './command.ts';

const secondsOf: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Longest duration that the API accepts, 30 days. */
const mostSeconds = 2_592_000;

/** Parses a duration into seconds. Throws UsageError. */
export function readDuration(option: string, text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,7})([smhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (secondsOf[unit] ?? Number.NaN);
  if (seconds >= 0 && seconds <= mostSeconds) return seconds;
  throw new UsageError(`--${option} must be a duration of at most 30 days, such as 12h or 30d, not ${text}.`);
}
