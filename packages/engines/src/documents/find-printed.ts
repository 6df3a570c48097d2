/**
 * Values of the barcode or the zone that stand printed on the front, found by what they say: where a label was not read,
 * the print still tells the place, the spelling with its marks, and that both agree.
 */
import type { DocumentAttribute, Reading, TextLine } from '../facts.ts';
import { toMrzName } from '../mrz/transliterate.ts';
import { dateConfidence, lineConfidence } from './find-fields.ts';
import { type DateStyle, readPrintedDate } from './printed-dates.ts';
import { foldDigits, foldName as foldLookAlikes } from './printed-spellings.ts';
import type { Readings } from './read-visual-zone.ts';

type Attributes = Readonly<Partial<Record<DocumentAttribute, string>>>;

const GIVEN: readonly DocumentAttribute[] = ['name-first', 'name-middle', 'name-suffix'];
const NUMBERS: readonly DocumentAttribute[] = ['identification-number', 'document-number'];
const DATES: readonly DocumentAttribute[] = ['birthdate', 'issue-date', 'expiration-date'];
/** A name of fewer letters may be a label or part of something else. */
const SHORTEST_NAME = 3;

/** The zone itself is no print. */
function isPrint({ text }: TextLine): boolean {
  return !text.includes('<');
}

/** Letters alone: readers drop spaces. An element number in front is no part of a name. */
function foldName(text: string): string {
  return toMrzName(text.replace(/^\s*[12]\s+/, '')).replaceAll('<', '');
}

/** Below the acceptance threshold: kept in the ledger, chosen by nobody. */
const DOUBTFUL_CONFIDENCE = 0.5;

function readingOf(line: TextLine, value: string, isDoubtful = false): readonly Reading[] {
  const confidence = Math.min(lineConfidence(line), isDoubtful ? DOUBTFUL_CONFIDENCE : 1);
  return [{ value, source: 'visual-zone', confidence, box: line.box }];
}

interface PrintedName {
  readonly line: TextLine;
  /** As it is printed; as the machine states it where reading exchanged letters that look alike. */
  readonly spelling: string;
  /** Whether a letter that looks like that of the zone stands in its place: either may be misread. */
  readonly isDoubtful?: boolean;
}

/**
 * The line that prints a name, whose own spelling may lack the marks that the zone writes out. A barcode corrects its
 * errors, so it decides which of two look-alikes is meant; names in a zone have no check digit, so neither is sure.
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
  /** Whether it is printed to the letter. */
  readonly isSame: boolean;
}

/** The line that prints a number, to the letter or with letters and digits exchanged that fonts hardly tell apart. */
function lineOfNumber(lines: readonly TextLine[], number: string): PrintedNumber | undefined {
  const folded = foldDigits(number);
  const same = lines.find(({ text }) => text.replaceAll(/[\s-]/g, '').toUpperCase() === number);
  const alike = same ?? lines.find(({ text }) => foldDigits(text) === folded);
  return alike && { line: alike, isSame: same !== undefined };
}

/** Whether a text shows a day; a year of two digits is of the century of that day. */
function showsDay(text: string, day: string, style: DateStyle): boolean {
  const century = { ...style, century: 'near', asOf: day } as const;
  return readPrintedDate(text, style) === day || readPrintedDate(text, century) === day;
}

/**
 * Readings of machine-read attributes off the print; those that are not printed as they are stay out. `isCorrected`: they
 * come from a barcode, whose errors are corrected.
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
    // A zone's number is no better known than the print that differs from it; a barcode corrects its errors.
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
