/**
 * Second, closer reading of lines whose print differs from barcode or zone: either the value was misread and is printed
 * after all, or the print is clearly another text. Undecided values are not accepted.
 */
import type { Box, DocumentAttribute, Reading } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import { uprightBox } from '../text/pixels.ts';
import {
  boundingBox,
  type RecognizedLine,
  type RgbPixels,
  type RotatedBox,
  type TextReader,
  type TextRegion,
} from '../text/recognize-text.ts';
import { linesToLookAt, placeOfFamilyName, type Statements, type Suspect } from './lines-to-look-at.ts';
import { ACCEPTANCE_THRESHOLD } from './merge-readings.ts';
import { dateStyle } from './printed-dates.ts';
import {
  foldDigits,
  foldLetters,
  foldName,
  printedSpellings,
  type SpellingKind,
  spellingKind,
} from './printed-spellings.ts';
import { readValue } from './read-value.ts';
import type { Readings } from './read-visual-zone.ts';

/** Rectified side, for rereading its lines. */
export interface Sight {
  readonly reader: Pick<TextReader, 'weigh' | 'foldAlphabet'>;
  readonly pixels: RgbPixels;
  readonly regions: readonly TextRegion[];
}

/** Maximum cost, in nats, at which the machine-read value is the printed one; measured 0.0 on 130 genuine values. */
const SAME_COST = 3;
/** Minimum cost at which two values count as different; one different character was measured to cost at least 9. */
const OTHER_COST = 6;
/** Minimum confidence of a line's better reading to rule out a value. */
const READABLE = 0.8;
/**
 * Minimum cost to rule out a value by two letters on which both readings agree, although two letters are never read
 * with certainty.
 */
const FAR_COST = 30;
const BARELY_READABLE = 0.5;
const SAME_CONFIDENCE = 0.85;
/** Confidence below the acceptance threshold: the value stays in the ledger and is never chosen. */
const UNSURE_CONFIDENCE = 0.5;

/** Minimum letters of a beginning; fewer begin too many names. */
const SHORTEST_BEGINNING = 3;

const GIVEN: readonly DocumentAttribute[] = ['name-first', 'name-middle', 'name-suffix'];

type Verdict = 'same' | 'other' | 'unsure';

interface Judgement {
  readonly verdict: Verdict;
  /** Confidence of the better of the two readings. */
  readonly confidence: number;
}

export function foldOf(kind: SpellingKind): (text: string) => string {
  return kind === 'name' ? foldName : foldDigits;
}

/** Returns the rotated box of the text with this upright box. */
export function boxOf({ regions, pixels }: Sight, box: Box): RotatedBox {
  const region = regions.find((candidate) => {
    const { x, y, width, height } = boundingBox(candidate.box, pixels);
    return x === box.x && y === box.y && width === box.width && height === box.height;
  });
  if (region) return region.box;
  return uprightBox(box);
}

async function judge(
  sight: Sight,
  line: TextLine & { readonly isUnnoticed?: boolean },
  spellings: readonly string[],
  kind: SpellingKind,
): Promise<Judgement> {
  const alphabet = sight.reader.foldAlphabet(foldOf(kind));
  const readings = await sight.reader.weigh(sight.pixels, boxOf(sight, line.box));
  const costs = readings.flatMap((reading) => {
    const weigh = reading.weigh(alphabet);
    return spellings.map((text) => weigh([...text]));
  });
  const cost = Math.min(...costs);
  const confidence = Math.max(...readings.map((reading) => reading.confidence));
  if (cost <= SAME_COST) return { verdict: 'same', confidence };
  const [first, second] = readings.map(({ text }) => foldOf(kind)(text));
  const isFar = line.isUnnoticed === true && cost >= FAR_COST && confidence >= BARELY_READABLE && first === second;
  const isOther = (cost >= OTHER_COST && confidence >= READABLE) || isFar;
  return { verdict: isOther ? 'other' : 'unsure', confidence };
}

/** Returns the spellings of the machine-read value: for given names all of them, or the first. */
function spellingsOf({ machine }: Statements, attribute: DocumentAttribute, kind: SpellingKind): readonly string[] {
  const value = machine[attribute] ?? '';
  const spellings = printedSpellings(value, kind);
  if (attribute !== 'name-first') return spellings;
  return [...spellings, ...printedSpellings(GIVEN.map((name) => machine[name] ?? '').join(' '), kind)];
}

/**
 * Cuts the box after a short name, where the network invents characters on the empty ground; the letters give the
 * name's width.
 */
function cutBehindLetters(box: Box, { characters }: RecognizedLine): Box {
  const letters = characters.filter(({ character, confidence }) => foldLetters(character) !== '' && confidence >= 0.5);
  const end = Math.max(...letters.map(({ at }) => at), 0) * box.width + 1.6 * box.height;
  return { ...box, width: Math.min(box.width, end) };
}

/** Reads the family name in the place where no text was detected; empty if it is illegible. */
async function unnoticed(
  sight: Sight,
  statements: Statements,
  attribute: DocumentAttribute,
): Promise<readonly Suspect[]> {
  const place = attribute === 'name-last' ? placeOfFamilyName(statements) : null;
  const [wide] = place ? await sight.reader.weigh(sight.pixels, uprightBox(place)) : [];
  if (!place || !wide) return [];
  const box = cutBehindLetters(place, wide);
  const [{ text, confidence } = { text: '', confidence: 0 }] = await sight.reader.weigh(sight.pixels, uprightBox(box));
  const value = readValue(text, 'name', dateStyle(statements.model));
  if (value === null || value.length < 2 || confidence < BARELY_READABLE) return [];
  return [{ line: { text, confidence, box, isUnnoticed: true }, value }];
}

interface Look {
  readonly suspect: Suspect;
  readonly judgement: Judgement;
  /**
   * True if the first reading already has the value, in one of its spellings, or the beginning of a name, since long
   * names are cut or printed on two lines. Then nothing was misread, and the comparison decides how many letters
   * suffice.
   */
  readonly wasRead: boolean;
}

async function lookAt(
  sight: Sight,
  statements: Statements,
  attribute: DocumentAttribute,
  kind: SpellingKind,
): Promise<readonly Look[]> {
  const spellings = spellingsOf(statements, attribute, kind);
  const noticed = linesToLookAt(statements, attribute, statements.machine[attribute] ?? '');
  const suspects = noticed.length > 0 ? noticed : await unnoticed(sight, statements, attribute);
  const looks: Look[] = [];
  for (const suspect of suspects) {
    const read = foldOf(kind)(suspect.value);
    const isCut = kind === 'name' && read.length >= SHORTEST_BEGINNING;
    const wasRead = spellings.some((text) => read.includes(text) || (isCut && text.startsWith(read)));
    looks.push({ suspect, judgement: await judge(sight, suspect.line, spellings, kind), wasRead });
  }
  return looks;
}

/** Returns the reading that follows from the looks; null keeps the first reading. */
function conclude(looks: readonly Look[], machine: Reading): Reading | null {
  if (looks.some(({ wasRead }) => wasRead)) return null;
  const same = looks.find(({ judgement }) => judgement.verdict === 'same');
  if (same) {
    const { box } = same.suspect.line;
    return { value: machine.value, source: 'visual-zone', confidence: SAME_CONFIDENCE, box };
  }
  const [first] = looks;
  if (!first) return null;
  const { suspect, judgement } = first;
  const read = { value: suspect.value, source: 'visual-zone', box: suspect.line.box } as const;
  if (judgement.verdict !== 'other') return { ...read, confidence: UNSURE_CONFIDENCE };
  // A few letters do not show which other text it is.
  const isUnnoticed = suspect.line.isUnnoticed === true;
  const confidence = isUnnoticed ? UNSURE_CONFIDENCE : Math.max(judgement.confidence, suspect.line.confidence);
  // A value cannot be ruled out if its source is uncertain of it.
  return machine.confidence < ACCEPTANCE_THRESHOLD
    ? { ...read, confidence: Math.min(confidence, suspect.line.confidence) }
    : { ...read, confidence, rulesOut: machine.source };
}

/**
 * Rereads a name found printed without a letter of the zone: MULLER for MUELLER lost a diacritic, MICHAL for MICHAEL a
 * letter that the closer reading finds. Null if the first reading was right.
 */
async function lookForLostLetters(
  sight: Sight,
  { lines }: Statements,
  printed: Reading,
  machine: Reading,
): Promise<Reading | null> {
  const line = lines.find(({ box }) => box === printed.box);
  if (!line || foldName(printed.value).length >= foldName(machine.value).length) return null;
  const { verdict } = await judge(sight, line, [foldName(machine.value)], 'name');
  return verdict === 'same' ? { ...printed, value: machine.value } : null;
}

/**
 * Returns readings of print that replace the first ones, by attribute. `readings` are those of barcode or zone; values
 * found printed the same are not reread.
 */
export async function readAgain(sight: Sight, statements: Statements, readings: Readings): Promise<Readings> {
  const again: Readings = {};
  for (const attribute of Object.keys(statements.machine) as DocumentAttribute[]) {
    const kind = spellingKind(attribute);
    const machine = readings[attribute]?.[0];
    if (kind === null || !machine) continue;
    const printed = statements.printed[attribute]?.[0];
    if (printed && kind !== 'name') continue;
    const reading = printed
      ? await lookForLostLetters(sight, statements, printed, machine)
      : conclude(await lookAt(sight, statements, attribute, kind), machine);
    if (reading) again[attribute] = [reading];
    if (reading && attribute === 'identification-number') again['document-number'] = [reading];
  }
  return again;
}
