/**
 * Second reader of a zone: it compares each column with the glyphs of OCR-B (normalized cross-correlation). It shares
 * only the place of the line with the first reader, and uses no network, no language and no neighbouring characters.
 */
import { dotProduct } from '../images/dot-product.ts';
import { standardize } from '../images/standardize.ts';
import { cropBox, type RgbPixels, type RotatedBox, sideLength } from '../text/pixels.ts';
import type { Pitch } from './fit-columns.ts';
import {
  COARSE_STRIDE,
  glyphTemplates,
  TEMPLATE_PITCH,
  type TemplateSet,
  WINDOW_HEIGHT,
  WINDOW_WIDTH,
} from './glyph-templates.ts';
import { stretchBox } from './locate-mrz.ts';

/** Fit of each character with a column, -1 to 1. */
export type ColumnFit = ReadonlyMap<string, number>;

export interface GlyphReading {
  readonly columns: readonly ColumnFit[];
  /** Mean of the best fits: about 0.9 for a sharp line on its pitch, below 0.6 for a wrong pitch or no OCR-B. */
  readonly fit: number;
}

/** Grey strip of the line with the first column's centre one pitch from the left. */
interface Strip {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

interface Shift {
  readonly x: number;
  readonly y: number;
}

const STRIP_HEIGHT = 48;
const COARSE_ACROSS: readonly number[] = [-8, -6, -4, -2, 0, 2, 4, 6, 8];
const COARSE_DOWN: readonly number[] = [-6, -4, -2, 0, 2, 4, 6];
const FINE_ACROSS: readonly number[] = [-2, -1, 0, 1, 2];
const FINE_DOWN: readonly number[] = [-1, 0, 1];

function stripOf(pixels: RgbPixels, box: RotatedBox, pitch: Pitch, columns: number): Strip {
  const scale = pitch.step / TEMPLATE_PITCH;
  const wide = stretchBox(box, pitch.first - pitch.step, pitch.first + columns * pitch.step);
  const height = sideLength(wide.down);
  const unit = { x: wide.down.x / height, y: wide.down.y / height };
  const grown = (STRIP_HEIGHT * scale - height) / 2;
  const strip: RotatedBox = {
    origin: { x: wide.origin.x - unit.x * grown, y: wide.origin.y - unit.y * grown },
    across: wide.across,
    down: { x: unit.x * STRIP_HEIGHT * scale, y: unit.y * STRIP_HEIGHT * scale },
  };
  const width = (columns + 1) * TEMPLATE_PITCH;
  const crop = cropBox(pixels, strip, width, STRIP_HEIGHT);
  const data = new Float32Array(width * STRIP_HEIGHT);
  for (let at = 0; at < data.length; at += 1) {
    data[at] =
      0.299 * (crop.data[at * 3] ?? 0) + 0.587 * (crop.data[at * 3 + 1] ?? 0) + 0.114 * (crop.data[at * 3 + 2] ?? 0);
  }
  return { data, width, height: STRIP_HEIGHT };
}

/** Returns the window of a column, with every `stride`th row and column of it. */
function windowAt(strip: Strip, column: number, shift: Shift, stride = 1): Float32Array {
  const left = Math.round((column + 1) * TEMPLATE_PITCH - WINDOW_WIDTH / 2 + shift.x);
  const top = Math.round((strip.height - WINDOW_HEIGHT) / 2 + shift.y);
  const window = new Float32Array(Math.ceil(WINDOW_WIDTH / stride) * Math.ceil(WINDOW_HEIGHT / stride));
  const last = strip.width - 1;
  let at = 0;
  for (let y = 0; y < WINDOW_HEIGHT; y += stride) {
    const row = Math.min(Math.max(top + y, 0), strip.height - 1) * strip.width;
    for (let x = left; x < left + WINDOW_WIDTH; x += stride) {
      window[at] = strip.data[row + (x < 0 ? 0 : x > last ? last : x)]!;
      at += 1;
    }
  }
  return standardize(window);
}

interface Best {
  readonly shift: Shift;
  readonly score: number;
}

function bestShift(strip: Strip, column: number, templates: TemplateSet, shifts: readonly Shift[]): Best {
  let best: Best = { shift: { x: 0, y: 0 }, score: -1 };
  for (const shift of shifts) {
    const window = windowAt(strip, column, shift, COARSE_STRIDE);
    for (const { coarse: values } of templates) {
      const score = dotProduct(window, 0, values, 0, window.length);
      if (score > best.score) best = { shift, score };
    }
  }
  return best;
}

interface Found {
  readonly column: number;
  readonly shift: Shift;
  readonly score: number;
}

/** Columns on either side used to place a column. */
const REACH = 9;
/** Fit up to which a column is meaningless. */
const USELESS_FIT = 0.45;

/**
 * Returns the shift at a column by a straight line through its neighbourhood, weighted by fit: paper bends and outlines
 * are slightly off, so a line through the whole row would miss its ends.
 */
function localShift(found: readonly Found[], column: number, axis: 'x' | 'y'): number {
  let [weights, across, shifts, squares, products] = [0, 0, 0, 0, 0];
  for (const other of found) {
    const distance = other.column - column;
    const near = 1 - Math.abs(distance) / (REACH + 1);
    const weight = near <= 0 ? 0 : near * Math.max(other.score - USELESS_FIT, 0.001) ** 2;
    weights += weight;
    across += weight * distance;
    shifts += weight * other.shift[axis];
    squares += weight * distance * distance;
    products += weight * distance * other.shift[axis];
  }
  const spread = weights * squares - across * across;
  if (spread < 1e-9) return weights === 0 ? 0 : shifts / weights;
  return (squares * shifts - across * products) / spread;
}

function grid(xs: readonly number[], ys: readonly number[], middle: Shift = { x: 0, y: 0 }): readonly Shift[] {
  return ys.flatMap((y) => xs.map((x) => ({ x: middle.x + x, y: middle.y + y })));
}

/** Finds the true place of each column independently, then smooths them along the line. */
function columnShifts(
  strip: Strip,
  columns: number,
  templates: TemplateSet,
  expected: readonly number[] | null,
): readonly Shift[] {
  const found = Array.from({ length: columns }, (_, column) => {
    const middle = { x: expected?.[column] ?? 0, y: 0 };
    const { shift, score } = bestShift(strip, column, templates, grid(COARSE_ACROSS, COARSE_DOWN, middle));
    return { column, shift, score };
  });
  return found.map(({ column }) => ({ x: localShift(found, column, 'x'), y: localShift(found, column, 'y') }));
}

/** Returns the best fit of each character with the windows of one column. */
function fitColumn(windows: readonly Float32Array[], templates: TemplateSet): ColumnFit {
  const fits = new Float64Array(templates.length).fill(-1);
  for (const window of windows) {
    for (let index = 0; index < templates.length; index += 1) {
      const score = dotProduct(window, 0, templates[index]!.values, 0, window.length);
      if (score > fits[index]!) fits[index] = score;
    }
  }
  return new Map(templates.map(({ character }, index) => [character, fits[index]!]));
}

/**
 * Reads one line of a zone whose box and pitch are known. `places` are the centres of all columns along the line if
 * they are known individually: if the perspective is not fully corrected, the pitch changes along the line.
 */
export async function matchGlyphs(
  pixels: RgbPixels,
  box: RotatedBox,
  pitch: Pitch,
  columns: number,
  places: readonly number[] | null = null,
): Promise<GlyphReading> {
  const [first, ...others] = await glyphTemplates();
  if (first === undefined) throw new Error('there are no templates');
  const strip = stripOf(pixels, box, pitch, columns);
  const scale = TEMPLATE_PITCH / pitch.step;
  const expected = places?.map((place, column) => (place - pitch.first - column * pitch.step) * scale) ?? null;
  const shifts = columnShifts(strip, columns, first, expected);
  const windows = shifts.map((middle, column) =>
    grid(FINE_ACROSS, FINE_DOWN, middle).map((shift) => windowAt(strip, column, shift)),
  );
  const readings = [first, ...others].map((templates) => {
    const fits = windows.map((own) => fitColumn(own, templates));
    return { columns: fits, fit: fits.reduce((sum, fit) => sum + Math.max(...fit.values()), 0) / columns };
  });
  return readings.reduce((best, reading) => (reading.fit > best.fit ? reading : best));
}
