/** Words of a print in its language: its texts, names of the API, and values of details. Pure. */
import { numberIn, type Texts, textsOf, type Written } from '@countersign/texts';
import { dictionary as germanNames } from '@countersign/texts/dictionary/de';
import { dictionary as englishNames, type WrittenDictionary } from '@countersign/texts/dictionary/en';
import { dictionary as spanishNames } from '@countersign/texts/dictionary/es';
import { dictionary as frenchNames } from '@countersign/texts/dictionary/fr';
import { type Words, wordsIn } from '@countersign/texts/dictionary/words';
import type { Tone } from '../../../print/report.ts';
import type { PrintLanguage } from './print-language.ts';
import { texts as german } from './texts/de.ts';
import { texts as english } from './texts/en.ts';
import { texts as spanish } from './texts/es.ts';
import { texts as french } from './texts/fr.ts';

type English = typeof english;

const written: Readonly<Record<PrintLanguage, readonly [texts: Written<English>, names: WrittenDictionary]>> = {
  en: [english, englishNames],
  es: [spanish, spanishNames],
  fr: [french, frenchNames],
  de: [german, germanNames],
};

export interface PrintWords {
  readonly language: PrintLanguage;
  readonly texts: Texts<English>;
  /** Names of the API in words. */
  readonly names: Words;
  readonly number: (value: number) => string;
  /** Returns a day and the time in UTC. */
  readonly moment: (at: Date) => string;
  readonly country: (code: string) => string;
  /** Returns the value of a detail or field as one line; null if empty. */
  readonly valueText: (name: string, value: unknown) => string | null;
}

type Plain = Omit<PrintWords, 'valueText' | 'moment'> & { readonly day: (date: string) => string };

/** Returns the words of a language. */
export function printWords(language: PrintLanguage): PrintWords {
  const [texts, dictionary] = written[language];
  const inUtc = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const days = new Intl.DateTimeFormat(language, inUtc);
  const moments = new Intl.DateTimeFormat(language, { ...inUtc, timeStyle: 'medium', hourCycle: 'h23' });
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const plain: Plain = {
    language,
    texts: textsOf<English>(texts),
    names: wordsIn(dictionary),
    number: (value) => numberIn(language, value),
    day: (date) => (isDay(date) ? days.format(Date.parse(date)) : date),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code),
  };
  return {
    ...plain,
    moment: (at) => `${moments.format(at)} UTC`,
    valueText: (name, value) => textOf(plain, name, value),
  };
}

/** Returns true for a day of the calendar, such as 1977-07-17. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const longestText = 600;

/** Returns a text cut to what fits a sheet; null if empty. */
export function shortened(text: string | null): string | null {
  if (text === null || text === '') return null;
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

function textOf(words: Plain, name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return shortened(partsOf(words, name, value));
  if (typeof value === 'boolean') return words.texts.answers[value ? 'yes' : 'no'];
  return typeof value === 'number' ? words.number(value) : shortened(lineOf(words, name, String(value)));
}

/** Returns a country or class by its name, and a day as the language writes it. */
function lineOf({ names, country, day }: Plain, name: string, value: string): string {
  if (/(^|[-_])country[-_]code$/.test(name)) return country(value);
  return /^(selected-id|identification)-class$/.test(name) ? names.idClass(value) : day(value);
}

function partsOf(words: Plain, name: string, value: object): string {
  if (Array.isArray(value)) return value.map((each) => textOf(words, name, each) ?? '–').join(', ');
  if ('filename' in value) return String(value.filename);
  if ('id' in value && 'type' in value) return String(value.id);
  return Object.entries(value)
    .map(([member, each]) => {
      const path = `${name}-${member}`;
      return `${words.names.property(path)}: ${textOf(words, path, each) ?? '–'}`;
    })
    .join(', ');
}

const tones: Readonly<Record<string, Tone>> = {
  approved: 'positive',
  completed: 'positive',
  passed: 'positive',
  declined: 'negative',
  failed: 'negative',
  needs_review: 'attention',
  requires_retry: 'attention',
  pending: 'attention',
  submitted: 'attention',
};

/** Returns the colour of a status of an inquiry, a verification or a check. */
export const toneOf = (status: string): Tone => tones[status] ?? 'neutral';

/** Masks a number for printing, except its last four characters. */
export const masked = (text: string): string => `••• ${text.slice(-4)}`;
