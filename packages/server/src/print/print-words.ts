/** Words of every print in its language: names of the API, values, numbers and times. Pure. */
import { fill, numberIn, type Texts, textsOf, type Written } from '@countersign/texts';
import { dictionary as germanNames } from '@countersign/texts/dictionary/de';
import { dictionary as englishNames, type WrittenDictionary } from '@countersign/texts/dictionary/en';
import { dictionary as spanishNames } from '@countersign/texts/dictionary/es';
import { dictionary as frenchNames } from '@countersign/texts/dictionary/fr';
import { type Words, wordsIn, wordsOf } from '@countersign/texts/dictionary/words';
import { screening as germanScreening } from '@countersign/texts/screening/de';
import { screening as englishScreening, type WrittenScreening } from '@countersign/texts/screening/en';
import { screening as spanishScreening } from '@countersign/texts/screening/es';
import { screening as frenchScreening } from '@countersign/texts/screening/fr';
import type { PrintLanguage } from './print-language.ts';
import { texts as german } from './texts/de.ts';
import { texts as english } from './texts/en.ts';
import { texts as spanish } from './texts/es.ts';
import { texts as french } from './texts/fr.ts';

type English = typeof english;

interface WrittenWords {
  readonly texts: Written<English>;
  readonly names: WrittenDictionary;
  readonly screening: WrittenScreening;
}

const written: Readonly<Record<PrintLanguage, WrittenWords>> = {
  en: { texts: english, names: englishNames, screening: englishScreening },
  es: { texts: spanish, names: spanishNames, screening: spanishScreening },
  fr: { texts: french, names: frenchNames, screening: frenchScreening },
  de: { texts: german, names: germanNames, screening: germanScreening },
};

/** Texts of a resource's own prints in each language; the English texts define the type. */
export type TextsByLanguage<Own> = Readonly<Record<PrintLanguage, Written<Own>>>;

export interface SharedWords {
  readonly language: PrintLanguage;
  readonly shared: Texts<English>;
  /** Names of the API in words. */
  readonly names: Words;
  readonly screening: Texts<typeof englishScreening>;
  /** Returns the title of a kind of reports, with or without `report/`. */
  readonly reportKind: (type: string) => string;
  readonly number: (value: number) => string;
  /** Returns a number with exactly three decimal places. */
  readonly thousandths: (value: number) => string;
  /** Returns a day `YYYY-MM-DD` as the language writes it; any other text as it is. */
  readonly day: (date: string) => string;
  /** Returns a day and the time in UTC. */
  readonly moment: (at: Date) => string;
  /** Returns the name of a country by its code in capital letters; any other text as it is. */
  readonly country: (code: string) => string;
  /** Returns the value of a detail or field as one line; null if empty. */
  readonly valueText: (name: string, value: unknown) => string | null;
}

/** Words of a print: the shared ones, and the texts of the resource. */
export interface PrintWords<Own> extends SharedWords {
  readonly texts: Texts<Own>;
}

/** Origin and language of a print. */
export interface Printed<Own> {
  readonly at: Date;
  readonly isSandbox: boolean;
  readonly words: PrintWords<Own>;
}

/** Returns the words of a language. */
export function printWords<Own>(language: PrintLanguage, texts: TextsByLanguage<Own>): PrintWords<Own> {
  return { ...sharedWords(language), texts: textsOf<Own>(texts[language]) };
}

type Plain = Omit<SharedWords, 'valueText'>;

function sharedWords(language: PrintLanguage): SharedWords {
  const { texts, names, screening } = written[language];
  const inUtc = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const days = new Intl.DateTimeFormat(language, inUtc);
  const moments = new Intl.DateTimeFormat(language, { ...inUtc, timeStyle: 'medium', hourCycle: 'h23' });
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const decimals = new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const plain: Plain = {
    language,
    shared: textsOf<English>(texts),
    names: wordsIn(names),
    screening: textsOf<typeof englishScreening>(screening),
    reportKind: (type) => wordOf(screening.kinds, type.replace(/^report\//, '')),
    number: (value) => numberIn(language, value),
    thousandths: (value) => decimals.format(value),
    day: (date) => (isDay(date) ? days.format(Date.parse(date)) : date),
    moment: (at) => `${moments.format(at)} UTC`,
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code),
  };
  return { ...plain, valueText: (name, value) => textOf(plain, name, value) };
}

/** Returns the word of a name; the name itself if there is none. */
export const wordOf = (words: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(words, name) ? words[name] : undefined) ?? name;

/** Returns the line at the foot of each sheet. Its time is short, since a time in words would leave too little room. */
export const footOf = <Own>(id: string, { at, words }: Printed<Own>): string =>
  fill(words.shared.foot, { id, at: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` });

/** Returns the text next to the title; null in production. */
export const stampOf = <Own>({ isSandbox, words }: Printed<Own>): string | null =>
  isSandbox ? words.shared.sandbox : null;

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
  if (typeof value === 'boolean') return words.shared.answers[value ? 'yes' : 'no'];
  return typeof value === 'number' ? words.number(value) : shortened(lineOf(words, name, String(value)));
}

/** Returns a value as one line: a country or class by its name, and a day in the format of the language. */
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
      return `${memberName(words, path, member)}: ${textOf(words, path, each) ?? '–'}`;
    })
    .join(', ');
}

/** Returns the name of a member of a value by its path, such as `address-city`, or else by the member's own name. */
function memberName({ names }: Plain, path: string, member: string): string {
  const whole = names.property(path);
  return whole === wordsOf(path) ? names.property(member) : whole;
}
