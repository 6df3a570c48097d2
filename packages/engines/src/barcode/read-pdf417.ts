import type { Sharp } from 'sharp';
import type { BarcodeFacts, Box, Quad } from '../facts.ts';
import { deskew, dominantAngle } from '../images/deskew.ts';
import { findOutlines } from '../images/outline.ts';
import { type GrayPixels, grayImageOf, type RgbaPixels, rawPixels, toGray } from '../images/pixels.ts';
import { documentSize, rectify } from '../images/rectify.ts';
import { parseAamva } from './aamva/parse-aamva.ts';
import { findDenseRegion } from './find-dense-region.ts';
import { readMatched } from './matching/read-matched.ts';
import { type DecodedSymbol, decodePdf417 } from './zxing.ts';

export interface Pdf417Reading extends Omit<DecodedSymbol, 'box'> {
  /** Reading stage that decoded it. */
  readonly stage: BarcodeFacts['stage'];
  /** Box in the unchanged picture; null if another one was decoded. */
  readonly box: Box | null;
}

export interface Pdf417Options {
  /** Possible outlines of the document, most likely first; detected if absent. */
  readonly outlines?: readonly Quad[];
  /**
   * Processor time in milliseconds after which no further stage starts; the wall-clock limit is five times as long. The
   * limit counts processor time, so that a busy server reads as much as an idle one.
   */
  readonly budgetMs?: number;
}

type Stage = BarcodeFacts['stage'];

interface Rung {
  readonly stage: Stage;
  read(): Promise<DecodedSymbol | null>;
}

const DEFAULT_BUDGET_MS = 2000;
const CLOCK_PER_PROCESSOR = 5;

/** Pixels of a card's long side, 20 px/mm: 3.4 px for the narrowest module AAMVA allows. */
const CARD_LONG_SIDE = 1712;

/** Turn in degrees that the decoder tolerates; it fails above about 2 degrees (zxing-cpp issue 826). */
const HARMLESS_ANGLE = 0.4;

/** Long side of the copy on which angles are measured. */
const ANGLE_SIDE = 1200;

/** Long side of the copy in which the symbol is searched, where noise has averaged out. */
const REGION_SIDE = 800;

const ENLARGEMENT = 1.5;

/** Maximum number of outlines tried. If none of them contains a symbol, the other outlines are coincidences. */
const MOST_OUTLINES = 3;

/**
 * Reads the PDF417 symbol of a picture: unchanged, then levelled by its bars, with the perspective corrected, codeword
 * by codeword, and sharpened. Most readable pictures end at the first stages; the later ones cost up to the time
 * budget.
 */
export async function readPdf417(pixels: RgbaPixels, options: Pdf417Options = {}): Promise<Pdf417Reading | null> {
  const isSpent = budgetOf(options.budgetMs ?? DEFAULT_BUDGET_MS);
  // Near its limit, error correction invents texts for blurred symbols, but no two stages invent the same text.
  const others = new Set<string>();
  for await (const rung of ladder(pixels, options.outlines ?? null)) {
    if (isSpent()) return null;
    const symbol = await rung.read();
    if (symbol === null) continue;
    if (rung.stage === 'direct') return { ...symbol, stage: rung.stage };
    if (parseAamva(symbol.text).ok || others.has(symbol.text)) return { ...symbol, stage: rung.stage, box: null };
    others.add(symbol.text);
  }
  return null;
}

function budgetOf(budgetMs: number): () => boolean {
  const processor = process.threadCpuUsage();
  const clock = performance.now();
  return () => {
    const { user, system } = process.threadCpuUsage(processor);
    return (user + system) / 1000 >= budgetMs || performance.now() - clock >= budgetMs * CLOCK_PER_PROCESSOR;
  };
}

/**
 * Yields the stages, cheap ones first: the picture unchanged, and the symbol levelled by its own bars. Then the card's
 * outlines, which correct the perspective but may be wrong in clutter. Comparing codewords reads symbols too blurred
 * for edges; sharpening is for symbols with a hidden frame, and enlarging comes last.
 */
async function* ladder(pixels: RgbaPixels, known: readonly Quad[] | null): AsyncGenerator<Rung> {
  const gray = await toGray(pixels);
  yield plain('direct', gray);
  const dense = await symbolRegion(gray);
  const angle = await angleOf(dense);
  const own = await levelled(dense, angle);
  yield plain('deskewed', own);
  let isFrameSeen = false;
  const matched = (picture: GrayPixels): Rung => ({
    stage: 'matched',
    read: async () => {
      const { isLocated, symbol } = await readMatched(picture);
      isFrameSeen ||= isLocated;
      return symbol;
    },
  });
  yield matched(own.height > own.width ? await quarterTurned(gray) : gray);
  const regions: GrayPixels[] = [];
  for (const outline of (known ?? (await findOutlines(pixels))).slice(0, MOST_OUTLINES)) {
    const card = await toGray(await rectify(pixels, outline, documentSize(outline, CARD_LONG_SIDE)));
    const region = await symbolRegion(card);
    yield plain('rectified', region);
    yield matched(region.height > region.width ? await quarterTurned(card) : card);
    regions.push(region);
  }
  // The whole picture is used, since its dense part may end before the symbol does.
  const whole = await levelled(gray, angle);
  yield matched(own.height > own.width ? await quarterTurned(whole) : whole);
  if (isFrameSeen) yield* sharpenedAll(regions, own);
  else for (const region of [...regions.slice(0, 1), own]) yield* sharpened('sharpened', region, 1);
}

/**
 * Yields all sharpened versions of the regions. A picture without a visible frame is skipped, since it hardly contains
 * a symbol.
 */
async function* sharpenedAll(regions: readonly GrayPixels[], own: GrayPixels): AsyncGenerator<Rung> {
  for (const region of regions) {
    yield* sharpened('sharpened', region);
    // A correct outline levels the symbol better than the symbol's bars do; a wrong outline does not.
    const level = await levelled(region, await angleOf(region));
    if (level !== region) yield* sharpened('deskewed', level, 2);
    if (region === regions[0]) yield* sharpened('deskewed', own);
  }
  if (regions.length === 0) yield* sharpened('deskewed', own);
  for (const region of [...regions.slice(0, 1), own]) yield* sharpened('sharpened', await enlarged(region));
}

function plain(stage: Stage, picture: GrayPixels): Rung {
  return { stage, read: () => decodePdf417(picture) };
}

/** Returns the part of a picture that is dense with bars. */
async function symbolRegion(picture: GrayPixels): Promise<GrayPixels> {
  const copy = await shrunk(picture, REGION_SIDE);
  const box = findDenseRegion(copy);
  return box === null ? picture : cropped(picture, enlargedBox(box, picture, copy));
}

function enlargedBox(box: Box, picture: GrayPixels, copy: GrayPixels): Box {
  const scale = picture.width / copy.width;
  const [x, y] = [Math.floor(box.x * scale), Math.floor(box.y * scale)];
  return {
    x,
    y,
    width: Math.min(Math.ceil(box.width * scale), picture.width - x),
    height: Math.min(Math.ceil(box.height * scale), picture.height - y),
  };
}

function* sharpened(stage: Stage, region: GrayPixels, ways = SHARPENINGS.length): Generator<Rung> {
  for (const sharpen of SHARPENINGS.slice(0, ways))
    yield { stage, read: async () => decodePdf417(await sharpen(region)) };
}

async function angleOf(picture: GrayPixels): Promise<number> {
  return dominantAngle(await shrunk(picture, ANGLE_SIDE));
}

function levelled(picture: GrayPixels, angle: number): Promise<GrayPixels> {
  return Math.abs(angle) < HARMLESS_ANGLE ? Promise.resolve(picture) : deskew(picture, angle);
}

function shrunk(picture: GrayPixels, side: number): Promise<GrayPixels> {
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  return rawPixels(grayImageOf(picture).resize(side, side, fit).toColourspace('b-w'), 1);
}

function quarterTurned(picture: GrayPixels): Promise<GrayPixels> {
  return rawPixels(grayImageOf(picture).rotate(90).toColourspace('b-w'), 1);
}

function cropped(picture: GrayPixels, { x, y, width, height }: Box): Promise<GrayPixels> {
  const area = { left: x, top: y, width, height };
  return rawPixels(grayImageOf(picture).extract(area).toColourspace('b-w'), 1);
}

/** Enlarges the picture, because modules of less than 2 px are only decoded after interpolation. */
function enlarged(picture: GrayPixels): Promise<GrayPixels> {
  const size = { width: Math.round(picture.width * ENLARGEMENT), kernel: 'cubic' } as const;
  return rawPixels(grayImageOf(picture).resize(size).toColourspace('b-w'), 1);
}

/**
 * Strong unsharp masks, which separate bars merged by the lens; noise that would be amplified is smoothed or filtered
 * first.
 */
const SHARPENINGS: readonly ((picture: GrayPixels) => Promise<GrayPixels>)[] = [
  (picture) => gray(grayImageOf(picture).sharpen({ sigma: 2, m1: 3, m2: 6 })),
  (picture) => gray(grayImageOf(picture).blur(1).sharpen({ sigma: 3, m1: 3, m2: 6 })),
  (picture) => gray(grayImageOf(picture).sharpen({ sigma: 3, m1: 3, m2: 6 })),
  (picture) => gray(grayImageOf(picture).median(3).sharpen({ sigma: 3, m1: 3, m2: 6 })),
];

function gray(image: Sharp): Promise<GrayPixels> {
  return rawPixels(image.toColourspace('b-w'), 1);
}
