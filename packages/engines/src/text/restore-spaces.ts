/**
 * Restoration of spaces that the recognizer drops: between two characters whose gap has no ink and a width that only a
 * space has. Digits are widely spaced in many typefaces, so the gap between two of them must be larger.
 */
import type { RgbPixels } from './pixels.ts';

export interface RecognizedCharacter {
  readonly character: string;
  /** Confidence, 0 to 1. */
  readonly confidence: number;
  /** Centre along the line, 0 at the left edge of the box, 1 at the right. */
  readonly at: number;
}

/** Share of the line's strongest contrast from which a column has ink. */
const INK_SHARE = 0.45;
/** Gaps as shares of the height of the line box, which is about one em. */
const WORD_GAP = 0.2;
const DIGIT_GAP = 0.28;
/** Minimum ratio of a word gap to the usual gap of the line. */
const GAP_RATIO = 1.9;

function lumaAt(pixels: RgbPixels, index: number): number {
  const { data } = pixels;
  return 0.299 * (data[index * 3] ?? 0) + 0.587 * (data[index * 3 + 1] ?? 0) + 0.114 * (data[index * 3 + 2] ?? 0);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

/** Returns for every column of the line if it has ink, dark on light or light on dark. */
export function inkColumns(pixels: RgbPixels): readonly boolean[] {
  const { width, height } = pixels;
  const [top, bottom] = [Math.floor(height * 0.06), Math.ceil(height * 0.94)];
  const lumas: number[] = [];
  for (let y = top; y < bottom; y += 2) for (let x = 0; x < width; x += 2) lumas.push(lumaAt(pixels, y * width + x));
  const ground = quantile(lumas, 0.5);
  const contrast = Array.from({ length: width }, (_, x) => {
    let most = 0;
    for (let y = top; y < bottom; y += 1) most = Math.max(most, Math.abs(lumaAt(pixels, y * width + x) - ground));
    return most;
  });
  const threshold = quantile(contrast, 0.9) * INK_SHARE;
  return contrast.map((value) => value > threshold);
}

/** Returns the longest run of columns without ink between two places. */
function gapBetween(ink: readonly boolean[], from: number, to: number): number {
  let longest = 0;
  let run = 0;
  for (let x = Math.max(Math.round(from), 0); x <= Math.min(Math.round(to), ink.length - 1); x += 1) {
    run = ink[x] ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function leastGap(before: string, after: string, height: number): number {
  if (/[\s<.,'/-]/.test(before + after)) return Number.POSITIVE_INFINITY;
  return height * (/\d/.test(before) && /\d/.test(after) ? DIGIT_GAP : WORD_GAP);
}

/** Inserts a space wherever the picture of the line shows one. `at` is relative to the width of the picture. */
export function restoreSpaces(
  characters: readonly RecognizedCharacter[],
  pixels: RgbPixels,
): readonly RecognizedCharacter[] {
  if (characters.length < 2) return characters;
  const ink = inkColumns(pixels);
  const gaps = characters.map(({ at }, index) => {
    const next = characters[index + 1];
    return next ? gapBetween(ink, at * pixels.width, next.at * pixels.width) : 0;
  });
  const usual = quantile(gaps.slice(0, -1), 0.4);
  return characters.flatMap((character, index) => {
    const next = characters[index + 1];
    const gap = gaps[index] ?? 0;
    if (!next || gap < usual * GAP_RATIO + 1) return [character];
    if (gap < leastGap(character.character, next.character, pixels.height)) return [character];
    return [character, { character: ' ', confidence: character.confidence, at: (character.at + next.at) / 2 }];
  });
}
