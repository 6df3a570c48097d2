/** One side of a document: outline, quality, which way up it is, barcode, machine readable zone, text and faces. */
import type { BarcodeFacts, DocumentSideFacts, NormalizedImage, Quad } from '../facts.ts';
import { boxOnPage } from '../images/box-on-page.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import { type RgbPixels, turnPixels } from '../text/pixels.ts';
import type { TextRegion } from '../text/recognize-text.ts';
import type { ExtractorParts } from './extractor-parts.ts';
import { findZone, READING_LONG_SIDE, readText, toRgb, type Upright } from './read-print.ts';

function toRgba(pixels: RgbPixels): RgbaPixels {
  const count = pixels.width * pixels.height;
  const data = new Uint8Array(count * 4).fill(255);
  for (let index = 0; index < count; index += 1) {
    data[index * 4] = pixels.data[index * 3] ?? 0;
    data[index * 4 + 1] = pixels.data[index * 3 + 1] ?? 0;
    data[index * 4 + 2] = pixels.data[index * 3 + 2] ?? 0;
  }
  return { data, width: pixels.width, height: pixels.height };
}

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

interface Flat {
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

/** The side laid flat as it lies, for one whose print is not read: nothing tells which way up it is. */
async function layFlatUnread(parts: ExtractorParts, pixels: RgbaPixels, outlines: readonly Quad[]): Promise<Flat> {
  const outline = outlines[0] ?? null;
  const whole = outline ? await parts.rectify(pixels, outline) : pixels;
  const flat = await parts.shrinkPixels(whole, READING_LONG_SIDE);
  return { outline, whole, upright: { pixels: toRgb(flat), turned: 0, regions: [] } };
}

async function readBarcode(
  parts: ExtractorParts,
  pixels: RgbaPixels,
  outlines: readonly Quad[],
): Promise<BarcodeFacts | null> {
  const symbol = await parts.readPdf417(pixels, outlines);
  if (!symbol) return null;
  const result = parts.parseAamva(symbol.text);
  const read = { format: 'PDF417', text: symbol.text, stage: symbol.stage } as const;
  return result.ok
    ? { ...read, aamva: result.record, aamvaError: null }
    : { ...read, aamva: null, aamvaError: result.error };
}

/** A side with the picture it was read from, for looking at its lines again. */
export interface SideInSight {
  readonly facts: DocumentSideFacts;
  readonly pixels: RgbPixels;
  readonly regions: readonly TextRegion[];
}

export interface SideRequest {
  readonly image: NormalizedImage;
  readonly wantsBarcode: boolean;
  /** Whether such a document may carry other symbols. */
  readonly wantsCodes: boolean;
  readonly wantsFaces: boolean;
  readonly wantsMrz: boolean;
  /** Whether a zone is worth a second search in the whole picture. */
  readonly expectsMrz: boolean;
}

/**
 * Everything one side shows. `text` and `faces` are in pixels of `rectifiedJpeg`, which is upright; but on a side without a
 * portrait whose barcode was decoded `text` is empty and the picture is left as it lies.
 */
export async function extractSide(parts: ExtractorParts, request: SideRequest): Promise<SideInSight> {
  const { image } = request;
  const pixels = await parts.readPixels(image.jpeg);
  const outlines = await parts.findOutlines(pixels);
  const barcode = request.wantsBarcode ? await readBarcode(parts, pixels, outlines) : null;
  const isDecoded = barcode?.aamva !== null && barcode !== null;
  // The print beside a decoded barcode says nothing of the holder that the barcode does not say better.
  const isUnread = isDecoded && !request.wantsFaces;
  const { outline, whole, upright } = await (isUnread ? layFlatUnread : layFlat)(parts, pixels, outlines);
  const { width, height } = upright.pixels;
  const laid = { pixels, outline, turned: upright.turned, page: { width, height }, flat: whole };
  const readPrint = async (): Promise<Pick<DocumentSideFacts, 'mrz' | 'text'>> => {
    const others = outlines.filter((candidate) => candidate !== outline);
    const elsewhere = outline && request.expectsMrz ? pixels : null;
    const zone = request.wantsMrz && !isDecoded ? await findZone(parts, upright, elsewhere, others) : null;
    return { mrz: zone?.facts ?? null, text: isUnread ? [] : await readText(parts, upright, zone) };
  };
  // Resizing and writing pictures happens on other threads: they do it while this one reads.
  const [quality, rectifiedJpeg, surface, print] = await Promise.all([
    parts.measureQuality(pixels, outline),
    parts.writeJpeg(toRgba(upright.pixels)),
    request.wantsFaces ? parts.measureSurface(laid) : null,
    readPrint(),
  ]);
  const { glareBox } = quality;
  const facts = {
    width: image.width,
    height: image.height,
    sha256: image.sha256,
    perceptualHash: image.perceptualHash,
    ...(image.fineHash === undefined ? {} : { fineHash: image.fineHash }),
    capture: image.capture,
    quality,
    surface,
    outline,
    turned: upright.turned,
    barcode,
    ...(request.wantsCodes && !isDecoded ? { codes: await parts.readCodes(pixels) } : {}),
    ...print,
    faces: request.wantsFaces ? await parts.findFaces(rectifiedJpeg) : [],
    rectifiedJpeg,
    rectifiedSize: { width, height },
    glareOnPage: glareBox && boxOnPage(glareBox, outline, pixels, { width, height }, upright.turned),
  };
  return { facts, pixels: upright.pixels, regions: upright.regions };
}
