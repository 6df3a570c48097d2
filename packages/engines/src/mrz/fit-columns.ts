/**
 * Alignment of recognized characters with the fixed pitch of a machine-readable zone. Readers lose or double fillers in
 * long runs; every line fills its whole width, so the place of a character determines its column.
 */
import type { RecognizedCharacter } from '../text/restore-spaces.ts';

export interface PlacedCharacter {
  readonly character: string;
  readonly confidence: number;
  /** Pixels along the text direction, with the same origin for every line of the zone. */
  readonly x: number;
}

export interface Pitch {
  /** Centre of the first column. */
  readonly first: number;
  /** Distance from one column to the next. */
  readonly step: number;
}

export function placeCharacters(
  characters: readonly RecognizedCharacter[],
  left: number,
  right: number,
): readonly PlacedCharacter[] {
  return characters.map(({ character, confidence, at }) => ({ character, confidence, x: left + at * (right - left) }));
}

/**
 * Returns possible pitches. Either the outermost characters are in the first and the last column, or a filler at one
 * end was missed, or a mark before the first column was read as a character.
 */
export function pitchesOf(lines: readonly (readonly PlacedCharacter[])[], columns: number): readonly Pitch[] {
  const xs = lines.flat().map((character) => character.x);
  if (xs.length < columns * 0.8) return [];
  const first = Math.min(...xs);
  const span = Math.max(...xs) - first;
  const between = (before: number, after: number): Pitch => {
    const step = span / (columns - 1 - before - after);
    return { first: first - before * step, step };
  };
  const ends = [[0, 0], [0, 1], [1, 0], [0, 2], [0, -1], [-1, 0]] as const; // biome-ignore format: pairs
  return span > 0 ? ends.map(([before, after]) => between(before, after)) : [];
}

/** Returns the mean distance of the characters from their columns, in columns: 0 is a perfect fit, 0.25 is chance. */
export function misfit(line: readonly PlacedCharacter[], pitch: Pitch): number {
  const distances = line.map(({ x }) => {
    const column = (x - pitch.first) / pitch.step;
    return Math.abs(column - Math.round(column));
  });
  return distances.reduce((sum, distance) => sum + distance, 0) / Math.max(distances.length, 1);
}

export interface ColumnCharacter {
  readonly column: number;
  readonly character: string;
  readonly confidence: number;
}

/** Weight of a reading that lost or doubled characters, whose neighbours are usually misread too. */
const GAP_WEIGHT = 0.5;

/**
 * Assigns the characters of one reading to the columns `from` to `to`. If there is one character per column, their
 * order decides instead of their places; otherwise their confidence is halved.
 */
export function assignColumns(
  characters: readonly PlacedCharacter[],
  pitch: Pitch,
  from: number,
  to: number,
): readonly ColumnCharacter[] {
  if (characters.length === to - from) {
    return characters.map(({ character, confidence }, index) => ({ column: from + index, character, confidence }));
  }
  const assigned: ColumnCharacter[] = [];
  let previous = from - 1;
  for (const { character, confidence, x } of characters) {
    const nearest = Math.round((x - pitch.first) / pitch.step);
    const column = Math.max(nearest, previous + 1);
    if (column >= to) break;
    // A filler read twice would shift all following characters to the right.
    if (character === '<' && nearest <= previous) continue;
    assigned.push({ column, character, confidence: confidence * GAP_WEIGHT });
    previous = column;
  }
  return assigned;
}

export interface VotedLine {
  readonly text: string;
  /** Mean share of the votes for the chosen characters, 0 to 1. */
  readonly confidence: number;
  /** Share of each column, 0 if no reader recognized anything. */
  readonly shares: readonly number[];
}

/**
 * Combines several readings of a line, column by column, by the sum of confidences; columns without a reading are
 * filler.
 */
export function voteLine(readings: readonly (readonly ColumnCharacter[])[], columns: number): VotedLine {
  let text = '';
  const shares: number[] = [];
  for (let column = 0; column < columns; column += 1) {
    const votes = new Map<string, number>();
    for (const entry of readings.flat()) {
      if (entry.column === column) votes.set(entry.character, (votes.get(entry.character) ?? 0) + entry.confidence);
    }
    const [winner] = [...votes].sort((a, b) => b[1] - a[1]);
    text += winner?.[0] ?? '<';
    shares.push((winner?.[1] ?? 0) / readings.length);
  }
  const confidence = shares.reduce((sum, share) => sum + share, 0) / columns;
  return { text, confidence: Math.min(confidence, 1), shares };
}
