/** Symbols of a card in addition to the PDF417: inventory numbers as Code 128, links and seals as QR or Data Matrix. */

import type { CodeFacts } from '@countersign/engines/facts';
import { writeBarcode } from 'zxing-wasm/writer';
import { prepareBarcodeWriter } from './pdf417.ts';

export interface CodeSymbol {
  /** SVG on white, with the quiet zone around it. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const QUIET_MODULES = 4;
/** Height of the bars of Code 128 in modules. */
const BAR_MODULES = 18;

/** Draws a symbol of the text with modules so many pixels wide, at a place of the page, as SVG content. */
export async function drawCode(
  text: string,
  format: Exclude<CodeFacts['format'], 'Aztec'>,
  module: number,
  place: { readonly x: number; readonly y: number },
): Promise<CodeSymbol> {
  prepareBarcodeWriter();
  const { symbol, error } = await writeBarcode(text, { format, scale: 1 });
  if (error !== '') throw new RangeError(`the text does not fit a symbol: ${error}`);
  const isLinear = format === 'Code128';
  const rows = isLinear ? 1 : symbol.height;
  const rowHeight = isLinear ? BAR_MODULES : 1;
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let x = 0; x < symbol.width; x += 1) {
      const isDark = (symbol.data[row * symbol.width + x] ?? 255) < 128;
      if (isDark) path += `M${x} ${row * rowHeight}h1v${rowHeight}h-1z`;
    }
  }
  const width = (symbol.width + 2 * QUIET_MODULES) * module;
  const height = (rows * rowHeight + 2 * QUIET_MODULES) * module;
  const inside = `translate(${place.x + QUIET_MODULES * module} ${place.y + QUIET_MODULES * module}) scale(${module})`;
  const svg =
    `<rect x="${place.x}" y="${place.y}" width="${width}" height="${height}" fill="#fff"/>` +
    `<path transform="${inside}" d="${path}" fill="#000" shape-rendering="crispEdges"/>`;
  return { svg, width, height };
}
