/**
 * Interpretation of text rows as a zone of a given width: aligned with its pitch, read by both readers, repaired and
 * judged by its check digits.
 */

import { isKnownState } from '../documents/country-codes.ts';
import type { MrzFacts } from '../facts.ts';
import type { RgbPixels, RotatedBox, TextReader } from '../text/recognize-text.ts';
import { agrees, bestGlyph, type CombinedLine, combineLine, LEAST_FIT, type Sighting } from './combine-readers.ts';
import {
  assignColumns,
  type ColumnCharacter,
  misfit,
  type Pitch,
  type PlacedCharacter,
  pitchesOf,
  placeCharacters,
  type VotedLine,
  voteLine,
} from './fit-columns.ts';
import { ZONE_ALPHABET } from './glyph-templates.ts';
import { layoutOf } from './layout-of.ts';
import { extentOf, stretchBox } from './locate-mrz.ts';
import { type GlyphReading, matchGlyphs } from './match-glyphs.ts';
import { type ParseMrzOptions, parseMrz } from './parse-mrz.ts';
import { characterAt, type Place } from './places.ts';
import { attributesAt, unprovenPlaces } from './prove-elements.ts';
import { repairMrz } from './repair-mrz.ts';
import { repairStates } from './repair-states.ts';

/** Maximum misfit in columns; chance gives 0.25. */
const LARGEST_MISFIT = 0.2;
const LARGEST_UNEVENNESS = 0.3;
/** Difference of misfits below which the glyphs decide between pitches. */
const SAME_MISFIT = 0.03;
const LONGEST_PIECE = 16;
const SHORT_PIECE = 8;
const AGREEMENT = 0.98;

/** Row of text with its place. */
export interface Row {
  readonly box: RotatedBox;
  readonly characters: readonly PlacedCharacter[];
  readonly confidence: number;
}

/** Result of interpreting rows as a zone. */
export interface Candidate {
  readonly facts: MrzFacts;
  /** Boxes of the rows. */
  readonly boxes: readonly RotatedBox[];
  /** Score, larger is better: check digits first, then the fit to the pitch. */
  readonly score: number;
}

/** Reads rows, or pieces of rows, in the alphabet of the zone. */
export async function readRows(
  recognize: TextReader['recognize'],
  pixels: RgbPixels,
  boxes: readonly RotatedBox[],
): Promise<readonly Row[]> {
  const lines = await recognize(pixels, boxes, ZONE_ALPHABET);
  return boxes.map((box, index) => {
    const { left, right } = extentOf(box);
    const { characters, confidence } = lines[index] ?? { characters: [], confidence: 0 };
    return { box, characters: placeCharacters(characters, left, right), confidence };
  });
}

/** Reads parts of a row: long runs of fillers make the recognizer lose characters, shorter pieces do not. */
async function readPieces(
  recognize: TextReader['recognize'],
  pixels: RgbPixels,
  row: Row,
  pitch: Pitch,
  columns: number,
  longest: number,
): Promise<readonly ColumnCharacter[]> {
  const count = Math.ceil(columns / longest);
  const pieces = Array.from({ length: count }, (_, piece) => {
    const from = Math.round((piece * columns) / count);
    const to = Math.round(((piece + 1) * columns) / count);
    const [left, right] = [pitch.first + (from - 0.5) * pitch.step, pitch.first + (to - 0.5) * pitch.step];
    return { from, to, box: stretchBox(row.box, left, right) };
  });
  const boxes = pieces.map(({ box }) => box);
  const read = await readRows(recognize, pixels, boxes);
  return pieces.flatMap(({ from, to }, index) => assignColumns(read[index]?.characters ?? [], pitch, from, to));
}

interface ChosenPitch {
  readonly pitch: Pitch;
  readonly misfit: number;
  /** Readings of the glyph matcher, if it had to decide. */
  readonly readings: readonly GlyphReading[] | null;
}

/**
 * Returns the pitch of the characters' places; of several possible ones, the one that aligns the glyphs with their
 * columns.
 */
async function choosePitch(pixels: RgbPixels, rows: readonly Row[], columns: number): Promise<ChosenPitch | null> {
  const read = rows.map((row) => row.characters);
  const pitches = pitchesOf(read, columns)
    .map((pitch) => ({ pitch, misfit: Math.max(...read.map((line) => misfit(line, pitch))) }))
    .filter((candidate) => candidate.misfit <= LARGEST_MISFIT)
    .sort((a, b) => a.misfit - b.misfit);
  // A row with one character per column is aligned, even if the perspective spaces them unevenly.
  const [base] = pitchesOf(read, columns);
  if (base && read.some((line) => line.length === columns)) {
    const uneven = Math.max(...read.map((line) => misfit(line, base)));
    if (uneven <= LARGEST_UNEVENNESS) return { pitch: base, misfit: uneven, readings: null };
  }
  const close = pitches.filter((candidate) => candidate.misfit < (pitches[0]?.misfit ?? 0) + SAME_MISFIT);
  if (close.length < 2) return close[0] ? { ...close[0], readings: null } : null;
  let best: ChosenPitch | null = null;
  let bestFit = 0;
  for (const candidate of close) {
    const readings: GlyphReading[] = [];
    for (const row of rows) readings.push(await matchGlyphs(pixels, row.box, candidate.pitch, columns));
    const sum = readings.reduce((total, { fit }) => total + fit, 0);
    if (best === null || sum > bestFit) [best, bestFit] = [{ ...candidate, readings }, sum];
  }
  return best;
}

/** Returns the facts of rows interpreted as a zone of the given width; null if they are not one. */
export async function interpretRows(
  reader: TextReader,
  pixels: RgbPixels,
  rows: readonly Row[],
  columns: number,
  options: ParseMrzOptions,
): Promise<Candidate | null> {
  const chosen = await choosePitch(pixels, rows, columns);
  if (!chosen) return null;
  const read: ReadLine[] = [];
  for (const [index, row] of rows.entries()) {
    read.push(
      await readLine(reader, pixels, { row, pitch: chosen.pitch, known: chosen.readings?.[index] ?? null }, columns),
    );
  }
  const isReadTwice = read.every(({ fit }) => fit >= LEAST_FIT);
  const judged = judge(
    read.map(({ line }) => line),
    chosen.misfit,
    isReadTwice,
    options,
  );
  return judged && { ...judged, boxes: rows.map(({ box }) => box) };
}

interface ReadLine {
  readonly line: CombinedLine;
  /** Fit of the glyphs. */
  readonly fit: number;
}

interface PlacedRow {
  readonly row: Row;
  readonly pitch: Pitch;
  /** Reading of the glyph matcher on this pitch, if it was run already. */
  readonly known: GlyphReading | null;
}

/** Reads one row: the second network is run if the first one and the glyphs do not agree everywhere. */
async function readLine(
  reader: TextReader,
  pixels: RgbPixels,
  { row, pitch, known }: PlacedRow,
  columns: number,
): Promise<ReadLine> {
  const places = row.characters.length === columns ? row.characters.map(({ x }) => x) : null;
  const glyphs = (places === null ? known : null) ?? (await matchGlyphs(pixels, row.box, pitch, columns, places));
  const whole = voteLine([assignColumns(row.characters, pitch, 0, columns)], columns);
  if (places !== null && agrees(whole, glyphs)) return { line: combineLine(whole, null, glyphs), fit: glyphs.fit };
  const first = await readColumns(reader.recognize, pixels, row, pitch, columns);
  const [again] = await readRows(reader.recognizeAgain, pixels, [row.box]);
  const second = await readColumns(reader.recognizeAgain, pixels, again ?? row, pitch, columns);
  return { line: combineLine(first, second, glyphs), fit: glyphs.fit };
}

/** Votes on two readings of a row; reads it a third time if they do not agree. */
async function readColumns(
  recognize: TextReader['recognize'],
  pixels: RgbPixels,
  row: Row,
  pitch: Pitch,
  columns: number,
): Promise<VotedLine> {
  const whole = assignColumns(row.characters, pitch, 0, columns);
  const pieces = await readPieces(recognize, pixels, row, pitch, columns, LONGEST_PIECE);
  const two = voteLine([whole, pieces], columns);
  if (two.confidence > AGREEMENT) return two;
  return voteLine([whole, pieces, await readPieces(recognize, pixels, row, pitch, columns, SHORT_PIECE)], columns);
}

/** True if one of the readers recognized a filler. */
function isSeenAsFiller(sighting: Sighting | undefined): boolean {
  if (sighting === undefined) return false;
  const { text, again, glyphs } = sighting;
  return text === '<' || again?.text === '<' || (glyphs !== null && bestGlyph(glyphs).character === '<');
}

/**
 * True if the document code is one of Doc 9303. Also true if the rest is a zone beyond doubt, since residence permits
 * of some states begin with another letter.
 */
function isCodeOfZone({ documentCode, valid, issuingState }: MrzFacts): boolean {
  return /^[ACIPV]/.test(documentCode) || (valid && /^[A-Z]/.test(documentCode) && isKnownState(issuingState));
}

function judge(
  lines: readonly CombinedLine[],
  fit: number,
  isReadTwice: boolean,
  options: ParseMrzOptions,
): Omit<Candidate, 'boxes'> | null {
  const sightings = lines.map((line) => line.sightings);
  const repaired = repairMrz(
    lines.map((line) => line.text),
    {
      isFirm: ({ line, column }) => isReadTwice && (lines[line]?.firm[column] ?? false),
      isFiller: ({ line, column }) => isSeenAsFiller(sightings[line]?.[column]),
    },
  );
  const layout = layoutOf(repaired.lines);
  const named = layout ? repairStates(repaired.lines, layout, sightings) : { lines: repaired.lines, settled: [] };
  const facts = parseMrz(named.lines, options);
  if (!facts || !layout || !isCodeOfZone(facts)) return null;
  const right = layout.checkDigits.length - facts.wrongCheckDigits.length;
  const seen = lines.reduce((sum, line) => sum + line.confidence, 0) / lines.length;
  const confidence = seen * (right / Math.max(layout.checkDigits.length, 1)) * 0.98 ** repaired.repairs.length;
  const isSettled = ({ line, column }: Place): boolean =>
    named.settled.some((place) => place.line === line && place.column === column);
  const disagreements = [
    ...unprovenPlaces(named.lines, layout, sightings).filter((place) => !isSettled(place)),
    ...repaired.doubts.map((doubt) => ({ ...doubt, attributes: attributesAt(named.lines, layout, doubt) })),
  ];
  const score = right - 2 * fit + (isReadTwice ? 0.5 : 0);
  const repairs = [
    ...repaired.repairs,
    ...named.settled.map((place) => ({
      ...place,
      from: characterAt(repaired.lines, place),
      to: characterAt(named.lines, place),
    })),
  ];
  return { facts: { ...facts, repairs, confidence, isReadTwice, disagreements }, score };
}
