/**
 * Extraction of a paper's facts: its rectified pages, their print, the text layer of a PDF, the kind of paper and its
 * values.
 */

import type { ExtractorParts } from '../documents/extractor-parts.ts';
import { toRgb } from '../documents/read-print.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { PaperFacts, PaperInput, PaperPage, PaperPageFacts, Quad } from '../facts.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import type { TextLine } from '../picture-facts.ts';
import { type RgbPixels, turnPixels } from '../text/pixels.ts';
import type { TextRegion } from '../text/recognize-text.ts';
import { chooseValues, differingFields, mergePages } from './choose-values.ts';
import { classifyPaper } from './classify-paper.ts';
import { addComparisons, type ComparedLines, compareLayer } from './compare-layer.ts';
import { paperLines } from './paper-lines.ts';
import { type PageReadings, readPage } from './read-page.ts';

export type PaperParts = Pick<
  ExtractorParts,
  'readPixels' | 'shrinkPixels' | 'findOutlines' | 'rectify' | 'measureQuality' | 'textReader'
>;

/** Long side for reading: small print of a page is 15 pixels high; larger pictures read no better and take longer. */
const READING_LONG_SIDE = 1700;

/** Limit of pages whose print is read, which takes seconds per page; the holder's data is on the first pages. */
const MOST_READ_PAGES = 2;

/** Minimum share of the picture for the outline of a paper. */
const LEAST_SHARE = 0.25;

interface ReadPage {
  readonly facts: PaperPageFacts;
  readonly print: readonly TextLine[];
  readonly layer: readonly TextLine[];
  /** Height of the picture that the boxes refer to. */
  readonly height: number;
}

function shareOf(quad: Quad, { width, height }: RgbaPixels): number {
  const area = quad.reduce((sum, point, index) => {
    const next = quad[(index + 1) % 4] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(area) / 2 / (width * height);
}

/** Limit of outlines tried before the unchanged picture. */
const MOST_OUTLINES = 2;

/** Minimum text regions of a rectified paper; fewer mean a wrong outline. */
const ENOUGH_REGIONS = 10;

interface Flat {
  readonly outline: Quad | null;
  readonly pixels: RgbPixels;
  readonly regions: readonly TextRegion[];
}

/** Rectifies a photograph by the likeliest outline of a paper; by the next one, or none, if that shows more text. */
async function layFlat(parts: PaperParts, pixels: RgbaPixels): Promise<Flat> {
  const large = (await parts.findOutlines(pixels)).filter((quad) => shareOf(quad, pixels) >= LEAST_SHARE);
  let best: Flat | null = null;
  for (const outline of [...large.slice(0, MOST_OUTLINES), null]) {
    const flat = outline === null ? pixels : await parts.rectify(pixels, outline);
    const seen = toRgb(await parts.shrinkPixels(flat, READING_LONG_SIDE));
    const regions = await parts.textReader.detect(seen);
    if (best === null || regions.length > best.regions.length) best = { outline, pixels: seen, regions };
    if (best.regions.length >= ENOUGH_REGIONS) break;
  }
  if (best === null) throw new Error('A paper is read at least as it is');
  return best;
}

async function readPhotograph(parts: PaperParts, { image, layer }: PaperPage): Promise<ReadPage> {
  const pixels = await parts.readPixels(image.jpeg);
  const { outline, ...flat } = await layFlat(parts, pixels);
  const turn = await parts.textReader.findTurn(flat.pixels, flat.regions);
  const upright = turn === 0 ? flat.pixels : turnPixels(flat.pixels, turn);
  const print = await parts.textReader.read(upright, turn === 0 ? flat.regions : undefined);
  const facts = { ...pageFacts(image), outline, quality: await parts.measureQuality(pixels, outline), isRead: true };
  return { facts, print, layer, height: upright.height };
}

function pageFacts({ width, height, sha256, perceptualHash, capture }: PaperPage['image']) {
  return { width, height, sha256, perceptualHash, capture };
}

/**
 * Reads a page rendered from a PDF, which is already rectified and upright; its print is read on the first pages and if
 * it has no text layer.
 */
async function readDrawnPage(parts: PaperParts, { image, layer }: PaperPage, index: number): Promise<ReadPage> {
  const facts = { ...pageFacts(image), outline: null, quality: null };
  if (index >= MOST_READ_PAGES) {
    return { facts: { ...facts, isRead: false }, print: [], layer, height: image.height };
  }
  const pixels = await parts.shrinkPixels(await parts.readPixels(image.jpeg), READING_LONG_SIDE);
  const scale = image.height / pixels.height;
  const print = (await parts.textReader.read(toRgb(pixels))).map((line) => scaled(line, scale));
  return { facts: { ...facts, isRead: true }, print, layer, height: image.height };
}

function scaled(line: TextLine, scale: number): TextLine {
  const { x, y, width, height } = line.box;
  return { ...line, box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale } };
}

function statementsOf({ print, layer, height }: ReadPage, page: number): readonly PageReadings[] {
  return [
    ...(layer.length === 0 ? [] : [readPage(layer, { page, height, source: 'pdf-text' })]),
    ...(print.length === 0 ? [] : [readPage(print, { page, height, source: 'print' })]),
  ];
}

function comparisonOf({ facts, layer, print }: ReadPage, page: number): readonly ComparedLines[] {
  return facts.isRead && layer.length > 0 ? [compareLayer(layer, print, page)] : [];
}

/** Extracts the values and metadata of a paper. After the second page of a PDF only the text layer is used. */
export async function extractPaper(parts: PaperParts, { pages, pdf }: PaperInput): Promise<PaperFacts> {
  const read: ReadPage[] = [];
  for (const [index, page] of pages.entries()) {
    read.push(pdf === null ? await readPhotograph(parts, page) : await readDrawnPage(parts, page, index));
  }
  const statements = read.flatMap((page, index) => statementsOf(page, index + 1));
  const readings = mergePages(statements.map((each) => each.readings));
  const lines = addComparisons(read.flatMap((page, index) => comparisonOf(page, index + 1)));
  const shown = read.flatMap(({ print, layer }) => (print.length > 0 ? print : layer));
  return {
    engineVersion: ENGINE_VERSION,
    documentType: classifyPaper(paperLines(shown)),
    values: chooseValues(readings),
    readings,
    countryCode: statements.find(({ countryCode }) => countryCode !== null)?.countryCode ?? null,
    pages: read.map(({ facts }) => facts),
    layer: lines === null ? null : { ...lines, differing: differingFields(readings) },
    pdf,
  };
}
