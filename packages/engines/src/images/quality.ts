import type { Box, ImageQuality, Point, Quad } from '../facts.ts';
import { type GrayPixels, imageOf, type RgbaPixels, rawPixels, toGray } from './pixels.ts';
import { mapCorners, meanSides, sidesOf } from './quad.ts';

/** Width of the copy on which sharpness is measured, so that the limit has the same meaning for every camera. */
const MEASURED_WIDTH = 1000;

/** Luma from which a pixel counts as burnt out. */
const SATURATED = 250;

/** Resolution of the grid on which glare is searched, and the share of burnt-out pixels from which a cell counts. */
const CELLS = 24;
const CELL_SHARE = 0.5;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Measures the quality of the document in a normalized picture: inside its outline, or of the whole picture without
 * one. Paper white is not glare: only whole cells without any structure are burnt out.
 */
export async function measureQuality(pixels: RgbaPixels, outline: Quad | null): Promise<ImageQuality> {
  const area = boundsOf(pixels, outline);
  const cut = imageOf(pixels).extract(area);
  const part = await rawPixels(cut.resize({ width: MEASURED_WIDTH }), 4);
  const gray = await toGray(part);
  const scale = area.width / MEASURED_WIDTH;
  const inside = rowsInside(outline, area, scale, gray);
  const glare = findGlare(gray, inside);
  const sides = outline === null ? area : meanSides(outline);
  return {
    sharpness: laplacianVariance(gray, inside),
    glareShare: glare.share,
    glareBox: glare.box === null ? null : placed(glare.box, area, scale),
    ...meansOf(part, gray, inside),
    subjectShortSidePx: Math.round(Math.min(sides.width, sides.height)),
  };
}

/** Columns inside the outline for each row of the measured copy, the end exclusive. */
type Inside = readonly (readonly [number, number])[];

function boundsOf(pixels: RgbaPixels, outline: Quad | null): Area {
  if (outline === null) return { left: 0, top: 0, width: pixels.width, height: pixels.height };
  const limit = (value: number, max: number): number => Math.min(Math.max(Math.round(value), 0), max);
  const left = limit(Math.min(...outline.map(({ x }) => x)), pixels.width - 2);
  const top = limit(Math.min(...outline.map(({ y }) => y)), pixels.height - 2);
  const right = limit(Math.max(...outline.map(({ x }) => x)), pixels.width);
  const bottom = limit(Math.max(...outline.map(({ y }) => y)), pixels.height);
  return { left, top, width: Math.max(right - left, 2), height: Math.max(bottom - top, 2) };
}

/** Returns the inside of the outline, with a margin of 2 % from its sides. */
function rowsInside(outline: Quad | null, area: Area, scale: number, { width, height }: GrayPixels): Inside {
  const all = Array.from({ length: height });
  if (outline === null) return all.map(() => [0, width]);
  const quad = mapCorners(outline, ({ x, y }) => ({ x: (x - area.left) / scale, y: (y - area.top) / scale }));
  const margin = Math.min(...Object.values(meanSides(quad))) * 0.02;
  const edges = sidesOf(quad).map(([from, to]) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { from, x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  });
  return all.map((_, y) => {
    const [left, right] = spanOfRow(edges, y, margin);
    return [Math.max(Math.floor(left) + 1, 0), Math.min(Math.ceil(right), width)];
  });
}

interface Side {
  readonly from: Point;
  /** Direction, of unit length. */
  readonly x: number;
  readonly y: number;
}

/** Returns the limits of the part of a row that is more than the margin away from every side. */
function spanOfRow(sides: readonly Side[], row: number, margin: number): readonly [number, number] {
  let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { from, x, y } of sides) {
    const reach = (row - from.y) * x - margin;
    if (y > 0) right = Math.min(right, from.x + reach / y);
    else if (y < 0) left = Math.max(left, from.x + reach / y);
    else if (reach <= 0) return [0, 0];
  }
  return [left, right];
}

/** Side in pixels of the blocks that distinguish print from noise. */
const BLOCK = 20;
/** Minimum pixels inside the outline for a block to count. */
const LEAST_IN_BLOCK = 150;
const NOTHING = [0, 0] as const;

/**
 * Returns the variance of the Laplacian minus that of the noise. Noise is everywhere, unlike print, so the block at the
 * lower quartile of variance has only noise.
 */
function laplacianVariance(gray: GrayPixels, inside: Inside): number {
  const variances: number[] = [];
  for (let top = 1; top < gray.height - 1; top += BLOCK) {
    for (let left = 1; left < gray.width - 1; left += BLOCK) {
      const variance = blockVariance(gray, inside, left, top);
      if (variance !== null) variances.push(variance);
    }
  }
  if (variances.length === 0) return 0;
  const mean = variances.reduce((sum, variance) => sum + variance, 0) / variances.length;
  const noise = variances.sort((a, b) => a - b)[Math.floor(variances.length / 4)] ?? 0;
  return Math.max(0, mean - noise);
}

function blockVariance({ data, width, height }: GrayPixels, inside: Inside, left: number, top: number): number | null {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + BLOCK, height - 1); y += 1) {
    const [first, end] = inside[y] ?? NOTHING;
    for (let x = Math.max(left, first); x < Math.min(left + BLOCK, width - 1, end); x += 1) {
      const at = y * width + x;
      const value = data[at - 1]! + data[at + 1]! + data[at - width]! + data[at + width]! - 4 * data[at]!;
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count < LEAST_IN_BLOCK ? null : squares / count - (sum / count) ** 2;
}

function meansOf(
  { data }: RgbaPixels,
  gray: GrayPixels,
  inside: Inside,
): { readonly brightness: number; readonly colorfulness: number } {
  let luma = 0;
  let saturation = 0;
  let count = 0;
  for (const [y, [first, end]] of inside.entries()) {
    for (let at = y * gray.width + first; at < y * gray.width + end; at += 1) {
      const red = data[at * 4]!;
      const green = data[at * 4 + 1]!;
      const blue = data[at * 4 + 2]!;
      const largest = Math.max(red, green, blue);
      luma += gray.data[at]!;
      saturation += largest === 0 ? 0 : (largest - Math.min(red, green, blue)) / largest;
      count += 1;
    }
  }
  return count === 0
    ? { brightness: 0, colorfulness: 0 }
    : { brightness: luma / count, colorfulness: saturation / count };
}

/** Returns the share of burnt-out cells among those inside, and the box around their largest connected group. */
function findGlare(gray: GrayPixels, inside: Inside): { readonly share: number; readonly box: Box | null } {
  const size = Math.ceil(Math.max(gray.width, gray.height) / CELLS);
  const columns = Math.ceil(gray.width / size);
  const rows = Math.ceil(gray.height / size);
  const total = new Float64Array(columns * rows);
  const burnt = new Float64Array(columns * rows);
  for (const [y, [first, end]] of inside.entries()) {
    for (let x = first; x < end; x += 1) {
      const cell = Math.floor(y / size) * columns + Math.floor(x / size);
      total[cell]! += 1;
      if (gray.data[y * gray.width + x]! >= SATURATED) burnt[cell]! += 1;
    }
  }
  const isBurnt = burnt.map((count, cell) =>
    (total[cell] ?? 0) > 0 && count / (total[cell] ?? 1) >= CELL_SHARE ? 1 : 0,
  );
  const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0);
  const lost = sum(burnt.map((count, cell) => (isBurnt[cell] === 1 ? count : 0)));
  const group = largestGroup(isBurnt, columns, rows);
  return { share: sum(total) === 0 ? 0 : lost / sum(total), box: group === null ? null : scaled(group, size) };
}

function largestGroup(cells: Float64Array, columns: number, rows: number): Box | null {
  const isSeen = new Set<number>();
  let best: readonly number[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] !== 1 || isSeen.has(start)) continue;
    const group = [start];
    isSeen.add(start);
    for (let next = 0; next < group.length; next += 1) {
      for (const cell of neighbours(group[next] ?? 0, columns, rows)) {
        if (cells[cell] !== 1 || isSeen.has(cell)) continue;
        isSeen.add(cell);
        group.push(cell);
      }
    }
    if (group.length > best.length) best = group;
  }
  if (best.length === 0) return null;
  const xs = best.map((cell) => cell % columns);
  const ys = best.map((cell) => Math.floor(cell / columns));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

function neighbours(cell: number, columns: number, rows: number): readonly number[] {
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < columns - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - columns] : []),
    ...(y < rows - 1 ? [cell + columns] : []),
  ];
}

function scaled(box: Box, factor: number): Box {
  return { x: box.x * factor, y: box.y * factor, width: box.width * factor, height: box.height * factor };
}

function placed(box: Box, area: Area, scale: number): Box {
  const { x, y, width, height } = scaled(box, scale);
  return {
    x: Math.round(x + area.left),
    y: Math.round(y + area.top),
    width: Math.round(Math.min(width, area.width - x)),
    height: Math.round(Math.min(height, area.height - y)),
  };
}
