/** A side laid flat the right way up, before its print is read. */
import type { BarcodeFacts, NormalizedImage, Quad } from '../facts.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import { type RgbPixels, turnPixels } from '../text/pixels.ts';
import type { ExtractorParts, SearchedSide } from './extractor-parts.ts';
import { READING_LONG_SIDE, toRgb, type Upright } from './read-print.ts';

async function makeUpright(parts: ExtractorParts, pixels: RgbPixels): Promise<Upright> {
  const regions = await parts.textReader.detect(pixels);
  const turned = await parts.textReader.findTurn(pixels, regions);
  if (turned === 0) return { pixels, turned, regions };
  const upright = turnPixels(pixels, turned);
  return { pixels: upright, turned, regions: await parts.textReader.detect(upright) };
}

/** Fewer places with text than this are an outline round the wrong thing, or a side that says nothing. */
const FEW_REGIONS = 4;
const MOST_OUTLINES = 2;

export interface Flat {
  readonly outline: Quad | null;
  /** As it lies, at its full size. */
  readonly whole: RgbaPixels;
  readonly upright: Upright;
}

/** The side laid flat by the likeliest outline; by the next one, or none, when hardly any text stands inside it. */
async function layFlat(parts: ExtractorParts, pixels: RgbaPixels, outlines: readonly Quad[]): Promise<Flat> {
  let best: Flat | null = null;
  for (const outline of [...outlines.slice(0, MOST_OUTLINES), null]) {
    const whole = outline ? await parts.rectify(pixels, outline) : pixels;
    const upright = await makeUpright(parts, toRgb(await parts.shrinkPixels(whole, READING_LONG_SIDE)));
    if (!best || upright.regions.length > best.upright.regions.length) best = { outline, whole, upright };
    if (best.upright.regions.length >= FEW_REGIONS) break;
  }
  if (!best) throw new Error('A side is read at least as it is');
  return best;
}

/** A side that is ready to be read. */
export interface SideToRead extends SearchedSide {
  readonly image: NormalizedImage;
  readonly pixels: RgbaPixels;
  readonly flat: Flat;
}

/** A front, whose print is always read. */
export async function layFront(parts: ExtractorParts, image: NormalizedImage): Promise<SideToRead> {
  const pixels = await parts.readPixels(image.jpeg);
  const outlines = await parts.findOutlines(pixels);
  return { image, pixels, outlines, barcode: null, flat: await layFlat(parts, pixels, outlines) };
}

/** A back that was searched and has to be read. */
export async function layBack(
  parts: ExtractorParts,
  image: NormalizedImage,
  { outlines, barcode }: SearchedSide,
): Promise<SideToRead> {
  const pixels = await parts.readPixels(image.jpeg);
  return { outlines, barcode, image, pixels, flat: await layFlat(parts, pixels, outlines) };
}

/** Whether a barcode was read that says who the holder is. */
export function isDecoded(barcode: BarcodeFacts | null): boolean {
  return barcode !== null && barcode.aamva !== null;
}
