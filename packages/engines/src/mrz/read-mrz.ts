/**
 * Finds and reads the machine readable zone of a picture: long rows of text, recognized in the alphabet of the zone, put
 * on its fixed pitch, repaired by its check digits. The arrangement whose check digits fit best is taken.
 */
import type { MrzFacts } from '../facts.ts';
import type { TextRegion } from '../text/detect-text.ts';
import type { RgbPixels, RotatedBox, TextReader } from '../text/recognize-text.ts';
import { type Candidate, interpretRows, type Row, readRows } from './interpret-rows.ts';
import { extentOf, locateMrzRows, stretchBox } from './locate-mrz.ts';
import type { ParseMrzOptions } from './parse-mrz.ts';

const MOST_ROWS = 10;
const SHORTEST_LINE = 20;
/** Two check digits that fit on a fair pitch, or as good: one fits by chance in every third piece of print. */
const LEAST_SCORE = 1.6;
const SHAPES = [
  { lines: 3, columns: 30 },
  { lines: 2, columns: 44 },
  { lines: 2, columns: 36 },
] as const;

function textOf(row: Row): string {
  return row.characters.map(({ character }) => character).join('');
}

/** Ordinary text read in this alphabet has neither runs of fillers nor six digits in a row after a letter or a digit. */
function looksLikeMrz(row: Row): boolean {
  const text = textOf(row);
  if (text.length < SHORTEST_LINE) return false;
  return /<<|[A-Z]<[A-Z].*<|[0-9OIZSB]{6}[0-9A-Z][MFX<HN][0-9OIZSB]{6}/.test(text);
}

/** The same rows stretched to a shared beginning and end, read again where that adds more than two characters. */
async function alignRows(reader: TextReader, pixels: RgbPixels, rows: readonly Row[]): Promise<readonly Row[]> {
  const extents = rows.map((row) => extentOf(row.box));
  const left = Math.min(...extents.map((extent) => extent.left));
  const right = Math.max(...extents.map((extent) => extent.right));
  const isCut = extents.map((own) => own.left - left + (right - own.right) > (right - left) / 20);
  const boxes = rows.filter((_, index) => isCut[index]).map((row) => stretchBox(row.box, left, right));
  const again = [...(await readRows(reader.recognize, pixels, boxes))];
  return rows.map((row, index) => (isCut[index] ? (again.shift() ?? row) : row));
}

/** Rows that hang together: neighbours of like length and no more than a few line heights apart. */
function areNeighbours(rows: readonly Row[]): boolean {
  return rows.every((row, index) => {
    const above = rows[index - 1];
    if (!above) return true;
    const height = Math.hypot(above.box.down.x, above.box.down.y);
    const middle = (box: RotatedBox): number => box.origin.y + (box.across.y + box.down.y) / 2;
    return middle(row.box) - middle(above.box) < 4 * height;
  });
}

/** What the rows of one window give when they look like a zone, the likeliest shape first. */
async function candidatesOf(
  reader: TextReader,
  pixels: RgbPixels,
  window: readonly Row[],
  options: ParseMrzOptions,
): Promise<readonly Candidate[]> {
  if (!areNeighbours(window) || !window.some(looksLikeMrz)) return [];
  const aligned = await alignRows(reader, pixels, window);
  const candidates: Candidate[] = [];
  for (const shape of SHAPES) {
    if (shape.lines !== window.length) continue;
    const candidate = await interpretRows(reader, pixels, aligned, shape.columns, options);
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

/** A zone and where its lines stand in the picture. */
export interface MrzReading {
  readonly facts: MrzFacts;
  readonly boxes: readonly RotatedBox[];
}

/**
 * The zone of an upright picture, or null when there is none or not one check digit of it is right. The search goes up
 * from the lowest row, because zones stand at the foot, and ends with the first one whose check digits are all right.
 * `regions` are the places with text when they are known already.
 */
export async function readMrz(
  reader: TextReader,
  pixels: RgbPixels,
  options: ParseMrzOptions & { readonly regions?: readonly TextRegion[] } = {},
): Promise<MrzReading | null> {
  const regions = options.regions ?? (await reader.detect(pixels));
  const rows: Row[] = [];
  let best: Candidate | null = null;
  for (const box of locateMrzRows(regions).slice(0, MOST_ROWS)) {
    rows.unshift(...(await readRows(reader.recognize, pixels, [box])));
    for (const lines of [3, 2]) {
      if (rows.length < lines) continue;
      for (const candidate of await candidatesOf(reader, pixels, rows.slice(0, lines), options)) {
        if (candidate.facts.valid) return candidate;
        if (!best || candidate.score > best.score) best = candidate;
      }
    }
  }
  return best && best.score >= LEAST_SCORE ? best : null;
}
