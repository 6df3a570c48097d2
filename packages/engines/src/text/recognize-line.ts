/** One line of text: the recognition network of PP-OCRv4 with greedy CTC decoding, whole alphabet or a part of it. */
import { cropBox, type RgbPixels, type RotatedBox, sideLength } from './pixels.ts';
import { restoreSpaces } from './restore-spaces.ts';
import { LINE_NORMALIZATION, type NetworkOutput, type OcrSessions, runNetwork, toPlanes } from './sessions.ts';
import { sharpenLine } from './sharpen-line.ts';
import { growBox } from './smallest-rectangle.ts';
import { type FoldedAlphabet, type Weigh, weighing } from './weigh-line.ts';

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

/** The picture of a line as the network wants it. */
function cropLine(pixels: RgbPixels, box: RotatedBox): RgbPixels {
  const aspect = sideLength(box.across) / Math.max(sideLength(box.down), 1);
  const inner = Math.min(Math.max(Math.round(LINE_HEIGHT * aspect), 8), WIDEST);
  return cropBox(pixels, box, inner, LINE_HEIGHT);
}

function runRecognition(sessions: OcrSessions, crop: RgbPixels): Promise<NetworkOutput> {
  const width = Math.max(Math.ceil(crop.width / 8) * 8, NARROWEST);
  const planes = toPlanes(crop, width, LINE_NORMALIZATION);
  return runNetwork(sessions.recognition, planes, [1, 3, LINE_HEIGHT, width]);
}

function lineOf(sessions: OcrSessions, crop: RgbPixels, output: NetworkOutput, allowed: string | null): RecognizedLine {
  const width = Math.max(Math.ceil(crop.width / 8) * 8, NARROWEST);
  const classes = allowed === null ? null : classesOf(sessions.alphabet, allowed);
  const raw = decode(output, sessions.alphabet, classes, output.dims[1] ?? 0);
  const placed = raw.map((entry) => ({ ...entry, at: (entry.at * width) / crop.width }));
  const characters = allowed === null ? restoreSpaces(placed, crop) : placed;
  const confidence = characters.reduce((sum, entry) => sum + entry.confidence, 0) / Math.max(characters.length, 1);
  return { characters, text: characters.map((entry) => entry.character).join(''), confidence };
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
  const crop = cropLine(pixels, box);
  return lineOf(sessions, crop, await runRecognition(sessions, crop), allowed);
}

/** One reading of a line that can be asked for other texts too. */
export interface WeighedLine extends RecognizedLine {
  /** Symbols are folded as the alphabet is. */
  weigh(alphabet: FoldedAlphabet): Weigh;
}

/** Share of the line's height that the second picture of it has more on every side. */
const WIDER = 0.08;

/** Two readings of one box: as it is, and a little wider with its strokes sharpened and its contrast stretched. */
export async function weighLine(
  sessions: OcrSessions,
  pixels: RgbPixels,
  box: RotatedBox,
): Promise<readonly WeighedLine[]> {
  const crops = [cropLine(pixels, box), sharpenLine(cropLine(pixels, growBox(box, WIDER * sideLength(box.down))))];
  const weighed: WeighedLine[] = [];
  for (const crop of crops) {
    const output = await runRecognition(sessions, crop);
    weighed.push({ ...lineOf(sessions, crop, output, null), weigh: (alphabet) => weighing(output, alphabet) });
  }
  return weighed;
}
