/** Search for a machine-readable value in the print of a side, in any usual spelling. */
import type { DocumentSideFacts } from '@countersign/engines/facts';
import { parseCalendarDate } from './calendar.ts';
import { foldCompact, foldDigraphs, foldNumber } from './fold-text.ts';
import { hasSpellings, spellingsOf } from './transliteration/spellings.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Length of the shortest value searched; shorter ones occur by chance. */
const SHORTEST_SEARCHED = 3;

/** Returns printed lines without those of a machine-readable zone, which would only repeat its values. */
function printedLines(side: DocumentSideFacts): string[] {
  return side.text.map((line) => line.text).filter((text) => !text.includes('<'));
}

/** Returns a date without separators in the orders that documents use; empty for an invalid date. */
function dateSpellings(value: string): string[] {
  const date = parseCalendarDate(value);
  if (!date) return [];
  const [year = '', month = '', day = ''] = value.split('-');
  const short = year.slice(2);
  const name = MONTHS[date.month - 1] ?? '';
  const numeric = [
    month + day + year,
    day + month + year,
    year + month + day,
    day + month + short,
    month + day + short,
  ];
  return [...numeric, day + name + year, name + day + year, day + name + short];
}

/** Returns true if the date occurs in one of the lines. */
export function printsDate(side: DocumentSideFacts, value: string): boolean {
  const lines = printedLines(side).map(foldCompact);
  return dateSpellings(value).some((spelling) => lines.some((line) => line.includes(spelling)));
}

/** Returns true if the number occurs, even with confused letters and digits. */
export function printsNumber(side: DocumentSideFacts, value: string): boolean {
  const number = foldNumber(value);
  return number.length >= SHORTEST_SEARCHED && printedLines(side).some((line) => foldNumber(line).includes(number));
}

/** Returns the spellings of a text without their spaces. */
function compactSpellings(text: string): ReadonlySet<string> {
  return new Set(spellingsOf(text).map((words) => words.join('')));
}

/** Returns true if the line has a permitted spelling of the name, in any alphabet, with the same number of words. */
function spellsName(line: string, value: string, spellings: ReadonlySet<string>): boolean {
  const words = line.split(/[^\p{L}\p{M}'’ʼ-]+/u).filter((word) => word !== '');
  const length = value.trim().split(/\s+/).length;
  return words.some((_, start) => {
    const part = words.slice(start, start + length).join(' ');
    if (!hasSpellings(part) && !hasSpellings(value)) return false;
    return [...compactSpellings(part)].some((spelling) => spellings.has(spelling));
  });
}

/** Returns true if the name occurs, with or without the letters that recognition drops, or in another alphabet. */
export function printsName(side: DocumentSideFacts, value: string): boolean {
  const name = foldDigraphs(value);
  if (name.length < SHORTEST_SEARCHED) return false;
  const lines = printedLines(side);
  if (foldDigraphs(lines.join(' ')).includes(name)) return true;
  const spellings = compactSpellings(value);
  return lines.some((line) => spellsName(line, value, spellings));
}
