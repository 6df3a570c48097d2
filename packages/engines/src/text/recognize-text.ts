/**
 * Text reader with PP-OCRv6 (detection and recognition) on the CPU. Uses at most about 1.0 GB of memory for a card;
 * calls on one reader run one after the other.
 */
import type { Box } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import { detectText, type TextRegion } from './detect-text.ts';
import { findTurn } from './find-turn.ts';
import { oneScript } from './one-script.ts';
import type { RgbPixels, RotatedBox, Turn } from './pixels.ts';
import { lineFrom, type RecognizedLine, recognizeLines, type WeighedLine, weighLine } from './recognize-line.ts';
import { type OcrSessions, openSessions } from './sessions.ts';
import { withUnread } from './unread-ink.ts';
import { WEAK_CHARACTER } from './weak-character.ts';
import { type FoldedAlphabet, type Folding, foldAlphabet } from './weigh-line.ts';

export type { TextRegion } from './detect-text.ts';
export type { RgbPixels, RotatedBox, Turn } from './pixels.ts';
export type { RecognizedLine, WeighedLine } from './recognize-line.ts';
export type { FoldedAlphabet, Folding } from './weigh-line.ts';

export interface TextReader {
  /**
   * Reads the lines from top to bottom, then left to right; boxes are upright and in pixels of the picture. `regions`
   * are the text regions if already detected.
   */
  read(pixels: RgbPixels, regions?: readonly TextRegion[]): Promise<TextLine[]>;
  /** Detects text regions only. */
  detect(pixels: RgbPixels): Promise<readonly TextRegion[]>;
  /** Recognizes a line for each box, in their order; `allowed` limits the characters. */
  recognize(
    pixels: RgbPixels,
    boxes: readonly RotatedBox[],
    allowed: string | null,
  ): Promise<readonly RecognizedLine[]>;
  /** Recognizes in the same way with another network. */
  recognizeAgain: TextReader['recognize'];
  /** Reads one line twice; each reading returns the cost of another text. */
  weigh(pixels: RgbPixels, box: RotatedBox): Promise<readonly WeighedLine[]>;
  /** Groups the classes of the networks' alphabet by their folding. */
  foldAlphabet(fold: Folding): FoldedAlphabet;
  /** Returns the degrees clockwise to turn the picture for upright text. */
  findTurn(pixels: RgbPixels, regions?: readonly TextRegion[]): Promise<Turn>;
}

const LEAST_CONFIDENCE = 0.5;

/** Returns the upright rectangle around a rotated one, clipped to the picture. */
export function boundingBox(box: RotatedBox, pixels: RgbPixels): Box {
  const xs = [0, box.across.x, box.down.x, box.across.x + box.down.x].map((x) => box.origin.x + x);
  const ys = [0, box.across.y, box.down.y, box.across.y + box.down.y].map((y) => box.origin.y + y);
  const left = Math.max(Math.floor(Math.min(...xs)), 0);
  const top = Math.max(Math.floor(Math.min(...ys)), 0);
  const right = Math.min(Math.ceil(Math.max(...xs)), pixels.width);
  const bottom = Math.min(Math.ceil(Math.max(...ys)), pixels.height);
  return { x: left, y: top, width: Math.max(right - left, 0), height: Math.max(bottom - top, 0) };
}

/** Sorts lines in reading order: those whose centres are within half a line height count as one row. */
function inReadingOrder(lines: readonly TextLine[]): TextLine[] {
  const middle = (line: TextLine): number => line.box.y + line.box.height / 2;
  const rows: TextLine[][] = [];
  for (const line of [...lines].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    const near = first && Math.abs(middle(first) - middle(line)) < Math.min(first.box.height, line.box.height) / 2;
    if (row && near) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.x - b.box.x));
}

function textLineOf(pixels: RgbPixels, { box }: TextRegion, line: RecognizedLine): TextLine | null {
  const { text, confidence, characters } = line;
  const plain = oneScript(text.normalize('NFKC')).trim();
  if (plain === '' || confidence < LEAST_CONFIDENCE) return null;
  // The confidence of spaces is often low, independent of the letters.
  const letters = characters.filter(({ character }) => character.trim() !== '');
  const weakest = Math.min(1, ...letters.map((letter) => letter.confidence));
  const weakAt = letters.flatMap((letter, at) => (letter.confidence < WEAK_CHARACTER ? [at] : []));
  const marks = weakAt.length === 0 ? {} : { weakAt };
  return { text: plain, confidence, weakest, ...marks, box: boundingBox(box, pixels) };
}

/** Minimum characters of a line to judge the addition of another network. */
const FEW_CHARACTERS = 3;

/**
 * Completes lines of print with the second network's reading if the first one left ink; rows of a zone are read
 * separately.
 */
async function completed(
  sessions: OcrSessions,
  pixels: RgbPixels,
  boxes: readonly RotatedBox[],
  lines: readonly RecognizedLine[],
): Promise<readonly RecognizedLine[]> {
  const open = lines.flatMap(({ leavesInk, text, confidence }, at) =>
    leavesInk && confidence >= LEAST_CONFIDENCE && text.length >= FEW_CHARACTERS && !text.includes('<') ? [at] : [],
  );
  if (open.length === 0) return lines;
  const own = open.flatMap((at) => boxes[at] ?? []);
  const again = await recognizeLines(await sessions.secondRecognizer(), pixels, own, null);
  return lines.map((line, at) => {
    const other = again[open.indexOf(at)];
    return other ? lineFrom(withUnread(line.characters, other.characters), false) : line;
  });
}

/** Loads the networks, about 0.3 s. Rejects if their files are missing. */
export async function createTextReader(): Promise<TextReader> {
  const sessions = await openSessions();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
  const alphabets = new Map<Folding, FoldedAlphabet>();
  const read = async (pixels: RgbPixels, known?: readonly TextRegion[]): Promise<TextLine[]> => {
    const regions = known ?? (await detectText(sessions.detection, pixels));
    const boxes = regions.map(({ box }) => box);
    const recognized = await completed(
      sessions,
      pixels,
      boxes,
      await recognizeLines(sessions.recognizer, pixels, boxes, null),
    );
    const lines = regions.flatMap((region, index) => {
      const line = recognized[index];
      return line === undefined ? [] : (textLineOf(pixels, region, line) ?? []);
    });
    return inReadingOrder(lines);
  };
  return {
    read: (pixels, regions) => inTurn(() => read(pixels, regions)),
    detect: (pixels) => inTurn(() => detectText(sessions.detection, pixels)),
    recognize: (pixels, boxes, allowed) => inTurn(() => recognizeLines(sessions.recognizer, pixels, boxes, allowed)),
    recognizeAgain: (pixels, boxes, allowed) =>
      inTurn(async () => recognizeLines(await sessions.secondRecognizer(), pixels, boxes, allowed)),
    weigh: (pixels, box) => inTurn(() => weighLine(sessions.recognizer, sessions.secondRecognizer, pixels, box)),
    foldAlphabet: (fold) => {
      const folded = alphabets.get(fold) ?? foldAlphabet(sessions.recognizer.alphabet, fold);
      alphabets.set(fold, folded);
      return folded;
    },
    findTurn: (pixels, regions) => inTurn(() => findTurn(sessions, pixels, regions)),
  };
}
