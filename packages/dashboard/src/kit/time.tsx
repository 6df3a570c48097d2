/** Times in the format of the language; the exact time is always available. */
import { useLanguage } from '../texts/use-texts.tsx';
import { datedAgeOf, lengthOf } from './age.ts';

export interface TimeProps {
  /** Time in ISO 8601. */
  readonly value: string;
  /**
   * Format. `age`: the time since or until, with the date from a week on; `length`: only the time since; `moment`: the
   * day and minute; `second`: with the second too; `day`: only the day.
   */
  readonly as?: 'age' | 'length' | 'moment' | 'second' | 'day';
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
  age: (value: string, language: string) => datedAgeOf(value, Date.now(), language),
  length: (value: string, language: string) => lengthOf(value, Date.now(), language),
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
