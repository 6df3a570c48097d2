/** Calendar arithmetic on YYYY-MM-DD texts, without a clock and without a time zone. */

const MILLISECONDS_A_DAY = 86_400_000;

function utc(day: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (match === null) throw new RangeError(`not a calendar day: ${day}`);
  return Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
}

/** Adds days, which may be negative. */
export function addDays(day: string, days: number): string {
  return new Date(utc(day) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Adds years; 29 February becomes 28 February in a year without it. */
export function addYears(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const isLeap = new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1;
  const rest = day.slice(4) === '-02-29' && !isLeap ? '-02-28' : day.slice(4);
  return `${year}${rest}`;
}

/** Formats YYYY-MM-DD as MM/DD/YYYY, as on US cards. */
export function asMonthDayYear(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
}
