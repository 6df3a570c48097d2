/** Parser of printed dates, in digits or with the month's name, to YYYY-MM-DD. */
import { type Language, monthTable } from './models/month-names.ts';

export type DateOrder = 'month-day-year' | 'day-month-year';

/** Format of a document's dates, with the rule and reference day for two-digit years. */
export interface DateStyle {
  readonly order: DateOrder;
  /** Languages of month names, in addition to English and French; all of them if empty. */
  readonly languages?: readonly Language[];
  /**
   * Century of a two-digit year: `past` is the latest one not after `asOf` (births and issues), `near` the one within
   * fifty years of it (expiries). Without both, two digits are not a year.
   */
  readonly century?: 'past' | 'near';
  /** Day of the reading, YYYY-MM-DD. */
  readonly asOf?: string | undefined;
}

const DIGIT = '[0-9OQDIL]';
/** Numeric date. A place may follow without a space, with its O read as a 0. */
const NUMERIC = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{2})\\s?[/.\\- ]\\s?(${DIGIT}{2})\\s?[/.\\- ]\\s?(${DIGIT}{4})(?!\\d(?![A-Z]))`,
);
const SHORT_NUMERIC = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{2})\\s?[/.\\-]\\s?(${DIGIT}{2})\\s?[/.\\-]\\s?(${DIGIT}{2})(?![0-9A-Z])`,
);
const YEAR_FIRST = /(?<![A-Z0-9])((?:19|20)[0-9]{2})\s?[/.-]\s?([0-9]{2})\s?[/.-]\s?([0-9]{2})(?![0-9])/;
/** Month name, in which readers confuse letters with digits. */
const MONTH = '(?=[0158]?[A-Z])[A-Z0158]{3,9}';
const WITH_NAME = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{1,2})[ ./-]*(${MONTH})(?:[ ./-]+(${MONTH}))?[ ./-]*(${DIGIT}{4}|${DIGIT}{2})(?![0-9])`,
);
/**
 * Date with a month in an unreadable script before its Latin name (Doc 9303 part 3, 3.1); the text read from that
 * script is ignored.
 */
const BEHIND_SLASH = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{2})[ ./-]*(\\S{0,8}?) ?/ ?([A-Z]{3,5})[ ./-]*(${DIGIT}{4}|${DIGIT}{2})(?![0-9A-Z])`,
);
const YEAR_FIRST_WITH_NAME = new RegExp(
  `(?<![A-Z0-9])((?:19|20)[0-9]{2})[ ./-]*(${MONTH})[ ./-]*(${DIGIT}{2})(?![0-9])`,
);
const COMPACT = /^\D{0,3}(\d{2})(\d{2})((?:19|20)\d{2})\D{0,3}$/;

/** Groups of letters that readers confuse in small print. */
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

/** Returns the month that a name begins with by exact spelling; 0 if none. */
function speltMonth(name: string, languages: readonly Language[]): number {
  const spelt = [...monthTable(languages)].filter(([known]) => name.startsWith(known));
  return spelt.sort((a, b) => b[0].length - a[0].length)[0]?.[1] ?? 0;
}

/** Returns the month that a name begins with: by exact spelling, else the only similar one; 0 if none. */
function monthOf(name: string, languages: readonly Language[]): number {
  if (name === '') return 0;
  const table = [...monthTable(languages)];
  const letters = name.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S').replaceAll('8', 'B');
  const spelt = speltMonth(letters, languages);
  if (spelt !== 0) return spelt;
  const alike = new Set(table.filter(([known]) => looksLike(name, known)).map(([, month]) => month));
  const [only] = alike;
  return alike.size === 1 && only !== undefined ? only : 0;
}

/** Returns the date with its year in the century of the style's rule; null without a rule. */
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
  // Names may consist of months and letters similar to digits: LO GIUDICE is not the tenth of June.
  if (!match || !/[0-9]/.test(match[4] ?? '')) return null;
  const [first, second] = [match[2] ?? '', match[3] ?? ''].map((name) => monthOf(name, style.languages ?? []));
  // Two names of a month come from two languages. If both names are known, they must mean the same month.
  if (first && second && first !== second) return null;
  return complete(match[4] ?? '', first || second || 0, asNumber(match[1] ?? ''), style);
}

/**
 * Returns the day, and the Latin month and year after it, of a date whose first month is unreadable; null if it is
 * readable.
 */
function partsBehindSlash(folded: string, languages: readonly Language[]): readonly [string, number, string] | null {
  const [, day = '', local = '', latin = '', year = ''] = BEHIND_SLASH.exec(folded) ?? [];
  // English and French names are known without a language. If the first month is spelt exactly, it is readable.
  const month = speltMonth(latin, languages.length > 0 ? languages : ['en']);
  return month === 0 || !/[0-9]/.test(year) || speltMonth(local, languages) !== 0 ? null : [day, month, year];
}

function dateBehindSlash(folded: string, style: DateStyle): string | null {
  const parts = partsBehindSlash(folded, style.languages ?? []);
  return parts && complete(parts[2], parts[1], asNumber(parts[0]), style);
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
 * Returns the first date in the text as YYYY-MM-DD; null if there is none, it is not a calendar day, or the style has
 * no century for a two-digit year. If there is no date otherwise, spaces between two digits are ignored.
 */
export function readPrintedDate(text: string, style: DateStyle): string | null {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const whole = dateIn(folded, style) ?? dateBehindSlash(folded, style);
  return whole ?? dateIn(folded.replaceAll(/(?<=\d)\s(?=\d)/g, ''), style);
}

/**
 * Returns the parts of a text that its date is parsed from: from the first to the last digit, without an unreadable
 * month.
 */
export function partsOfDate(text: string): readonly string[] {
  const whole = /[\dOQDIL]*\d.*\d[\dOQDIL]*/u.exec(text)?.[0] ?? text;
  const behind = /^(\d{2})[^/]{0,10}\/(.*)$/u.exec(whole);
  const latin = behind?.[2] ?? '';
  return speltMonth(latin.trim().toUpperCase(), ['en']) === 0 ? [whole] : [behind?.[1] ?? '', latin];
}

/** Returns the date style of an attribute: births and issues are past, expiries near. */
export function dateStyle(
  { dateOrder, languages }: { readonly dateOrder: DateOrder; readonly languages: readonly Language[] },
  attribute: string | null = null,
  asOf?: string,
): DateStyle {
  if (attribute === null) return { order: dateOrder, languages };
  return { order: dateOrder, languages, century: attribute === 'expiration-date' ? 'near' : 'past', asOf };
}
