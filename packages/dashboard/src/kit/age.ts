/** Ages of moments in words. Pure. */

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const largest = (seconds: number) => units.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 1] as const);

/** Returns an age such as `2 hours ago` or `in 3 days`. */
export function ageOf(value: string, now: number, language: string): string {
  const seconds = (Date.parse(value) - now) / 1000;
  const [unit, size] = largest(seconds);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

/** Milliseconds from which an age is too vague to identify the day. */
const vagueFrom = 7 * 86_400_000;

/** Returns an age, with the date where the age does not identify the day: `last week (Nov 20, 2026)`. */
export function datedAgeOf(value: string, now: number, language: string): string {
  const age = ageOf(value, now, language);
  if (Math.abs(Date.parse(value) - now) < vagueFrom) return age;
  return `${age} (${new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(value))})`;
}

/** Returns the time since a moment, such as `2 hours`. */
export function lengthOf(value: string, now: number, language: string): string {
  const seconds = Math.max(0, now - Date.parse(value)) / 1000;
  const [unit, size] = largest(seconds);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.trunc(seconds / size));
}
