/** Recognition of each codeword of a symbol, by comparison with all shapes that its row may use. */

import { dotProduct, lengthOf } from '../../images/dot-product.ts';
import type { GrayPixels } from '../../images/pixels.ts';
import { standardize } from '../../images/standardize.ts';
import {
  CLUSTERS,
  CODEWORD_MODULES,
  codewordTemplates,
  type TemplateSet,
  type Templates,
  thirdOf,
  type Widths,
} from './codeword-patterns.ts';

export interface SymbolGrid {
  readonly rows: number;
  /** Data columns. */
  readonly columns: number;
  /** Pixels per module width. */
  readonly samplesPerModule: number;
}

export interface MatchedSymbol {
  /** Shapes of each row, from the left row indicator to the right one. */
  readonly rows: readonly (readonly Widths[])[];
  /** Mean correlation of the chosen shapes, -1 to 1. */
  readonly fit: number;
}

/** Middle of a row, which the blur of its neighbours does not reach. */
const ROW_CORE = [0.22, 0.78] as const;
/** Shifts of a codeword from its place, in samples: for the first rows, and once its column's shift is known. */
const WIDE_SHIFTS = [0, -1, 1, -2, 2, -3, 3] as const;
const NARROW_SHIFTS = [0, -1, 1] as const;
/** Rows compared first, spread over the symbol, to measure its blur and the shifts of its columns. */
const SAMPLE_ROWS = 6;

/** Returns the brightness along the middle of a row, summed over its height. */
function rowProfile({ data, width, height }: GrayPixels, row: number, rows: number): Float32Array {
  const rowHeight = height / rows;
  const from = Math.round((row + ROW_CORE[0]) * rowHeight);
  const to = Math.max(Math.round((row + ROW_CORE[1]) * rowHeight), from + 1);
  const profile = new Float32Array(width);
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < width; x += 1) profile[x] = (profile[x] ?? 0) + (data[y * width + x] ?? 0);
  }
  return profile;
}

interface Match {
  readonly widths: Widths;
  readonly shift: number;
  readonly fit: number;
}

/**
 * Returns the shape that fits best. A product never exceeds the product of the norms, so most shapes are rejected after
 * their first third.
 */
function bestMatch(profile: Float32Array, start: number, shifts: readonly number[], templates: Templates): Match {
  const { widths, length, values, left } = templates;
  const third = thirdOf(length);
  let best: Match = { widths: [], shift: 0, fit: -1 };
  for (const shift of shifts) {
    const signal = standardize(profile.slice(start + shift, start + shift + length));
    const ownLeft = lengthOf(signal.subarray(third));
    for (let index = 0; index < widths.length; index += 1) {
      const at = index * length;
      const begun = dotProduct(signal, 0, values, at, third);
      if (begun + ownLeft * left[index]! <= best.fit) continue;
      const fit = begun + dotProduct(signal, third, values, at + third, length - third);
      if (fit > best.fit) best = { widths: widths[index] ?? [], shift, fit };
    }
  }
  return best;
}

/** Returns the best shapes of one row; `places` are the known shifts of its columns. */
function matchRow(
  symbol: GrayPixels,
  row: number,
  grid: SymbolGrid,
  templates: TemplateSet,
  shifts: readonly number[],
  places: readonly number[] = [],
): readonly Match[] {
  const profile = rowProfile(symbol, row, grid.rows);
  const cluster = templates[row % CLUSTERS.length];
  if (cluster === undefined) throw new Error('Every cluster has its shapes');
  const length = CODEWORD_MODULES * grid.samplesPerModule;
  return Array.from({ length: grid.columns + 2 }, (_, column) => {
    const start = (column + 1) * length + (places[column] ?? 0);
    return bestMatch(profile, start, shifts, cluster);
  });
}

function meanFit(matches: readonly Match[]): number {
  return matches.reduce((sum, { fit }) => sum + fit, 0) / Math.max(matches.length, 1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns the shift of each column, averaged with its neighbours': corners are slightly off, and cards are bent. */
function placesOf(rows: readonly (readonly Match[])[]): readonly number[] {
  const own = (rows[0] ?? []).map((_, column) => median(rows.map((row) => row[column]?.shift ?? 0)));
  return own.map((_, column) => Math.round(median(own.slice(Math.max(column - 1, 0), column + 2))));
}

/** Recognizes the codewords of a symbol that fills the picture. */
export function matchCodewords(symbol: GrayPixels, grid: SymbolGrid): MatchedSymbol {
  const sampled = Array.from({ length: SAMPLE_ROWS }, (_, index) =>
    Math.floor(((index + 0.5) / SAMPLE_ROWS) * grid.rows),
  );
  const tried = codewordTemplates(grid.samplesPerModule).map((templates) => ({
    templates,
    rows: sampled.map((row) => matchRow(symbol, row, grid, templates, WIDE_SHIFTS)),
  }));
  const best = tried.reduce((a, b) => (meanFit(b.rows.flat()) > meanFit(a.rows.flat()) ? b : a));
  const places = placesOf(best.rows);
  const rows = Array.from({ length: grid.rows }, (_, row) =>
    matchRow(symbol, row, grid, best.templates, NARROW_SHIFTS, places),
  );
  return { rows: rows.map((row) => row.map(({ widths }) => widths)), fit: meanFit(rows.flat()) };
}
