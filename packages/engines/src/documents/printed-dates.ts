/** Dates as documents print them, in digits or with the month's name, made YYYY-MM-DD. */

export type DateOrder = 'month-day-year' | 'day-month-year';

/** First letters of month names in the languages of the documents known here, accents folded. */
const MONTHS: readonly (readonly string[])[] = [
  ['JAN', 'ENE', 'GEN', 'STY'],
  ['FEB', 'FEV', 'LUT'],
  ['MAR', 'MRZ', 'MRT', 'MAE'],
  ['APR', 'AVR', 'ABR', 'KWI'],
  ['MAY', 'MAI', 'MAG', 'MEI', 'MAJ'],
  ['JUN', 'JUIN', 'GIU', 'CZE'],
  ['JUL', 'JUIL', 'LUG', 'LIP'],
  ['AUG', 'AOU', 'AGO', 'SIE'],
  ['SEP', 'SET', 'WRZ'],
  ['OCT', 'OKT', 'OTT', 'OUT', 'PAZ'],
  ['NOV', 'LIS'],
  ['DEC', 'DEZ', 'DIC', 'GRU'],
];

const DIGIT = '[0-9OQDIL]';
const NUMERIC = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{2})\\s?[/.\\- ]\\s?(${DIGIT}{2})\\s?[/.\\- ]\\s?(${DIGIT}{4})(?![0-9])`,
);
const YEAR_FIRST = /(?<![A-Z0-9])((?:19|20)[0-9]{2})[/.-]([0-9]{2})[/.-]([0-9]{2})(?![0-9])/;
/** Readers take letters of a month for digits; the first one they hardly ever do. */
const MONTH = '[A-Z][A-Z0158]{2,8}';
const WITH_NAME = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{1,2})[ ./-]*(${MONTH})(?:[ ./-]+(${MONTH}))?[ ./-]*(${DIGIT}{4}|${DIGIT}{2})(?![0-9])`,
);
const COMPACT = /^\D{0,3}(\d{2})(\d{2})((?:19|20)\d{2})\D{0,3}$/;

function asNumber(text: string): number {
  return Number(text.replaceAll(/[OQD]/g, '0').replaceAll(/[IL]/g, '1'));
}

function write(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1900 || year > 2100) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The month a name begins with, 0 for none. */
function monthOf(name: string): number {
  const letters = name.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S').replaceAll('8', 'B');
  return 1 + MONTHS.findIndex((names) => names.some((known) => letters.startsWith(known)));
}

/** Two-digit years: a birth lies in the past and an expiry in the future, which the printed text alone cannot tell. */
function fullYear(text: string): number | null {
  return text.length === 4 ? asNumber(text) : null;
}

function namedDate(text: string): string | null {
  const match = WITH_NAME.exec(text);
  const year = fullYear(match?.[4] ?? '');
  if (!match || year === null) return null;
  const [first, second] = [monthOf(match[2] ?? ''), monthOf(match[3] ?? '')];
  // Two names of one month, in two languages: when both are known they have to agree.
  if (first > 0 && second > 0 && first !== second) return null;
  return write(year, first || second, asNumber(match[1] ?? ''));
}

function numericDate(text: string, order: DateOrder): string | null {
  const match = NUMERIC.exec(text) ?? COMPACT.exec(text);
  if (!match) return null;
  const [first, second, year] = [asNumber(match[1] ?? ''), asNumber(match[2] ?? ''), asNumber(match[3] ?? '')];
  return order === 'month-day-year' ? write(year, first, second) : write(year, second, first);
}

function yearFirstDate(text: string): string | null {
  const match = YEAR_FIRST.exec(text);
  return match ? write(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

function dateIn(folded: string, order: DateOrder): string | null {
  return yearFirstDate(folded) ?? numericDate(folded, order) ?? namedDate(folded);
}

/** The first date in the text as YYYY-MM-DD; null when there is none, it is no day, or its year has two digits only.
 * Spaces that a reader has seen between two digits are passed over when there is no date otherwise. */
export function readPrintedDate(text: string, order: DateOrder): string | null {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return dateIn(folded, order) ?? dateIn(folded.replaceAll(/(?<=\d)\s(?=\d)/g, ''), order);
}
