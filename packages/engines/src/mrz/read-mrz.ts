/**
 * Finds and reads the machine readable zone of a picture: long rows of text, recognized in the alphabet of the zone, put
 * on its fixed pitch, repaired by its check digits. The arrangement whose check digits fit best is taken.
 */
import type { MrzFacts } from '../facts.ts';
import type { TextRegion } from '../text/detect-text.ts';
import type { RgbPixels, RotatedBox, TextReader } from '../text/recognize-text.ts';
import {
  assignColumns,
  type ColumnCharacter,
  misfit,
  type Pitch,
  type PlacedCharacter,
  pitchOf,
  placeCharacters,
  type VotedLine,
  voteLine,
} from './fit-columns.ts';
import { layoutOf } from './layouts.ts';
import { extentOf, locateMrzRows, stretchBox } from './locate-mrz.ts';
import { type ParseMrzOptions, parseMrz } from './parse-mrz.ts';
import { repairMrz } from './repair-mrz.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';
const MOST_ROWS = 10;
const SHORTEST_LINE = 20;
/** In columns; chance gives 0.25. */
const LARGEST_MISFIT = 0.2;
const LONGEST_PIECE = 16;
const SHORT_PIECE = 8;
const AGREEMENT = 0.98;
const SHAPES = [
  { lines: 3, columns: 30 },
  { lines: 2, columns: 44 },
  { lines: 2, columns: 36 },
] as const;

interface Row {
  readonly box: RotatedBox;
  readonly characters: readonly PlacedCharacter[];
  readonly confidence: number;
}

interface Candidate {
  readonly facts: MrzFacts;
  /** Larger is better: check digits first, then the fit to the pitch. */
  readonly score: number;
}

async function readRow(reader: TextReader, pixels: RgbPixels, box: RotatedBox): Promise<Row> {
  const line = await reader.recognize(pixels, box, ALPHABET);
  const { left, right } = extentOf(box);
  return { box, characters: placeCharacters(line.characters, left, right), confidence: line.confidence };
}

function textOf(row: Row): string {
  return row.characters.map(({ character }) => character).join('');
}

/** Ordinary text read in this alphabet has neither runs of fillers nor six digits in a row after a letter or a digit. */
function looksLikeMrz(row: Row): boolean {
  const text = textOf(row);
  if (text.length < SHORTEST_LINE) return false;
  return /<<|[A-Z]<[A-Z].*<|[0-9OIZSB]{6}[0-9A-Z][MFX<HN][0-9OIZSB]{6}/.test(text);
}

/** The same rows stretched to a shared beginning and end, read again where that adds more than two characters. */
async function alignRows(reader: TextReader, pixels: RgbPixels, rows: readonly Row[]): Promise<readonly Row[]> {
  const extents = rows.map((row) => extentOf(row.box));
  const left = Math.min(...extents.map((extent) => extent.left));
  const right = Math.max(...extents.map((extent) => extent.right));
  const aligned: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const own = extents[index];
    const missing = own ? own.left - left + (right - own.right) : 0;
    const worth = missing > (right - left) / 20;
    aligned.push(worth ? await readRow(reader, pixels, stretchBox(row.box, left, right)) : row);
  }
  return aligned;
}

/** Readings of parts of a row: long runs of fillers make the recognizer lose characters, shorter pieces do not. */
async function readPieces(
  reader: TextReader,
  pixels: RgbPixels,
  row: Row,
  pitch: Pitch,
  columns: number,
  longest: number,
): Promise<readonly ColumnCharacter[]> {
  const pieces = Math.ceil(columns / longest);
  const found: ColumnCharacter[] = [];
  for (let piece = 0; piece < pieces; piece += 1) {
    const from = Math.round((piece * columns) / pieces);
    const to = Math.round(((piece + 1) * columns) / pieces);
    const [left, right] = [pitch.first + (from - 0.5) * pitch.step, pitch.first + (to - 0.5) * pitch.step];
    const part = await readRow(reader, pixels, stretchBox(row.box, left, right));
    found.push(...assignColumns(part.characters, pitch, from, to));
  }
  return found;
}

/** Facts of rows taken as a zone of the given width, null when they make none. */
async function interpret(
  reader: TextReader,
  pixels: RgbPixels,
  rows: readonly Row[],
  columns: number,
  options: ParseMrzOptions,
): Promise<Candidate | null> {
  const read = rows.map((row) => row.characters);
  const pitch = pitchOf(read, columns);
  const fit = pitch ? Math.max(...read.map((line) => misfit(line, pitch))) : 1;
  if (!pitch || fit > LARGEST_MISFIT) return null;
  const lines: VotedLine[] = [];
  for (const row of rows) lines.push(await readColumns(reader, pixels, row, pitch, columns));
  return judge(lines, fit, options);
}

/** Two readings of a row voted into one; a third one where they do not agree. */
async function readColumns(
  reader: TextReader,
  pixels: RgbPixels,
  row: Row,
  pitch: Pitch,
  columns: number,
): Promise<VotedLine> {
  const whole = assignColumns(row.characters, pitch, 0, columns);
  const pieces = await readPieces(reader, pixels, row, pitch, columns, LONGEST_PIECE);
  const two = voteLine([whole, pieces], columns);
  if (two.confidence > AGREEMENT) return two;
  return voteLine([whole, pieces, await readPieces(reader, pixels, row, pitch, columns, SHORT_PIECE)], columns);
}

function judge(lines: readonly VotedLine[], fit: number, options: ParseMrzOptions): Candidate | null {
  const repaired = repairMrz(lines.map((line) => line.text));
  const layout = layoutOf(repaired.lines);
  const facts = parseMrz(repaired.lines, options);
  if (!facts || !layout || !/^[ACIPV]/.test(facts.documentCode)) return null;
  const right = layout.checkDigits.length - facts.wrongCheckDigits.length;
  const seen = lines.reduce((sum, line) => sum + line.confidence, 0) / lines.length;
  const confidence = seen * (right / layout.checkDigits.length) * 0.98 ** repaired.repairs.length;
  return { facts: { ...facts, repairs: repaired.repairs, confidence }, score: right - 2 * fit };
}

/** Rows that hang together: neighbours of like length and no more than a few line heights apart. */
function areNeighbours(rows: readonly Row[]): boolean {
  return rows.every((row, index) => {
    const above = rows[index - 1];
    if (!above) return true;
    const height = Math.hypot(above.box.down.x, above.box.down.y);
    const middle = (box: RotatedBox): number => box.origin.y + (box.across.y + box.down.y) / 2;
    return middle(row.box) - middle(above.box) < 4 * height;
  });
}

/** What the rows of one window give when they look like a zone, the likeliest shape first. */
async function candidatesOf(
  reader: TextReader,
  pixels: RgbPixels,
  window: readonly Row[],
  options: ParseMrzOptions,
): Promise<readonly Candidate[]> {
  if (!areNeighbours(window) || !window.some(looksLikeMrz)) return [];
  const aligned = await alignRows(reader, pixels, window);
  const candidates: Candidate[] = [];
  for (const shape of SHAPES) {
    if (shape.lines !== window.length) continue;
    const candidate = await interpret(reader, pixels, aligned, shape.columns, options);
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

/**
 * The zone of an upright picture, or null when there is none or not one check digit of it is right. The search goes up
 * from the lowest row, because zones stand at the foot, and ends with the first one whose check digits are all right.
 * `regions` are the places with text when they are known already.
 */
export async function readMrz(
  reader: TextReader,
  pixels: RgbPixels,
  options: ParseMrzOptions & { readonly regions?: readonly TextRegion[] } = {},
): Promise<MrzFacts | null> {
  const regions = options.regions ?? (await reader.detect(pixels));
  const rows: Row[] = [];
  let best: Candidate | null = null;
  for (const box of locateMrzRows(regions).slice(0, MOST_ROWS)) {
    rows.unshift(await readRow(reader, pixels, box));
    for (const lines of [3, 2]) {
      if (rows.length < lines) continue;
      for (const candidate of await candidatesOf(reader, pixels, rows.slice(0, lines), options)) {
        if (candidate.facts.valid) return candidate.facts;
        if (!best || candidate.score > best.score) best = candidate;
      }
    }
  }
  return best && best.score >= 1 ? best.facts : null;
}
