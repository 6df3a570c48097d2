/** Parsers of the values of papers by kind; null for text that is not of the kind. */
import { readPrintedDate } from '../documents/printed-dates.ts';
import { COMPANY_WORDS, type LabelledKind, TITLES } from './models/paper-labels.ts';
import { foldPaperText } from './paper-lines.ts';

export type PaperDateOrder = 'month-day-year' | 'day-month-year';

/** Date with the month's name first: `MAY 21, 2026`. */
const MONTH_FIRST = /\b([A-Z]{3,9})\.? (\d{1,2})(?:ST|ND|RD|TH)?,? (\d{4})\b/;
/** Date with single-digit parts, which identity documents never have. */
const SHORT_PARTS = /\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4})\b/;

/** Pads each part to two digits, and puts the day before its month's name. */
function regular(text: string): string {
  return foldPaperText(text)
    .replace(
      MONTH_FIRST,
      (_all, month: string, day: string, year: string) => `${day.padStart(2, '0')} ${month} ${year}`,
    )
    .replace(SHORT_PARTS, (_all, first: string, dot: string, second: string, year: string) =>
      [first.padStart(2, '0'), second.padStart(2, '0'), year].join(dot),
    )
    .replace(/\b(\d{1,2})\. ?(?=[A-Z]{3})/, '$1 ')
    .replace(/\b(\d{1,2}) DE ([A-Z]+) DE (\d{4})\b/, '$1 $2 $3');
}

/** Parses a date to YYYY-MM-DD. */
export function readPaperDate(text: string, order: PaperDateOrder): string | null {
  return readPrintedDate(regular(text), { order });
}

const AMOUNT = /(?:^|[^\d])(\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2})(?!\d)/;

/** Parses an amount to a plain number with two decimals: `1,234.50` and `1.234,50` are `1234.50`. */
function readAmount(text: string): string | null {
  const found = AMOUNT.exec(text)?.[1];
  if (found === undefined) return null;
  return `${found.slice(0, -3).replaceAll(/\D/g, '')}.${found.slice(-2)}`;
}

const NUMBER = /[A-Z]{0,4}[0-9X*•][0-9A-Z*•./-]*(?: [0-9*•][0-9A-Z*•./-]*)*/;

/** Parses an account number: at least four digits; dots of a masked one become asterisks. */
function readNumber(text: string): string | null {
  const found = NUMBER.exec(foldPaperText(text).replaceAll('•', '*'))?.[0].replace(/[./-]+$/, '');
  return found !== undefined && found.replaceAll(/\D/g, '').length >= 4 && found.length <= 40 ? found : null;
}

const NAME_LINE = /^\p{L}[\p{L}\p{M}.'’-]*(?: \p{L}[\p{L}\p{M}.'’-]*){1,5}$/u;

/** Parses two to six words of letters, without a title; null for the name of a company. */
export function readPersonName(text: string): string | null {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;]+$/, '');
  const title = TITLES.exec(foldPaperText(plain))?.[0].length ?? 0;
  const name = plain.slice(title);
  if (!NAME_LINE.test(name)) return null;
  const words = foldPaperText(name).split(/[ .]+/);
  return words.some((word) => COMPANY_WORDS.includes(word)) ? null : name;
}

export function readPaperValue(text: string, kind: LabelledKind, order: PaperDateOrder): string | null {
  switch (kind) {
    case 'date':
      return readPaperDate(text, order);
    case 'amount':
      return readAmount(text);
    case 'number':
      return readNumber(text);
    case 'name':
      return readPersonName(text);
    case 'text':
      return /\p{L}{3}/u.test(text) ? text.trim() : null;
  }
}
