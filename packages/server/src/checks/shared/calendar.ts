/**
 * Calendar arithmetic on YYYY-MM-DD strings without time zones: an impossible date is never treated as a date.
 */

export interface CalendarDate {
  readonly year: number;
  /** Month, 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
}

/** Parses YYYY-MM-DD; null for any text that is no day of the calendar. */
export function parseCalendarDate(text: string | null | undefined): CalendarDate | null {
  const match = PATTERN.exec(text ?? '');
  if (!match) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return date.day >= 1 && date.day <= daysInMonth(date.year, date.month) ? date : null;
}

/** Compares two dates: negative if `a` is before `b`, 0 for the same day, positive if after. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/**
 * Returns the full years from `from` to `to`, as birthdays are counted; a 29 February counts on 1 March of common
 * years.
 */
export function fullYearsBetween(from: CalendarDate, to: CalendarDate): number {
  const before = to.month < from.month || (to.month === from.month && to.day < from.day);
  return to.year - from.year - (before ? 1 : 0);
}

/** Returns the same day `years` later; 29 February becomes 28 February if needed. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const year = date.year + years;
  return { year, month: date.month, day: Math.min(date.day, daysInMonth(year, date.month)) };
}

/** Returns the days from `from` to `to`, negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  const dayNumber = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day) / 86_400_000;
  return dayNumber(to) - dayNumber(from);
}
