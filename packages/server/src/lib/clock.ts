/** The only source of the current time: other code receives a clock, so that tests can change the time. */

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Formats a time as ISO 8601 UTC with milliseconds and `Z`, like every timestamp of the API; null stays null. */
export function isoTimestamp(at: Date): string;
export function isoTimestamp(at: Date | null): string | null;
export function isoTimestamp(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}

/** Returns whole Unix seconds; null stays null. */
export function unixSeconds(at: Date): number;
export function unixSeconds(at: Date | null): number | null;
export function unixSeconds(at: Date | null): number | null {
  return at === null ? null : Math.floor(at.getTime() / 1000);
}

/** Formats the calendar date YYYY-MM-DD in UTC. */
export function isoDate(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function addSeconds(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}

const isoForm = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Parses ISO 8601 text of the years 0000 to 9999: a date, or a date and time; UTC without an offset. Throws RangeError
 * for other text.
 */
export function parseTimestamp(text: string): Date {
  const [, day = '', time, , , offset] = isoForm.exec(text) ?? [];
  const at = new Date(time === undefined || offset !== undefined ? text : `${text}Z`);
  if (!isCalendarDate(day) || Number.isNaN(at.getTime())) throw new RangeError(`not a timestamp: ${text}`);
  return at;
}

/** Returns true for a real calendar date YYYY-MM-DD, and false for a date such as 2023-02-30. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && isoDate(at) === text;
}
