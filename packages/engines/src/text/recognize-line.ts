/**
 * Recognition of one line of text: a network of PP-OCR with greedy CTC decoding, with its whole alphabet or a part of
 * it.
 */
import { cropBox, type RgbPixels, type RotatedBox, sideLength } from './pixels.ts';
import { type RecognizedCharacter, restoreSpaces } from './restore-spaces.ts';
import { LINE_NORMALIZATION, type NetworkOutput, type Recognizer, runNetwork, toPlanes } from './sessions.ts';
import { sharpenLine } from './sharpen-line.ts';
import { growBox } from './smallest-rectangle.ts';
import { leavesInk, withUnread } from './unread-ink.ts';
import { type FoldedAlphabet, type Weigh, weighing } from './weigh-line.ts';

export interface RecognizedLine {
  readonly characters: readonly RecognizedCharacter[];
  readonly text: string;
  /** Mean over the characters, 0 for no text. */
  readonly confidence: number;
  /** True if there is ink where no character was read; false if the characters were limited. */
  readonly leavesInk: boolean;
}

const LINE_HEIGHT = 48;
const NARROWEST = 48;
const WIDEST = 1600;
/** Columns of a line per step of the network. */
const STEP_WIDTH = 8;

interface Step {
  readonly index: number;
  readonly probability: number;
}

/** Returns the likeliest class of one time step; of a set of permitted classes, with its share among them. */
function bestClass(output: NetworkOutput, step: number, classes: readonly number[] | null): Step {
  const count = output.dims[2] ?? 0;
  const offset = step * count;
  let index = 0;
  let probability = output.data[offset] ?? 0;
  if (classes === null) {
    for (let candidate = 1; candidate < count; candidate += 1) {
      const value = output.data[offset + candidate]!;
      if (value <= probability) continue;
      index = candidate;
      probability = value;
    }
    return { index, probability };
  }
  let total = probability;
  for (const candidate of classes) {
    const value = output.data[offset + candidate] ?? 0;
    total += value;
    if (value <= probability) continue;
    index = candidate;
    probability = value;
  }
  return { index, probability: total > 0 ? probability / total : 0 };
}

/** Collapses repeats and blanks; a character is at the middle of its steps. */
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

/** Crops a line to the format of the network's input. */
function cropLine(pixels: RgbPixels, box: RotatedBox): RgbPixels {
  const aspect = sideLength(box.across) / Math.max(sideLength(box.down), 1);
  const inner = Math.min(Math.max(Math.round(LINE_HEIGHT * aspect), 8), WIDEST);
  return cropBox(pixels, box, inner, LINE_HEIGHT);
}

/** Returns the columns of the network's input for a line: a multiple of its steps. */
function paddedWidth({ width }: RgbPixels): number {
  return Math.max(Math.ceil(width / STEP_WIDTH) * STEP_WIDTH, NARROWEST);
}

/** Line with the network's output for an input of some width. */
interface Recognition {
  readonly crop: RgbPixels;
  readonly output: NetworkOutput;
  readonly width: number;
}

/** Runs one pass over several lines, each padded to the widest. */
async function runRecognition(recognizer: Recognizer, crops: readonly RgbPixels[]): Promise<readonly Recognition[]> {
  const width = Math.max(...crops.map(paddedWidth));
  const size = 3 * LINE_HEIGHT * width;
  const planes = new Float32Array(size * crops.length);
  for (const [index, crop] of crops.entries()) planes.set(toPlanes(crop, width, LINE_NORMALIZATION), index * size);
  const { data, dims } = await runNetwork(recognizer.session, planes, [crops.length, 3, LINE_HEIGHT, width]);
  const length = data.length / crops.length;
  const oneLine = [1, ...dims.slice(1)];
  return crops.map((crop, index) => {
    return { crop, width, output: { data: data.subarray(index * length, (index + 1) * length), dims: oneLine } };
  });
}

function lineOf(recognizer: Recognizer, { crop, output, width }: Recognition, allowed: string | null): RecognizedLine {
  const classes = allowed === null ? null : classesOf(recognizer.alphabet, allowed);
  const raw = decode(output, recognizer.alphabet, classes, output.dims[1] ?? 0);
  const placed = raw.map((entry) => ({ ...entry, at: (entry.at * width) / crop.width }));
  const characters = allowed === null ? restoreSpaces(placed, crop) : placed;
  return lineFrom(characters, allowed === null && leavesInk(placed, crop));
}

/** Builds a line of these characters. */
export function lineFrom(characters: readonly RecognizedCharacter[], isInkLeft: boolean): RecognizedLine {
  const confidence = characters.reduce((sum, entry) => sum + entry.confidence, 0) / Math.max(characters.length, 1);
  const text = characters.map((entry) => entry.character).join('');
  return { characters, text, confidence, leavesInk: isInkLeft };
}

/** Maximum padding of lines in one pass, as a share of the narrowest; it does not change any reading. */
const MOST_PADDING = 0.15;
/** Maximum width of a pass; wider ones are no faster than two. */
const WIDEST_PASS = 1400;

/** Groups lines of similar width, as many as make a pass faster. */
function passesOf(crops: readonly RgbPixels[]): readonly (readonly RgbPixels[])[] {
  const passes: RgbPixels[][] = [];
  for (const crop of [...crops].sort((a, b) => a.width - b.width)) {
    const pass = passes.at(-1);
    const narrowest = pass?.[0];
    const width = paddedWidth(crop);
    const isAlike = narrowest !== undefined && width <= paddedWidth(narrowest) * (1 + MOST_PADDING);
    if (pass && isAlike && width * (pass.length + 1) <= WIDEST_PASS) pass.push(crop);
    else passes.push([crop]);
  }
  return passes;
}

/**
 * Recognizes the texts inside rotated boxes, each read left to right, in the order of the boxes. `allowed` limits the
 * characters; without it dropped spaces are restored.
 */
export async function recognizeLines(
  recognizer: Recognizer,
  pixels: RgbPixels,
  boxes: readonly RotatedBox[],
  allowed: string | null,
): Promise<readonly RecognizedLine[]> {
  const crops = boxes.map((box) => cropLine(pixels, box));
  const lines = new Map<RgbPixels, RecognizedLine>();
  for (const pass of passesOf(crops)) {
    for (const read of await runRecognition(recognizer, pass)) lines.set(read.crop, lineOf(recognizer, read, allowed));
  }
  return crops.flatMap((crop) => lines.get(crop) ?? []);
}

/** Reading of a line that can also be compared with other texts. */
export interface WeighedLine extends RecognizedLine {
  /** Computes costs of symbols, which are folded like the alphabet. */
  weigh(alphabet: FoldedAlphabet): Weigh;
}

/** Margin of the line's second crop on every side, as a share of its height. */
const WIDER = 0.08;

/**
 * Reads one box twice: unchanged, and slightly wider with sharpened strokes and stretched contrast. If ink is left, the
 * other network completes the text.
 */
export async function weighLine(
  recognizer: Recognizer,
  other: () => Promise<Recognizer>,
  pixels: RgbPixels,
  box: RotatedBox,
): Promise<readonly WeighedLine[]> {
  const crops = [cropLine(pixels, box), sharpenLine(cropLine(pixels, growBox(box, WIDER * sideLength(box.down))))];
  const weighed: WeighedLine[] = [];
  for (const crop of crops) {
    for (const read of await runRecognition(recognizer, [crop])) {
      const line = lineOf(recognizer, read, null);
      const whole = line.leavesInk ? await completeLine(await other(), crop, line) : line;
      weighed.push({ ...whole, weigh: (alphabet) => weighing(read.output, alphabet) });
    }
  }
  return weighed;
}

async function completeLine(other: Recognizer, crop: RgbPixels, line: RecognizedLine): Promise<RecognizedLine> {
  const [read] = await runRecognition(other, [crop]);
  return read ? lineFrom(withUnread(line.characters, lineOf(other, read, null).characters), false) : line;
}
