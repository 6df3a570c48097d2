/** Dates as documents print them, in digits or with the month's name, made YYYY-MM-DD. */

export type DateOrder = 'month-day-year' | 'day-month-year';

/** First letters of month names in the languages of the documents known here, accents folded. */
const MONTHS: readonly (readonly string[])[] = [
  ['JAN', 'ENE', 'GEN'],
  ['FEB', 'FEV', 'FEV'],
  ['MAR', 'MRZ', 'MRT', 'MAE'],
  ['APR', 'AVR', 'ABR'],
  ['MAY', 'MAI', 'MAG', 'MEI'],
  ['JUN', 'JUIN', 'GIU'],
  ['JUL', 'JUIL', 'LUG'],
  ['AUG', 'AOU', 'AGO'],
  ['SEP', 'SET'],
  ['OCT', 'OKT', 'OTT', 'OUT'],
  ['NOV'],
  ['DEC', 'DEZ', 'DIC'],
];

const DIGIT = '[0-9OQDIL]';
const NUMERIC = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{2})\\s?[/.\\- ]\\s?(${DIGIT}{2})\\s?[/.\\- ]\\s?(${DIGIT}{4})(?![0-9])`,
);
const YEAR_FIRST = /(?<![A-Z0-9])((?:19|20)[0-9]{2})[/.-]([0-9]{2})[/.-]([0-9]{2})(?![0-9])/;
const WITH_NAME = new RegExp(
  `(?<![A-Z0-9])(${DIGIT}{1,2})[ ./-]*([A-Z]{3,9})(?:[ ./-]+[A-Z]{3,9})?[ ./-]*(${DIGIT}{4}|${DIGIT}{2})(?![0-9])`,
);

function asNumber(text: string): number {
  return Number(text.replaceAll(/[OQD]/g, '0').replaceAll(/[IL]/g, '1'));
}

function write(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1900 || year > 2100) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function monthOf(name: string): number {
  return 1 + MONTHS.findIndex((names) => names.some((known) => name.startsWith(known)));
}

/** Two-digit years: a birth lies in the past and an expiry in the future, which the printed text alone cannot tell. */
function fullYear(text: string): number | null {
  return text.length === 4 ? asNumber(text) : null;
}

function namedDate(text: string): string | null {
  const match = WITH_NAME.exec(text);
  const year = fullYear(match?.[3] ?? '');
  return match && year !== null ? write(year, monthOf(match[2] ?? ''), asNumber(match[1] ?? '')) : null;
}

function numericDate(text: string, order: DateOrder): string | null {
  const match = NUMERIC.exec(text);
  if (!match) return null;
  const [first, second, year] = [asNumber(match[1] ?? ''), asNumber(match[2] ?? ''), asNumber(match[3] ?? '')];
  return order === 'month-day-year' ? write(year, first, second) : write(year, second, first);
}

function yearFirstDate(text: string): string | null {
  const match = YEAR_FIRST.exec(text);
  return match ? write(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** The first date in the text as YYYY-MM-DD; null when there is none, it is no day, or its year has two digits only. */
export function readPrintedDate(text: string, order: DateOrder): string | null {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return yearFirstDate(folded) ?? numericDate(folded, order) ?? namedDate(folded);
}
