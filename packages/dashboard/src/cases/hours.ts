/** Deadlines as people type them, in hours. Pure. */

const mostHours = 2160;

export const hoursOf = (seconds: number | null | undefined): string =>
  seconds === null || seconds === undefined ? '' : String(Math.round((seconds / 3600) * 100) / 100);

/**
 * Parses hours; null for an empty text, undefined for one that is not a number of hours or exceeds ninety days. A comma
 * is a decimal point.
 */
export function secondsOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const hours = Number(text);
  return Number.isFinite(hours) && hours > 0 && hours <= mostHours ? Math.max(1, Math.round(hours * 3600)) : undefined;
}
