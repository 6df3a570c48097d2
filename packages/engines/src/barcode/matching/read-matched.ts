/**
 * Reads a PDF417 symbol too blurred for its edges to be found one by one: its frame is located by the start and stop
 * patterns, each codeword compared with all that may stand there, and a clean copy drawn, which a reader then decodes with
 * its error correction. As every codeword is compared over all its pixels, this reads modules two pixels wide under a blur
 * that leaves no edge between single ones.
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

/** Codewords that fit less are no codewords. */
const LEAST_FIT = 0.75;

/** A located symbol alone, `SAMPLES_PER_MODULE` pixels a module across, and how many codewords it has. */
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
  /** Whether the picture shows start and stop patterns at all. */
  readonly isLocated: boolean;
  readonly symbol: DecodedSymbol | null;
}

/** The symbol of a picture in which it lies nearly level, upright or upside down. */
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
