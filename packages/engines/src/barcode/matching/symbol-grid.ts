/** Counting of a PDF417 symbol's columns and rows, by the edges between its codewords. */
import type { GrayPixels } from '../../images/pixels.ts';
import { CODEWORD_MODULES } from './codeword-patterns.ts';

/** Codewords of a row without data: start, stop and two row indicators. */
export const FRAME_COLUMNS = 4;
/** Limits of ISO/IEC 15438, 5.2. */
const MOST_COLUMNS = 30;
const FEWEST_ROWS = 3;
const MOST_ROWS = 90;
/** Minimum height of a row in modules; the standard requires three. */
const LEAST_ROW_HEIGHT = 1.5;

/** Returns the modules across a symbol with so many data columns; the stop pattern has one more than the others. */
export function modulesAcross(columns: number): number {
  return CODEWORD_MODULES * (columns + FRAME_COLUMNS) + 1;
}

/** Returns the mean brightness of each column. */
function columnMeans({ data, width, height }: GrayPixels): Float32Array {
  const means = new Float32Array(width);
  for (let at = 0; at < width * height; at += 1)
    means[at % width] = (means[at % width] ?? 0) + (data[at] ?? 0) / height;
  return means;
}

/**
 * Counts the data columns of a symbol that fills the picture; `expected` by the width of its modules. Every codeword
 * ends with a space and begins with a bar, so the true count has a change from light to dark at each boundary.
 */
export function countColumns(symbol: GrayPixels, expected: number): number {
  const means = columnMeans(symbol);
  let best = { columns: 0, fall: Number.NEGATIVE_INFINITY };
  const from = Math.max(Math.floor(expected) - 2, 1);
  for (let columns = from; columns <= Math.min(from + 5, MOST_COLUMNS); columns += 1) {
    const module = symbol.width / modulesAcross(columns);
    let fall = 0;
    for (let boundary = 1; boundary < columns + FRAME_COLUMNS; boundary += 1) {
      const at = boundary * CODEWORD_MODULES * module;
      fall += (means[Math.round(at - 0.75 * module)] ?? 0) - (means[Math.round(at + 0.5 * module)] ?? 0);
    }
    fall /= columns + FRAME_COLUMNS - 1;
    if (fall > best.fall) best = { columns, fall };
  }
  return best.columns;
}

/** Returns the difference of each pixel row from those slightly below it. */
function changesDown({ data, width, height }: GrayPixels, reach: number): Float32Array {
  const changes = new Float32Array(height);
  for (let y = reach; y < height - reach; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += Math.abs((data[(y + reach) * width + x] ?? 0) - (data[(y - reach) * width + x] ?? 0));
    }
    changes[y] = sum / width;
  }
  return changes;
}

/**
 * Counts the rows of a symbol that fills the picture, with modules so many pixels wide: the count whose boundaries are
 * on changes.
 */
export function countRows(symbol: GrayPixels, module: number): number {
  const changes = changesDown(symbol, Math.max(Math.round(module / 2), 1));
  const most = Math.min(Math.floor(symbol.height / (module * LEAST_ROW_HEIGHT)), MOST_ROWS);
  let best = { rows: 0, contrast: Number.NEGATIVE_INFINITY };
  for (let rows = FEWEST_ROWS; rows <= most; rows += 1) {
    const height = symbol.height / rows;
    let contrast = 0;
    for (let row = 1; row < rows; row += 1) {
      const [boundary, middle] = [Math.round(row * height), Math.round((row + 0.5) * height)];
      contrast += (changes[boundary] ?? 0) - (row === rows - 1 ? 0 : (changes[middle] ?? 0));
    }
    // A high contrast by chance is more frequent if there are few boundaries.
    contrast /= Math.sqrt(rows - 1);
    if (contrast > best.contrast) best = { rows, contrast };
  }
  return best.rows;
}
