/** Times in the format of the language; the exact time is always available. */
import { useLanguage } from '../texts/use-texts.tsx';

export interface TimeProps {
  /** Time in ISO 8601. */
  readonly value: string;
  /** Format: `age` is the time since or until, `moment` the day and minute, `second` with the second, `day` only the day. */
  readonly as?: 'age' | 'moment' | 'second' | 'day';
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Returns an age such as `2 hours ago` or `in 3 days`. */
export function ageOf(value: string, now: number, language: string): string {
  const seconds = (Date.parse(value) - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  return format.format(Math.trunc(seconds / size), unit);
}

export function momentOf(value: string, language: string, isDay = false): string {
  const parts = isDay
    ? { dateStyle: 'medium' as const }
    : { dateStyle: 'medium' as const, timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(language, parts).format(new Date(value));
}

/** Returns the time of day with seconds. */
export const clockOf = (value: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(new Date(value));

const secondOf = (value: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(value));

const shownAs = {
  age: (value: string, language: string) => ageOf(value, Date.now(), language),
  moment: (value: string, language: string) => momentOf(value, language),
  second: secondOf,
  day: (value: string, language: string) => momentOf(value, language, true),
} as const;

export function Time({ value, as = 'moment' }: TimeProps) {
  const language = useLanguage();
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long' }).format(new Date(value));
  const shown = shownAs[as](value, language);
  return (
    <time dateTime={value} title={exact}>
      {shown}
    </time>
  );
}
