/** One line of text: the recognition network of PP-OCRv4 with greedy CTC decoding, whole alphabet or a part of it. */
import { cropBox, type RgbPixels, type RotatedBox, sideLength } from './pixels.ts';
import { restoreSpaces } from './restore-spaces.ts';
import { LINE_NORMALIZATION, type NetworkOutput, type OcrSessions, runNetwork, toPlanes } from './sessions.ts';

export interface RecognizedCharacter {
  readonly character: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Centre along the line, 0 at the left edge of the box, 1 at the right. */
  readonly at: number;
}

export interface RecognizedLine {
  readonly characters: readonly RecognizedCharacter[];
  readonly text: string;
  /** Mean over the characters, 0 for no text. */
  readonly confidence: number;
}

const LINE_HEIGHT = 48;
const NARROWEST = 48;
const WIDEST = 1600;

interface Step {
  readonly index: number;
  readonly probability: number;
}

/** The likeliest class of one time step, and its share among the classes allowed. */
function bestClass(output: NetworkOutput, step: number, classes: readonly number[] | null): Step {
  const count = output.dims[2] ?? 0;
  const offset = step * count;
  let index = 0;
  let probability = output.data[offset] ?? 0;
  let total = probability;
  const consider = (candidate: number): void => {
    const value = output.data[offset + candidate] ?? 0;
    total += value;
    if (value > probability) {
      index = candidate;
      probability = value;
    }
  };
  if (classes) for (const candidate of classes) consider(candidate);
  else for (let candidate = 1; candidate < count; candidate += 1) consider(candidate);
  return { index, probability: total > 0 ? probability / total : 0 };
}

/** Collapses repeats and blanks; a character stands at the middle of its steps. */
function decode(
  output: NetworkOutput,
  alphabet: readonly string[],
  classes: readonly number[] | null,
  steps: number,
): readonly RecognizedCharacter[] {
  const characters: RecognizedCharacter[] = [];
  let previous = 0;
  let start = 0;
  for (let step = 0; step < steps; step += 1) {
    const { index, probability } = bestClass(output, step, classes);
    if (index !== 0) {
      if (index !== previous) start = step;
      const at = ((start + step) / 2 + 0.5) / steps;
      const last = characters.at(-1);
      if (index === previous && last) {
        characters[characters.length - 1] = { ...last, at, confidence: Math.max(last.confidence, probability) };
      } else {
        characters.push({ character: alphabet[index] ?? '', confidence: probability, at });
      }
    }
    previous = index;
  }
  return characters;
}

function classesOf(alphabet: readonly string[], allowed: string): readonly number[] {
  return [...allowed].map((character) => alphabet.indexOf(character)).filter((index) => index > 0);
}

/**
 * Text inside a rotated box, read left to right. `allowed` limits the characters that may come out; without it dropped
 * spaces are restored.
 */
export async function recognizeLine(
  sessions: OcrSessions,
  pixels: RgbPixels,
  box: RotatedBox,
  allowed: string | null,
): Promise<RecognizedLine> {
  const aspect = sideLength(box.across) / Math.max(sideLength(box.down), 1);
  const inner = Math.min(Math.max(Math.round(LINE_HEIGHT * aspect), 8), WIDEST);
  const width = Math.max(Math.ceil(inner / 8) * 8, NARROWEST);
  const crop = cropBox(pixels, box, inner, LINE_HEIGHT);
  const planes = toPlanes(crop, width, LINE_NORMALIZATION);
  const output = await runNetwork(sessions.recognition, planes, [1, 3, LINE_HEIGHT, width]);
  const classes = allowed === null ? null : classesOf(sessions.alphabet, allowed);
  const raw = decode(output, sessions.alphabet, classes, output.dims[1] ?? 0);
  const placed = raw.map((entry) => ({ ...entry, at: (entry.at * width) / inner }));
  const characters = allowed === null ? restoreSpaces(placed, crop) : placed;
  const confidence = characters.reduce((sum, entry) => sum + entry.confidence, 0) / Math.max(characters.length, 1);
  return { characters, text: characters.map((entry) => entry.character).join(''), confidence };
}
