/**
 * Reader of the machine-readable zone of a picture: long rows of text, recognized in the alphabet of the zone, aligned
 * with its fixed pitch, repaired by its check digits. The layout whose check digits fit best is chosen.
 */
import type { MrzFacts } from '../facts.ts';
import type { TextRegion } from '../text/detect-text.ts';
import type { RgbPixels, RotatedBox, TextReader } from '../text/recognize-text.ts';
import { type Candidate, interpretRows, type Row, readRows } from './interpret-rows.ts';
import { extentOf, locateMrzRows, stretchBox } from './locate-mrz.ts';
import type { ParseMrzOptions } from './parse-mrz.ts';

const MOST_ROWS = 10;
const SHORTEST_LINE = 20;
/**
 * Minimum score: two check digits that fit on a fair pitch, or equivalent; one fits by chance in every third piece of
 * print.
 */
const LEAST_SCORE = 1.6;
const SHAPES = [
  { lines: 3, columns: 30 },
  { lines: 2, columns: 44 },
  { lines: 2, columns: 36 },
  { lines: 2, columns: 34 },
] as const;

function textOf(row: Row): string {
  return row.characters.map(({ character }) => character).join('');
}

/**
 * True if the row looks like a zone: ordinary text read in this alphabet has neither runs of fillers nor six digits in
 * a row after a letter or a digit.
 */
function looksLikeMrz(row: Row): boolean {
  const text = textOf(row);
  if (text.length < SHORTEST_LINE) return false;
  return /<<|[A-Z]<[A-Z].*<|[0-9OIZSB]{6}[0-9A-Z][MFX<HN][0-9OIZSB]{6}/.test(text);
}

/** Stretches the rows to a common start and end; rereads those that are extended by more than two characters. */
async function alignRows(reader: TextReader, pixels: RgbPixels, rows: readonly Row[]): Promise<readonly Row[]> {
  const extents = rows.map((row) => extentOf(row.box));
  const left = Math.min(...extents.map((extent) => extent.left));
  const right = Math.max(...extents.map((extent) => extent.right));
  const isCut = extents.map((own) => own.left - left + (right - own.right) > (right - left) / 20);
  const boxes = rows.filter((_, index) => isCut[index]).map((row) => stretchBox(row.box, left, right));
  const again = [...(await readRows(reader.recognize, pixels, boxes))];
  return rows.map((row, index) => (isCut[index] ? (again.shift() ?? row) : row));
}

/** True if rows belong together: neighbours of similar length and at most a few line heights apart. */
function areNeighbours(rows: readonly Row[]): boolean {
  return rows.every((row, index) => {
    const above = rows[index - 1];
    if (!above) return true;
    const height = Math.hypot(above.box.down.x, above.box.down.y);
    const middle = (box: RotatedBox): number => box.origin.y + (box.across.y + box.down.y) / 2;
    return middle(row.box) - middle(above.box) < 4 * height;
  });
}

/** Returns the candidates of one window of rows if they look like a zone, the likeliest shape first. */
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
    if (candidate?.facts.valid) break;
  }
  return candidates;
}

/** Zone with the places of its lines in the picture. */
export interface MrzReading {
  readonly facts: MrzFacts;
  readonly boxes: readonly RotatedBox[];
}

/**
 * Reads the zone of an upright picture; null if there is none or none of its check digits is correct. The search goes
 * up from the lowest row, because zones are at the bottom, and ends with the first one whose check digits are all
 * correct. `regions` are the text regions if already known.
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
