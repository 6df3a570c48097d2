/** Rectification of a side to its upright position, before its print is read. */
import type { BarcodeFacts, NormalizedImage, Quad } from '../facts.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import { CARD_RATIO, PAGE_RATIO } from '../images/rank-outlines.ts';
import type { TextLine } from '../picture-facts.ts';
import { type RgbPixels, turnPixels } from '../text/pixels.ts';
import type { TextRegion } from '../text/recognize-text.ts';
import type { ExtractorParts, SearchedSide } from './extractor-parts.ts';
import { levelFrame, turnOfText } from './level-text.ts';
import { printEvidence } from './print-evidence.ts';
import { READING_LONG_SIDE, readText, toRgb, type Upright } from './read-print.ts';
import { type HeldText, isUndoubted, shareOfDiagonal, textHeld } from './text-held.ts';

/** Engines needed for rectification. */
export type LayingParts = Pick<
  ExtractorParts,
  'readPixels' | 'shrinkPixels' | 'findOutlines' | 'rectify' | 'textReader'
>;

async function makeUpright(
  parts: LayingParts,
  pixels: RgbPixels,
  known: readonly TextRegion[] | null = null,
): Promise<Upright> {
  const regions = known ?? (await parts.textReader.detect(pixels));
  const turned = await parts.textReader.findTurn(pixels, regions);
  if (turned === 0) return { pixels, turned, regions };
  const upright = turnPixels(pixels, turned);
  return { pixels: upright, turned, regions: await parts.textReader.detect(upright) };
}

/** Minimum of text regions; fewer mean a wrong outline or a side without text. */
const FEW_REGIONS = 4;
const MOST_OUTLINES = 2;
/** Long side of the copy on which outlines are judged by their text regions; its words need not be legible. */
const LOOKING_SIDE = 640;
/** Share of the picture from which an outline counts as all of it. */
const WHOLE_SHARE = 0.96;
/** Minimum additional evidence for an outline to replace the likeliest one. */
const CLEARLY_MORE = 2;

export interface Flat {
  readonly outline: Quad | null;
  /** Rectified frame: the outline, or all of the picture turned to level its text; null for the unchanged picture. */
  readonly frame: Quad | null;
  /** Rectified picture in its original rotation, at full size. */
  readonly whole: RgbaPixels;
  readonly upright: Upright;
  /** Lines, if they were read to judge the outline; null otherwise. */
  readonly lines: readonly TextLine[] | null;
}

/** Rectifies the side by an outline; null means the whole picture with its text levelled. */
export async function layBy(parts: LayingParts, pixels: RgbaPixels, outline: Quad | null): Promise<Flat> {
  if (outline === null) return layWhole(parts, pixels);
  const whole = await parts.rectify(pixels, outline);
  const upright = await makeUpright(parts, toRgb(await parts.shrinkPixels(whole, READING_LONG_SIDE)));
  return { outline, frame: outline, whole, upright, lines: null };
}

/** Levels the text of the whole picture. */
async function layWhole(parts: LayingParts, pixels: RgbaPixels): Promise<Flat> {
  const seen = toRgb(await parts.shrinkPixels(pixels, READING_LONG_SIDE));
  const places = await parts.textReader.detect(seen);
  const level = levelFrame(pixels, turnOfText(places));
  if (level === null) {
    return { outline: null, frame: null, whole: pixels, upright: await makeUpright(parts, seen, places), lines: null };
  }
  const whole = await parts.rectify(pixels, level.frame, level.size);
  const upright = await makeUpright(parts, toRgb(await parts.shrinkPixels(whole, READING_LONG_SIDE)));
  return { outline: null, frame: level.frame, whole, upright, lines: null };
}

/** Tries the outlines in turn until one contains more than a few text regions. */
async function layByFirst(parts: LayingParts, pixels: RgbaPixels, outlines: readonly Quad[]): Promise<Flat> {
  let best: Flat | null = null;
  for (const outline of [...outlines.slice(0, MOST_OUTLINES), null]) {
    const flat = await layBy(parts, pixels, outline);
    if (!best || flat.upright.regions.length > best.upright.regions.length) best = flat;
    if (best.upright.regions.length >= FEW_REGIONS) break;
  }
  if (!best) throw new Error('A side is read at least as it is');
  return best;
}

/** Returns the outlines that contain clearly more text than the given one, the whole picture last. */
async function rivalsOf(
  parts: LayingParts,
  pixels: RgbaPixels,
  outlines: readonly Quad[],
  chosen: Quad,
): Promise<readonly (Quad | null)[]> {
  if (shareOfDiagonal(chosen, pixels) > WHOLE_SHARE) return [];
  const small = toRgb(await parts.shrinkPixels(pixels, LOOKING_SIDE));
  const places = await parts.textReader.detect(small);
  const heldBy = (outline: Quad): HeldText => textHeld(outline, places, pixels.width / small.width);
  const own = heldBy(chosen);
  if (isUndoubted(own)) return [];
  const larger = outlines
    .filter((outline) => outline !== chosen && heldBy(outline).inside > own.inside * 1.1)
    .sort((a, b) => heldBy(b).inside - heldBy(a).inside);
  return [...larger.slice(0, 1), null];
}

/**
 * Rectifies the side by the likeliest outline. If that outline cuts text or excludes much of it, uses the outline with
 * the most readable text.
 */
async function layFlat(parts: LayingParts, pixels: RgbaPixels, outlines: readonly Quad[]): Promise<Flat> {
  const first = await layByFirst(parts, pixels, outlines);
  const rivals = first.outline === null ? [] : await rivalsOf(parts, pixels, outlines, first.outline);
  if (rivals.length === 0) return first;
  let best = { ...first, lines: await readText(parts, first.upright, null) };
  let most = printEvidence(best.lines) + CLEARLY_MORE;
  for (const outline of rivals) {
    const flat = await layBy(parts, pixels, outline);
    const lines = await readText(parts, flat.upright, null);
    if (printEvidence(lines) < most) continue;
    best = { ...flat, lines };
    most = printEvidence(lines) + CLEARLY_MORE;
  }
  return best;
}

/**
 * Maximum deviation of a cropped scan from the document's proportions, as a share; 3:2 and 4:3 of cameras deviate by 5
 * and 6 %.
 */
const SAME_SHAPE = 0.03;

/** True if a picture has the proportions of a card or a page, like a scan cropped to one. */
export function isOfDocumentShape({ width, height }: Pick<RgbaPixels, 'width' | 'height'>): boolean {
  const ratio = Math.max(width, height) / Math.min(width, height);
  return [CARD_RATIO, PAGE_RATIO].some((known) => Math.abs(ratio / known - 1) <= SAME_SHAPE);
}

/** Side that is ready to be read. */
export interface SideToRead extends SearchedSide {
  readonly image: NormalizedImage;
  readonly pixels: RgbaPixels;
  readonly flat: Flat;
}

/** Prepares a front, whose print is always read. */
export async function layFront(parts: LayingParts, image: NormalizedImage): Promise<SideToRead> {
  const pixels = await parts.readPixels(image.jpeg);
  const outlines = await parts.findOutlines(pixels);
  return { image, pixels, outlines, barcode: null, flat: await layFlat(parts, pixels, outlines) };
}

/** Prepares a searched back whose print must be read. */
export async function layBack(
  parts: LayingParts,
  image: NormalizedImage,
  { outlines, barcode }: SearchedSide,
): Promise<SideToRead> {
  const pixels = await parts.readPixels(image.jpeg);
  return { outlines, barcode, image, pixels, flat: await layFlat(parts, pixels, outlines) };
}

/** True if the barcode was decoded to a holder's record. */
export function isDecoded(barcode: BarcodeFacts | null): boolean {
  return barcode !== null && barcode.aamva !== null;
}
