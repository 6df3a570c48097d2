/**
 * Search of the front for printed values of the barcode or zone, by their text: even if a label is unreadable, the
 * print gives the place, the spelling with its diacritics, and the agreement of both.
 */
import type { DocumentAttribute, Reading } from '../facts.ts';
import { toMrzName } from '../mrz/transliterate.ts';
import type { TextLine } from '../picture-facts.ts';
import { dateConfidence, lineConfidence } from './find-fields.ts';
import { type DateStyle, readPrintedDate } from './printed-dates.ts';
import { foldDigits, foldName as foldLookAlikes } from './printed-spellings.ts';
import type { Readings } from './read-visual-zone.ts';

type Attributes = Readonly<Partial<Record<DocumentAttribute, string>>>;

const GIVEN: readonly DocumentAttribute[] = ['name-first', 'name-middle', 'name-suffix'];
const NUMBERS: readonly DocumentAttribute[] = ['identification-number', 'document-number'];
const DATES: readonly DocumentAttribute[] = ['birthdate', 'issue-date', 'expiration-date'];
/** Minimum letters of a name; shorter ones may be a label or part of other text. */
const SHORTEST_NAME = 3;

/** True if the line is print and not a row of the zone. */
function isPrint({ text }: TextLine): boolean {
  return !text.includes('<');
}

/** Folds to letters only, since readers drop spaces. Drops an element number at the start. */
function foldName(text: string): string {
  return toMrzName(text.replace(/^\s*[12]\s+/, '')).replaceAll('<', '');
}

/** Confidence below the acceptance threshold: the value stays in the ledger and is never chosen. */
const DOUBTFUL_CONFIDENCE = 0.5;

function readingOf(line: TextLine, value: string, isDoubtful = false): readonly Reading[] {
  const confidence = Math.min(lineConfidence(line), isDoubtful ? DOUBTFUL_CONFIDENCE : 1);
  return [{ value, source: 'visual-zone', confidence, box: line.box }];
}

interface PrintedName {
  readonly line: TextLine;
  /** Spelling as printed; that of barcode or zone if the reader confused similar letters. */
  readonly spelling: string;
  /** True if the print has a letter similar to that of the zone: either may be misread. */
  readonly isDoubtful?: boolean;
}

/**
 * Finds the line with a name; its spelling may lack the diacritics that the zone spells out. A barcode corrects errors,
 * so it decides between similar letters; names in a zone have no check digit, so neither is certain.
 */
function findName(lines: readonly TextLine[], name: string, isCorrected: boolean): PrintedName | null {
  const folded = foldName(name);
  if (folded.length < SHORTEST_NAME) return null;
  const plain = (text: string): string => text.replaceAll(/(?<=[AOU])E/g, '');
  const line = lines.find(({ text }) => foldName(text) === folded || plain(foldName(text)) === plain(folded));
  const spelt = ({ text }: TextLine): string => text.replace(/^\s*[12]\s+/, '').trim();
  if (line) return { line, spelling: spelt(line) };
  const alike = lines.find(({ text }) => foldLookAlikes(foldName(text)) === foldLookAlikes(folded));
  if (!alike) return null;
  return isCorrected ? { line: alike, spelling: name } : { line: alike, spelling: spelt(alike), isDoubtful: true };
}

interface PrintedNumber {
  readonly line: TextLine;
  /** True if it is printed exactly the same. */
  readonly isSame: boolean;
}

/** Finds the line with a number, exactly or with confused letters and digits of similar shape. */
function lineOfNumber(lines: readonly TextLine[], number: string): PrintedNumber | undefined {
  const folded = foldDigits(number);
  const same = lines.find(({ text }) => text.replaceAll(/[\s-]/g, '').toUpperCase() === number);
  const alike = same ?? lines.find(({ text }) => foldDigits(text) === folded);
  return alike && { line: alike, isSame: same !== undefined };
}

/** True if a text contains a day; a two-digit year is in the century of that day. */
function showsDay(text: string, day: string, style: DateStyle): boolean {
  const century = { ...style, century: 'near', asOf: day } as const;
  return readPrintedDate(text, style) === day || readPrintedDate(text, century) === day;
}

/**
 * Returns readings of machine-read attributes from the print; values not printed the same are absent. `isCorrected` is
 * true for a barcode, whose errors are corrected.
 */
export function findPrinted(
  lines: readonly TextLine[],
  machine: Attributes,
  style: DateStyle,
  isCorrected = false,
): Readings {
  const print = lines.filter(isPrint);
  const found: Readings = {};
  const last = findName(print, machine['name-last'] ?? '', isCorrected);
  if (last) found['name-last'] = readingOf(last.line, last.spelling, last.isDoubtful);
  const parts = GIVEN.filter((name) => machine[name] !== undefined);
  const given = findName(print, parts.map((name) => machine[name]).join(' '), isCorrected);
  if (given) {
    const { line, spelling, isDoubtful } = given;
    for (const name of parts) {
      found[name] = readingOf(line, parts.length === 1 ? spelling : (machine[name] ?? ''), isDoubtful);
    }
  }
  for (const name of NUMBERS) {
    const value = machine[name]?.replaceAll(/[\s-]/g, '');
    const printedNumber = value ? lineOfNumber(print, value) : undefined;
    // A zone's number is no more certain than print that differs from it; a barcode corrects errors.
    if (printedNumber && value)
      found[name] = readingOf(printedNumber.line, value, !printedNumber.isSame && !isCorrected);
  }
  for (const name of DATES) {
    const day = machine[name];
    const line = day === undefined ? undefined : print.find(({ text }) => showsDay(text, day, style));
    if (line && day !== undefined)
      found[name] = [{ value: day, source: 'visual-zone', confidence: dateConfidence(line), box: line.box }];
  }
  return found;
}
