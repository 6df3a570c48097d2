/**
 * Detection of parts of a photographed document without sensor noise. Every place of a photograph has noise; an edited
 * part has none. If the camera smooths all its pictures, nothing can be compared.
 */
import type { NoiseFacts, Quad, QuietPart } from '../../facts.ts';
import type { GrayPixels } from '../pixels.ts';
import { mapCorners, sidesOf } from '../quad.ts';

/** Side of a block in pixels of the photograph. */
const BLOCK = 12;
/**
 * Minimum response of the noise filter in the quietest quarter of a block; below it a picture has too little noise to
 * compare.
 */
const LEAST_NOISE = 3;
/** Share of the usual noise below which a block counts as free of noise. */
const QUIET_SHARE = 0.34;
/**
 * Luma limits beyond which noise is clipped; the upper limit is lowered by this much for each step of the usual noise.
 */
const DARKEST = 14;
const BRIGHTEST = 250;
const HEADROOM = 2.4;
/** Minimum blocks of a group: about a line of small print. */
const LEAST_BLOCKS = 10;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Noise of each block; NaN outside of the document. */
  readonly noise: Float32Array;
  readonly means: Float32Array;
}

/** Response from which all larger responses count as equal. */
const LARGEST = 63;

/**
 * Returns the lower quartile of the absolute responses of Immerkær's filter (1996) in a block: print covers less than
 * the rest. `counts` has an entry for each response up to LARGEST and is overwritten.
 */
function blockNoise({ data, width }: GrayPixels, left: number, top: number, counts: Uint8Array): number {
  counts.fill(0);
  for (let y = top; y < top + BLOCK; y += 1) {
    for (let at = y * width + left; at < y * width + left + BLOCK; at += 1) {
      const [above, below] = [at - width, at + width];
      const corners = data[above - 1]! + data[above + 1]! + data[below - 1]! + data[below + 1]!;
      const sides = data[above]! + data[below]! + data[at - 1]! + data[at + 1]!;
      const response = Math.abs(corners - 2 * sides + 4 * data[at]!);
      counts[response < LARGEST ? response : LARGEST]! += 1;
    }
  }
  let seen = 0;
  let value = 0;
  for (; value < LARGEST; value += 1) {
    seen += counts[value]!;
    if (seen > BLOCK ** 2 / 4) break;
  }
  return value;
}

function meanOf({ data, width }: GrayPixels, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + BLOCK; y += 1) {
    for (let x = left; x < left + BLOCK; x += 1) sum += data[y * width + x]!;
  }
  return sum / BLOCK ** 2;
}

/** Returns a test if a point is inside the outline, shrunk by a share of its size. */
function insideTest(outline: Quad, share: number): (x: number, y: number) => boolean {
  const centre = {
    x: outline.reduce((sum, { x }) => sum + x, 0) / 4,
    y: outline.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const inner = mapCorners(outline, ({ x, y }) => ({
    x: centre.x + (x - centre.x) * (1 - share),
    y: centre.y + (y - centre.y) * (1 - share),
  }));
  const edges = sidesOf(inner);
  return (x, y) => edges.every(([from, to]) => (y - from.y) * (to.x - from.x) - (x - from.x) * (to.y - from.y) > 0);
}

function measureGrid(gray: GrayPixels, outline: Quad): Grid {
  const columns = Math.floor((gray.width - 2) / BLOCK);
  const rows = Math.floor((gray.height - 2) / BLOCK);
  const noise = new Float32Array(columns * rows).fill(Number.NaN);
  const means = new Float32Array(columns * rows);
  const counts = new Uint8Array(LARGEST + 1);
  const isInside = insideTest(outline, 0.04);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left, top] = [1 + column * BLOCK, 1 + row * BLOCK];
      if (!isInside(left + BLOCK / 2, top + BLOCK / 2)) continue;
      means[row * columns + column] = meanOf(gray, left, top);
      noise[row * columns + column] = blockNoise(gray, left, top, counts);
    }
  }
  return { columns, rows, noise, means };
}

function groupFrom(start: number, { columns, rows }: Grid, isQuiet: Float32Array): readonly number[] {
  const group = [start];
  isQuiet[start] = 0;
  for (let next = 0; next < group.length; next += 1) {
    const cell = group[next] ?? 0;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    for (const [x, y] of [
      [column - 1, row],
      [column + 1, row],
      [column, row - 1],
      [column, row + 1],
    ] as const) {
      const neighbour = y * columns + x;
      if (x < 0 || y < 0 || x >= columns || y >= rows || isQuiet[neighbour] !== 1) continue;
      isQuiet[neighbour] = 0;
      group.push(neighbour);
    }
  }
  return group;
}

function partOf(group: readonly number[], columns: number): QuietPart {
  const xs = group.map((cell) => cell % columns);
  const ys = group.map((cell) => Math.floor(cell / columns));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = {
    x: 1 + x * BLOCK,
    y: 1 + y * BLOCK,
    width: (Math.max(...xs) - x + 1) * BLOCK,
    height: (Math.max(...ys) - y + 1) * BLOCK,
  };
  return { box, blocks: group.length };
}

/**
 * Finds parts without noise. `outline` is the document in the photograph; boxes are in pixels of the photograph. Takes
 * about 20 ms.
 */
export function findNoiseless(gray: GrayPixels, outline: Quad): NoiseFacts {
  const grid = measureGrid(gray, outline);
  const known = grid.noise.filter((value) => !Number.isNaN(value)).sort();
  const level = known[Math.floor(known.length / 2)] ?? 0;
  const isMeasurable = level >= LEAST_NOISE;
  if (!isMeasurable) return { level, isMeasurable, quiet: [] };
  const brightest = BRIGHTEST - HEADROOM * level;
  const isQuiet = grid.noise.map((value, cell) => {
    const mean = grid.means[cell] ?? 0;
    return value < level * QUIET_SHARE && mean > DARKEST && mean < brightest ? 1 : 0;
  });
  const quiet: QuietPart[] = [];
  for (let cell = 0; cell < isQuiet.length; cell += 1) {
    if (isQuiet[cell] !== 1) continue;
    const group = groupFrom(cell, grid, isQuiet);
    if (group.length >= LEAST_BLOCKS) quiet.push(partOf(group, grid.columns));
  }
  return { level, isMeasurable, quiet: quiet.sort((a, b) => b.blocks - a.blocks) };
}
