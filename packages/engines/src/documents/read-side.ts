/** Facts of both sides of a document: quality, surface, barcode, machine-readable zone, text and faces. */
import type { BarcodeFacts, Box, CodeFacts, DocumentSideFacts, NormalizedImage } from '../facts.ts';
import { boxOnPage } from '../images/box-on-page.ts';
import { compressionOnPage } from '../images/compression/compression-on-page.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import { compareOnPage } from '../images/surface/compare-on-page.ts';
import type { TextLine } from '../picture-facts.ts';
import type { RgbPixels } from '../text/pixels.ts';
import type { TextRegion } from '../text/recognize-text.ts';
import type { ExtractorParts, UnreadSide } from './extractor-parts.ts';
import { elsewhereThan, findZone } from './find-zone.ts';
import { isDecoded, isOfDocumentShape, layBack, layBy, layFront, type SideToRead } from './lay-side.ts';
import { readText, withZone } from './read-print.ts';

/** Side with the picture it was read from, for rereading its lines. */
export interface SideInSight {
  readonly facts: DocumentSideFacts;
  readonly pixels: RgbPixels;
  readonly regions: readonly TextRegion[];
}

/** Parts that a document may have, by the individual's choices. */
export interface Expectations {
  /** True if it may have a PDF417 symbol. */
  readonly barcode: boolean;
  /** True if it may have other symbols. */
  readonly codes: boolean;
  /** True if a zone is worth a second search in the whole picture. */
  readonly zone: boolean;
}

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

type Measured = Pick<DocumentSideFacts, 'quality' | 'surface' | 'faces' | 'rectifiedJpeg'>;

/** Measures everything that needs no text; other threads do it while this one reads. */
async function measureSide(parts: ExtractorParts, side: SideToRead, hasPortrait: boolean): Promise<Measured> {
  const { pixels, flat } = side;
  const { outline, whole, upright } = flat;
  const { width, height } = upright.pixels;
  // Levelling adds edges that did not come from the camera.
  const laid = { pixels, outline, turned: upright.turned, page: { width, height }, flat: outline ? whole : pixels };
  const jpeg = parts.writeJpeg(toRgba(upright.pixels));
  const [quality, surface, faces, rectifiedJpeg] = await Promise.all([
    parts.measureQuality(pixels, outline),
    hasPortrait ? parts.measureSurface(laid) : null,
    hasPortrait ? jpeg.then((picture) => parts.findFaces(picture)) : [],
    jpeg,
  ]);
  return { quality, surface, faces, rectifiedJpeg };
}

type Print = Pick<DocumentSideFacts, 'mrz' | 'text'>;

/**
 * Reads the zone and the lines of a side.
 *
 * @param isExpected true if a zone is worth a second search in the whole picture
 * @param known lines that were read before
 */
async function readPrint(
  parts: ExtractorParts,
  { pixels, outlines, flat }: SideToRead,
  isExpected: boolean,
  known: readonly TextLine[] | null = null,
): Promise<Print> {
  const { outline, upright } = flat;
  const zone = await findZone(parts, upright, isExpected ? elsewhereThan(outline, pixels, outlines) : null);
  const text = known ? withZone(known, upright, zone) : await readText(parts, upright, zone);
  return { mrz: zone?.facts ?? null, text };
}

/** Returns the facts of the photograph itself. */
function photographFacts({ width, height, sha256, perceptualHash, fineHash, capture }: NormalizedImage) {
  const own = { width, height, sha256, perceptualHash, capture };
  return fineHash === undefined ? own : { ...own, fineHash };
}

function inSight(
  { image, pixels, flat, barcode }: SideToRead,
  measured: Measured,
  print: Print,
  codes: readonly CodeFacts[] | null,
): SideInSight {
  const { outline, frame, upright } = flat;
  const { width, height } = upright.pixels;
  const onPage = (box: Box | null | undefined): Box | null =>
    box ? boxOnPage(box, frame, pixels, { width, height }, upright.turned) : null;
  const facts = {
    ...photographFacts(image),
    ...compressionOnPage(image, { outline, page: { width, height }, turned: upright.turned }),
    ...measured,
    outline,
    turned: upright.turned,
    barcode,
    ...(codes === null ? {} : { codes }),
    ...print,
    rectifiedSize: { width, height },
    barcodeOnPage: onPage(barcode?.box),
    glareOnPage: onPage(measured.quality.glareBox),
  };
  return { facts, pixels: upright.pixels, regions: upright.regions };
}

function unreadFacts(image: NormalizedImage, side: UnreadSide, barcode: BarcodeFacts | null): DocumentSideFacts {
  const { outline, quality, rectifiedSize } = side;
  const onPage = (box: Box | null | undefined): Box | null =>
    box ? boxOnPage(box, outline, image, rectifiedSize, 0) : null;
  return {
    ...photographFacts(image),
    ...side,
    surface: null,
    turned: 0,
    barcode,
    mrz: null,
    text: [],
    faces: [],
    barcodeOnPage: onPage(barcode?.box),
    glareOnPage: onPage(quality.glareBox),
  };
}

/**
 * Reads all facts of a back. `text` is in pixels of `rectifiedJpeg`, which is upright; but if the barcode was decoded,
 * `text` is empty and the picture is not turned.
 */
export async function readBack(
  parts: ExtractorParts,
  image: NormalizedImage,
  expected: Expectations,
): Promise<DocumentSideFacts> {
  const { unread, ...searched } = await parts.searchBack(image.jpeg, expected.barcode);
  if (unread) return unreadFacts(image, unread, searched.barcode);
  const side = await layBack(parts, image, searched);
  const [measured, print, codes] = await Promise.all([
    measureSide(parts, side, false),
    readPrint(parts, side, expected.zone, side.flat.lines),
    expected.codes ? parts.readCodes(side.pixels) : null,
  ]);
  return inSight(side, measured, print, codes).facts;
}

/** Reads a front. The facts of the back determine which parts are searched. */
async function readBeside(
  parts: ExtractorParts,
  side: SideToRead,
  expected: Expectations,
  back: Promise<DocumentSideFacts> | null,
): Promise<{
  readonly barcode: BarcodeFacts | null;
  readonly print: Print;
  readonly codes: readonly CodeFacts[] | null;
}> {
  // A barcode on the back makes a zone on the front unlikely, so the lines are read while the back is searched for one.
  const { lines: known } = side.flat;
  const lines = known ?? (back && expected.barcode ? await readText(parts, side.flat.upright, null) : null);
  const other = await back;
  const barcode = expected.barcode && !other?.barcode ? await parts.readBarcode(side.pixels, side.outlines) : null;
  const isKnown = isDecoded(other?.barcode ?? barcode);
  const print = isKnown
    ? { mrz: null, text: lines ?? (await readText(parts, side.flat.upright, null)) }
    : await readPrint(parts, side, expected.zone && !other?.mrz?.valid, lines);
  // Symbols are usually on backs, and a search takes a tenth of a second.
  const codes = expected.codes && !other && !isKnown ? await parts.readCodes(side.pixels) : null;
  return { barcode, print, codes };
}

/**
 * Rectifies the whole picture if it shows a face that is not within the outline; null otherwise. The picture must have
 * a document's proportions: in another picture the face may be the holder's own.
 */
async function layWholeWithFace(parts: ExtractorParts, side: SideToRead): Promise<SideToRead | null> {
  if (side.flat.outline === null || !isOfDocumentShape(side.pixels)) return null;
  const flat = await layBy(parts, side.pixels, null);
  const faces = await parts.findFaces(await parts.writeJpeg(toRgba(flat.upright.pixels)));
  return faces.length > 0 ? { ...side, flat } : null;
}

/**
 * Reads all facts of a front. `text` and `faces` are in pixels of `rectifiedJpeg`, which is upright.
 *
 * @param back the back, which may still be in progress; null if there is none
 */
export async function readFront(
  parts: ExtractorParts,
  image: NormalizedImage,
  expected: Expectations,
  back: Promise<DocumentSideFacts> | null,
): Promise<SideInSight> {
  const laid = await layFront(parts, image);
  const first = await Promise.all([measureSide(parts, laid, true), readBeside(parts, laid, expected, back)]);
  const side = first[0].faces.length > 0 ? laid : ((await layWholeWithFace(parts, laid)) ?? laid);
  const [measured, { barcode, print, codes }] =
    side === laid
      ? first
      : await Promise.all([measureSide(parts, side, true), readBeside(parts, side, expected, back)]);
  const surface = compareOnPage(side.flat.upright.pixels, measured.surface, print.text);
  return inSight({ ...side, barcode }, { ...measured, surface }, print, codes);
}
