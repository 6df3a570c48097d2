/** Dates as documents print them, in digits or with the month's name, made YYYY-MM-DD. */
import { type Language, monthTable } from './models/month-names.ts';

export type DateOrder = 'month-day-year' | 'day-month-year';

/** How a document writes its dates, and what the day it is read on says of years with two digits. */
export interface DateStyle {
  readonly order: DateOrder;
  /** Languages of month names beside English and French; all of them when empty. */
  readonly languages?: readonly Language[];
  /**
   * Century of two digits: `past` is the latest that does not lie after `asOf` (births and issues), `near` the one within
   * fifty years of it (expiries). Without both two digits are no year.
   */
  readonly century?: 'past' | 'near';
  /** YYYY-MM-DD. */
  readonly asOf?: string | undefined;
}

const DIGIT = '[0-9OQDIL]';
/** A place may follow without a space, its O taken for a 0. */
const NUMERIC = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{2})\\s?[/.\\- ]\\s?(${DIGIT}{2})\\s?[/.\\- ]\\s?(${DIGIT}{4})(?!\\d(?![A-Z]))`,
);
const SHORT_NUMERIC = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{2})\\s?[/.\\-]\\s?(${DIGIT}{2})\\s?[/.\\-]\\s?(${DIGIT}{2})(?![0-9A-Z])`,
);
const YEAR_FIRST = /(?<![A-Z0-9])((?:19|20)[0-9]{2})\s?[/.-]\s?([0-9]{2})\s?[/.-]\s?([0-9]{2})(?![0-9])/;
/** Readers take letters of a month for digits. */
const MONTH = '(?=[0158]?[A-Z])[A-Z0158]{3,9}';
const WITH_NAME = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{1,2})[ ./-]*(${MONTH})(?:[ ./-]+(${MONTH}))?[ ./-]*(${DIGIT}{4}|${DIGIT}{2})(?![0-9])`,
);
const YEAR_FIRST_WITH_NAME = new RegExp(
  `(?<![A-Z0-9])((?:19|20)[0-9]{2})[ ./-]*(${MONTH})[ ./-]*(${DIGIT}{2})(?![0-9])`,
);
const COMPACT = /^\D{0,3}(\d{2})(\d{2})((?:19|20)\d{2})\D{0,3}$/;

/** Letters that a reader takes for each other in small print. */
const LOOKALIKES = ['OUCDQ0', 'IJL1', 'UV', 'NM', 'EF', 'GC', 'PR', 'S5', 'B8'];

function asNumber(text: string): number {
  return Number(text.replaceAll(/[OQD]/g, '0').replaceAll(/[IL]/g, '1'));
}

function write(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1900 || year > 2100) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function looksLike(read: string, known: string): boolean {
  return [...known].every((letter, at) => {
    const other = read.charAt(at);
    return other === letter || LOOKALIKES.some((group) => group.includes(letter) && group.includes(other));
  });
}

/** The month a name begins with, 0 for none: as it is spelt, else the only one it could be taken for. */
function monthOf(name: string, languages: readonly Language[]): number {
  if (name === '') return 0;
  const table = [...monthTable(languages)];
  const letters = name.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S').replaceAll('8', 'B');
  const spelt = table.filter(([known]) => letters.startsWith(known)).sort((a, b) => b[0].length - a[0].length)[0];
  if (spelt) return spelt[1];
  const alike = new Set(table.filter(([known]) => looksLike(name, known)).map(([, month]) => month));
  const [only] = alike;
  return alike.size === 1 && only !== undefined ? only : 0;
}

/** The date with the year of the century that the style's rule gives; null where it has none. */
function inCentury(two: number, month: number, day: number, { century, asOf }: DateStyle): string | null {
  if (century === undefined || asOf === undefined) return null;
  const fits = (year: number): boolean => {
    const date = write(year, month, day);
    if (date === null) return false;
    return century === 'past' ? date <= asOf : Math.abs(year - Number(asOf.slice(0, 4))) < 50;
  };
  const year = [2000 + two, 1900 + two].find(fits);
  return year === undefined ? null : write(year, month, day);
}

function complete(year: string, month: number, day: number, style: DateStyle): string | null {
  return year.length === 4 ? write(asNumber(year), month, day) : inCentury(asNumber(year), month, day, style);
}

function namedDate(text: string, style: DateStyle): string | null {
  const match = WITH_NAME.exec(text);
  // Names are made of months and of letters like digits too: LO GIUDICE is no tenth of June.
  if (!match || !/[0-9]/.test(match[4] ?? '')) return null;
  const [first, second] = [match[2] ?? '', match[3] ?? ''].map((name) => monthOf(name, style.languages ?? []));
  // Two names of one month, in two languages: when both are known they have to agree.
  if (first && second && first !== second) return null;
  return complete(match[4] ?? '', first || second || 0, asNumber(match[1] ?? ''), style);
}

function numericDate(text: string, style: DateStyle): string | null {
  const match = NUMERIC.exec(text) ?? COMPACT.exec(text) ?? SHORT_NUMERIC.exec(text);
  if (!match) return null;
  const [first, second, year] = [asNumber(match[1] ?? ''), asNumber(match[2] ?? ''), match[3] ?? ''];
  return style.order === 'month-day-year' ? complete(year, first, second, style) : complete(year, second, first, style);
}

function yearFirstDate(text: string): string | null {
  const match = YEAR_FIRST.exec(text);
  return match ? write(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

function yearFirstNamedDate(text: string, { languages = [] }: DateStyle): string | null {
  const match = YEAR_FIRST_WITH_NAME.exec(text);
  return match ? write(Number(match[1]), monthOf(match[2] ?? '', languages), asNumber(match[3] ?? '')) : null;
}

function dateIn(folded: string, style: DateStyle): string | null {
  return (
    yearFirstDate(folded) ?? yearFirstNamedDate(folded, style) ?? numericDate(folded, style) ?? namedDate(folded, style)
  );
}

/**
 * The first date in the text as YYYY-MM-DD; null when there is none, it is no day, or its year has two digits and the
 * style does not say of which century. Spaces that a reader has seen between two digits are passed over when there is no
 * date otherwise.
 */
export function readPrintedDate(text: string, style: DateStyle): string | null {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return dateIn(folded, style) ?? dateIn(folded.replaceAll(/(?<=\d)\s(?=\d)/g, ''), style);
}

/** How a document writes the date of an attribute: births and issues are past, expiries near. */
export function dateStyle(
  { dateOrder, languages }: { readonly dateOrder: DateOrder; readonly languages: readonly Language[] },
  attribute: string | null = null,
  asOf?: string,
): DateStyle {
  if (attribute === null) return { order: dateOrder, languages };
  return { order: dateOrder, languages, century: attribute === 'expiration-date' ? 'near' : 'past', asOf };
}
