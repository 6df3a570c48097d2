/**
 * Business calendars: working hours and deadlines. Zones are those of the runtime (IANA), and days have their local
 * length, including 23 and 25 hours. Pure.
 */

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export type Weekday = (typeof weekdays)[number];

/** Minutes of the day, from 0 to 1440; the end is exclusive. */
export interface OpenHours {
  readonly from: number;
  readonly to: number;
}

export interface BusinessCalendar {
  /** IANA time zone, such as `Europe/Berlin`. */
  readonly zone: string;
  /** Hours by weekday; an absent weekday is closed. */
  readonly hours: Readonly<Partial<Record<Weekday, readonly OpenHours[]>>>;
  /** Closed days regardless of weekday: local dates, YYYY-MM-DD. */
  readonly holidays: readonly string[];
}

/** Limit of the search: a calendar with too few open hours within two years never reaches the deadline. */
const mostDays = 732;
const millisecondsOfADay = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Returns true if the runtime knows the zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Returns the local time as if it were UTC. */
function wallClock(zone: string, at: Date): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Returns the moment with this local time: the first one if the clock is put back, the moment of the change if it is
 * put forward and skips the time.
 */
function momentOf(zone: string, wall: number): number {
  const guess = wall - (wallClock(zone, new Date(wall)) - wall);
  const again = wall - (wallClock(zone, new Date(guess)) - guess);
  return Math.max(again, Math.min(guess, again));
}

/** Returns the local midnight of the day as if it were UTC. */
const dayOf = (wall: number): number => Math.floor(wall / millisecondsOfADay) * millisecondsOfADay;

function openingsOf({ zone, hours, holidays }: BusinessCalendar, day: number): { from: number; to: number }[] {
  const date = new Date(day);
  if (holidays.includes(date.toISOString().slice(0, 10))) return [];
  const open = hours[weekdays[date.getUTCDay()] ?? 'sun'] ?? [];
  return open
    .toSorted((left, right) => left.from - right.from)
    .map(({ from, to }) => ({ from: momentOf(zone, day + from * 60_000), to: momentOf(zone, day + to * 60_000) }));
}

/**
 * Returns the moment when `seconds` of open hours have passed since `at`. Without a calendar all hours are open. Null
 * if the calendar has fewer open hours in two years.
 */
export function deadlineAfter(at: Date, seconds: number, calendar: BusinessCalendar | null): Date | null {
  if (calendar === null) return new Date(at.getTime() + seconds * 1000);
  let left = seconds * 1000;
  let day = dayOf(wallClock(calendar.zone, at));
  for (let count = 0; count < mostDays; count += 1, day += millisecondsOfADay) {
    for (const { from, to } of openingsOf(calendar, day)) {
      const begins = Math.max(from, at.getTime());
      const open = to - begins;
      if (open <= 0) continue;
      if (open >= left) return new Date(begins + left);
      left -= open;
    }
  }
  return null;
}
