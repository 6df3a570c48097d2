/**
 * Values of the barcode or the zone that stand printed on the front, found by what they say: where a label was not read,
 * the print still tells the place, the spelling with its marks, and that both agree.
 */
import type { DocumentAttribute, Reading, TextLine } from '../facts.ts';
import { toMrzName } from '../mrz/transliterate.ts';
import { lineConfidence } from './find-fields.ts';
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

function readingOf(line: TextLine, value: string): readonly Reading[] {
  return [{ value, source: 'visual-zone', confidence: lineConfidence(line), box: line.box }];
}

interface PrintedName {
  readonly line: TextLine;
  /** As it is printed; as the machine states it where reading exchanged letters that look alike. */
  readonly spelling: string;
}

/**
 * The line that prints a name, whose own spelling may lack the marks that the zone writes out. A barcode corrects its
 * errors, so it decides which of two look-alikes is meant; names in a zone have no check digit, so it does not.
 */
function findName(lines: readonly TextLine[], name: string, isCorrected: boolean): PrintedName | null {
  const folded = foldName(name);
  if (folded.length < SHORTEST_NAME) return null;
  const plain = (text: string): string => text.replaceAll(/(?<=[AOU])E/g, '');
  const line = lines.find(({ text }) => foldName(text) === folded || plain(foldName(text)) === plain(folded));
  if (line) return { line, spelling: line.text.replace(/^\s*[12]\s+/, '').trim() };
  if (!isCorrected) return null;
  const alike = lines.find(({ text }) => foldLookAlikes(foldName(text)) === foldLookAlikes(folded));
  return alike ? { line: alike, spelling: name } : null;
}

/** The line that prints a number, to the letter or with letters and digits exchanged that fonts hardly tell apart. */
function lineOfNumber(lines: readonly TextLine[], number: string): TextLine | undefined {
  const folded = foldDigits(number);
  return (
    lines.find(({ text }) => text.replaceAll(/[\s-]/g, '').toUpperCase() === number) ??
    lines.find(({ text }) => foldDigits(text) === folded)
  );
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
  if (last) found['name-last'] = readingOf(last.line, last.spelling);
  const parts = GIVEN.filter((name) => machine[name] !== undefined);
  const given = findName(print, parts.map((name) => machine[name]).join(' '), isCorrected);
  if (given) {
    const { line, spelling } = given;
    for (const name of parts) found[name] = readingOf(line, parts.length === 1 ? spelling : (machine[name] ?? ''));
  }
  for (const name of NUMBERS) {
    const value = machine[name]?.replaceAll(/[\s-]/g, '');
    const line = value ? lineOfNumber(print, value) : undefined;
    if (line && value) found[name] = readingOf(line, value);
  }
  for (const name of DATES) {
    const line = print.find(({ text }) => readPrintedDate(text, style) === machine[name]);
    if (line && machine[name]) found[name] = readingOf(line, machine[name]);
  }
  return found;
}
