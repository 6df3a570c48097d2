/**
 * Reader of PDF417 symbols too blurred for edge detection. It locates the frame by the start and stop patterns,
 * compares each codeword with all possible ones, and draws a clean copy, which a decoder then reads with its error
 * correction. Because every codeword is compared over all its pixels, this reads modules two pixels wide under a blur
 * without edges between single modules.
 */
import type { GrayPixels } from '../../images/pixels.ts';
import { distance } from '../../images/quad.ts';
import { type PictureSize, rectifyGray } from '../../images/rectify.ts';
import { type DecodedSymbol, decodePdf417 } from '../zxing.ts';
import { CODEWORD_MODULES } from './codeword-patterns.ts';
import { drawSymbol } from './draw-symbol.ts';
import { type LocatedSymbol, locateSymbol } from './locate-symbol.ts';
import { matchCodewords, type SymbolGrid } from './match-codewords.ts';
import { countColumns, countRows, FRAME_COLUMNS, modulesAcross } from './symbol-grid.ts';

const SAMPLES_PER_MODULE = 3;

/** Minimum correlation of a codeword. */
const LEAST_FIT = 0.75;

/** Cuts out a located symbol, `SAMPLES_PER_MODULE` pixels per module, with its number of codewords. */
async function layFlat(
  picture: GrayPixels,
  { corners, module }: LocatedSymbol,
): Promise<{ readonly symbol: GrayPixels; readonly grid: SymbolGrid }> {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const width = (distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2;
  const height = (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2;
  const sized = (modules: number): PictureSize => ({
    width: Math.round(modules * SAMPLES_PER_MODULE),
    height: Math.round((height / width) * modules * SAMPLES_PER_MODULE),
  });
  const expected = (width / module - 1) / CODEWORD_MODULES - FRAME_COLUMNS;
  const columns = countColumns(await rectifyGray(picture, corners, sized(width / module)), expected);
  const symbol = await rectifyGray(picture, corners, sized(modulesAcross(columns)));
  const rows = countRows(symbol, SAMPLES_PER_MODULE);
  return { symbol, grid: { rows, columns, samplesPerModule: SAMPLES_PER_MODULE } };
}

export interface MatchedReading {
  /** True if the picture shows start and stop patterns. */
  readonly isLocated: boolean;
  readonly symbol: DecodedSymbol | null;
}

/** Reads the symbol of a picture in which it is nearly level, upright or upside down. */
export async function readMatched(picture: GrayPixels): Promise<MatchedReading> {
  let isLocated = false;
  for (const turned of [picture, upsideDown(picture)]) {
    const located = locateSymbol(turned);
    if (located === null) continue;
    isLocated = true;
    const { symbol, grid } = await layFlat(turned, located);
    const matched = matchCodewords(symbol, grid);
    const decoded = matched.fit < LEAST_FIT ? null : await decodePdf417(drawSymbol(matched.rows));
    if (decoded !== null) return { isLocated, symbol: decoded };
  }
  return { isLocated, symbol: null };
}

function upsideDown({ data, width, height }: GrayPixels): GrayPixels {
  return { data: data.toReversed(), width, height };
}
