import type { GrayPixels } from '../../images/pixels.ts';
import { START_PATTERN, STOP_PATTERN, type Widths } from './codeword-patterns.ts';

const MODULE = 2;
const ROW_HEIGHT = 3 * MODULE;
const QUIET = 4 * MODULE;

/** Draws a clean black-on-white picture with a quiet zone: each row between start and stop pattern. */
export function drawSymbol(rows: readonly (readonly Widths[])[]): GrayPixels {
  const [first = []] = rows;
  const modules = [START_PATTERN, ...first, STOP_PATTERN].flat().reduce((sum, width) => sum + width, 0);
  const width = modules * MODULE + 2 * QUIET;
  const height = rows.length * ROW_HEIGHT + 2 * QUIET;
  const data = new Uint8Array(width * height).fill(255);
  for (const [row, codewords] of rows.entries()) {
    const line = data.subarray((QUIET + row * ROW_HEIGHT) * width, (QUIET + row * ROW_HEIGHT + 1) * width);
    let x = QUIET;
    for (const widths of [START_PATTERN, ...codewords, STOP_PATTERN]) {
      for (const [index, modules] of widths.entries()) {
        if (index % 2 === 0) line.fill(0, x, x + modules * MODULE);
        x += modules * MODULE;
      }
    }
    for (let copy = 1; copy < ROW_HEIGHT; copy += 1) data.set(line, (QUIET + row * ROW_HEIGHT + copy) * width);
  }
  return { data, width, height };
}
