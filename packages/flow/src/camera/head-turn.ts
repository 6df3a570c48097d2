/**
 * Estimates how far a head has turned to its side since a reference picture, only from grey pixels. The picture is
 * laid over the reference twice: once as something flat that is moved, turned in its plane and enlarged, and once as a
 * dome that turns and nods as well. A turn is seen where the dome explains the picture and the flat one does not.
 * Direct alignment of an image by least squares (Lucas and Kanade 1981; Baker and Matthews 2004), over local contrast.
 */
import type { Box, GreyFrame } from './grey-frame.ts';

/** Local contrast of the inside of the guide, in a grid of fixed size. */
export interface HeadPicture {
  readonly values: Float32Array;
}

/** Comparison of a picture with the reference. */
export interface HeadTurn {
  /** Degrees, positive to the person's own left, which is right in a picture that is not mirrored. A rough measure. */
  readonly yaw: number;
  /** Sideways movement of the whole head, in widths of the guide, positive to the right in the picture. */
  readonly shiftX: number;
  /** Correlation of the picture with the reference as a turned dome, -1 to 1. */
  readonly alike: number;
  /** The same as a flat picture. */
  readonly alikeFlat: number;
}

/** Cells of the grid across and down; the guide has the proportions 3 : 4. */
export const gridWidth = 48;
export const gridHeight = 64;

const contrastRadius = 6;
const contrastFloor = 6;
const headRadiusX = 0.42 * gridWidth;
const headRadiusY = 0.46 * gridHeight;
const turnStartsDeg = [-20, 0, 20];
const rounds = 8;
const degrees = 180 / Math.PI;

/** Returns the mean of the pixels under each cell of the grid. */
function cellsOf({ pixels, width, height }: GreyFrame, box: Box): Float32Array {
  const cells = new Float32Array(gridWidth * gridHeight);
  for (let row = 0; row < gridHeight; row += 1) {
    const top = Math.floor(box.y + (row * box.height) / gridHeight);
    const bottom = Math.min(height, Math.max(top + 1, Math.floor(box.y + ((row + 1) * box.height) / gridHeight)));
    for (let column = 0; column < gridWidth; column += 1) {
      const left = Math.floor(box.x + (column * box.width) / gridWidth);
      const right = Math.min(width, Math.max(left + 1, Math.floor(box.x + ((column + 1) * box.width) / gridWidth)));
      let sum = 0;
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += pixels[y * width + x]!;
      cells[row * gridWidth + column] = sum / Math.max(1, (bottom - top) * (right - left));
    }
  }
  return cells;
}

/** Returns the mean of each cell's neighbourhood within `radius`. */
function meansOf(cells: Float32Array, radius: number): Float32Array {
  const across = new Float32Array(cells.length);
  const means = new Float32Array(cells.length);
  averageLines(cells, across, { lines: gridHeight, next: gridWidth, cells: gridWidth, step: 1 }, radius);
  averageLines(across, means, { lines: gridWidth, next: 1, cells: gridHeight, step: gridWidth }, radius);
  return means;
}

interface Lines {
  readonly lines: number;
  readonly next: number;
  readonly cells: number;
  readonly step: number;
}

function averageLines(from: Float32Array, to: Float32Array, { lines, next, cells, step }: Lines, radius: number): void {
  for (let line = 0; line < lines; line += 1) {
    for (let cell = 0; cell < cells; cell += 1) {
      const first = Math.max(0, cell - radius);
      const last = Math.min(cells - 1, cell + radius);
      let sum = 0;
      for (let at = first; at <= last; at += 1) sum += from[line * next + at * step]!;
      to[line * next + cell * step] = sum / (last - first + 1);
    }
  }
}

/** Returns the inside of the guide as local contrast, in which even and slowly changing light has no part. */
export function headPicture(frame: GreyFrame, guide: Box): HeadPicture {
  const cells = cellsOf(frame, guide);
  const means = meansOf(cells, contrastRadius);
  const squares = meansOf(
    cells.map((value) => value * value),
    contrastRadius,
  );
  const values = cells.map((value, at) => {
    const spread = Math.sqrt(Math.max(0, squares[at]! - means[at]! ** 2));
    return (value - means[at]!) / (spread + contrastFloor);
  });
  return { values: meansOf(values, 1) };
}

/** Movement of the reference: shift in cells, growth, turn in the plane, yaw and pitch in radians. */
type Motion = readonly [shiftX: number, shiftY: number, growth: number, roll: number, yaw: number, pitch: number];

interface Point {
  /** Cells from the middle of the guide. */
  readonly x: number;
  readonly y: number;
  /** Height of the dome in cells. */
  readonly z: number;
  readonly at: number;
  readonly weight: number;
}

function makePoints(): readonly Point[] {
  const points: Point[] = [];
  for (let row = 1; row < gridHeight - 1; row += 1) {
    for (let column = 1; column < gridWidth - 1; column += 1) {
      const x = column + 0.5 - gridWidth / 2;
      const y = row + 0.5 - gridHeight / 2;
      const inside = 1 - (x / headRadiusX) ** 2 - (y / headRadiusY) ** 2;
      // Each second cell is enough, like the squares of one colour of a chessboard: a phone has little time.
      if (inside <= 0 || (row + column) % 2 === 1) continue;
      points.push({ x, y, z: headRadiusX * inside, at: row * gridWidth + column, weight: Math.sqrt(inside) });
    }
  }
  return points;
}

const points = makePoints();

/** Samples between cells with straight lines; null outside the grid. */
function sample(values: Float32Array, x: number, y: number): readonly [value: number, dx: number, dy: number] | null {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= gridWidth - 1 || top >= gridHeight - 1) return null;
  const [across, down] = [x - left, y - top];
  const at = top * gridWidth + left;
  const [a, b, c, d] = [values[at]!, values[at + 1]!, values[at + gridWidth]!, values[at + gridWidth + 1]!];
  const upper = a + (b - a) * across;
  const lower = c + (d - c) * across;
  const dx = (b - a) * (1 - down) + (d - c) * down;
  return [upper + (lower - upper) * down, dx, lower - upper];
}

/** Returns the place of a point of the reference after `motion`, in cells of the grid from its corner. */
function moved({ x, y, z }: Point, [shiftX, shiftY, growth, roll, yaw, pitch]: Motion): readonly [number, number] {
  const turnedX = x * Math.cos(yaw) + z * Math.sin(yaw);
  const turnedY = y * Math.cos(pitch) + z * Math.sin(pitch);
  return [
    gridWidth / 2 - 0.5 + turnedX * (1 + growth) - roll * turnedY + shiftX,
    gridHeight / 2 - 0.5 + turnedY * (1 + growth) + roll * turnedX + shiftY,
  ];
}

interface Normal {
  readonly matrix: Float64Array;
  readonly right: Float64Array;
  readonly alike: number;
}

/** Returns the normal equations of one round over the first `free` members of the motion, and the correlation. */
function equationsOf(reference: HeadPicture, picture: HeadPicture, motion: Motion, free: number): Normal {
  const matrix = new Float64Array(free * free);
  const right = new Float64Array(free);
  const slope = new Float64Array(6);
  let [both, first, second] = [0, 0, 0];
  for (const point of points) {
    const [x, y] = moved(point, motion);
    const found = sample(picture.values, x, y);
    const wanted = reference.values[point.at]!;
    const weight = point.weight;
    first += weight * wanted * wanted;
    if (found === null) continue;
    const [value, dx, dy] = found;
    both += weight * wanted * value;
    second += weight * value * value;
    slope[0] = dx;
    slope[1] = dy;
    slope[2] = dx * point.x + dy * point.y;
    slope[3] = dy * point.x - dx * point.y;
    slope[4] = dx * (point.z * Math.cos(motion[4]) - point.x * Math.sin(motion[4]));
    slope[5] = dy * (point.z * Math.cos(motion[5]) - point.y * Math.sin(motion[5]));
    const error = wanted - value;
    for (let row = 0; row < free; row += 1) {
      right[row]! += weight * slope[row]! * error;
      for (let column = 0; column <= row; column += 1)
        matrix[row * free + column]! += weight * slope[row]! * slope[column]!;
    }
  }
  return { matrix, right, alike: both / Math.sqrt(first * second + 1e-9) };
}

/** Solves the symmetric equations by Cholesky's method, with a little damping. */
function solve({ matrix, right }: Normal): Float64Array {
  const size = right.length;
  const lower = Float64Array.from(matrix);
  const found = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    lower[row * size + row]! *= 1.01;
    lower[row * size + row]! += 1e-6;
    for (let column = 0; column <= row; column += 1) {
      let sum = lower[row * size + column]!;
      for (let k = 0; k < column; k += 1) sum -= lower[row * size + k]! * lower[column * size + k]!;
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-9)) : sum / lower[column * size + column]!;
    }
    for (let k = 0; k < row; k += 1) found[row]! -= lower[row * size + k]! * found[k]!;
    found[row]! /= lower[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < size; k += 1) found[row]! -= lower[k * size + row]! * found[k]!;
    found[row]! /= lower[row * size + row]!;
  }
  return found;
}

interface Fit {
  readonly motion: Motion;
  readonly alike: number;
}

const limits: Motion = [18, 18, 0.5, 0.6, 0.9, 0.9];

/** Aligns the picture from one start; the best round counts. */
function align(reference: HeadPicture, picture: HeadPicture, start: Motion, free: number): Fit {
  let motion = start;
  let best: Fit = { motion, alike: Number.NEGATIVE_INFINITY };
  for (let round = 0; round <= rounds; round += 1) {
    const equations = equationsOf(reference, picture, motion, free);
    if (equations.alike > best.alike) best = { motion, alike: equations.alike };
    const step = solve(equations);
    const next = motion.map((value, member) => {
      const limit = limits[member]!;
      return Math.max(-limit, Math.min(limit, value + (step[member] ?? 0)));
    });
    motion = [next[0]!, next[1]!, next[2]!, next[3]!, next[4]!, next[5]!];
  }
  return best;
}

const better = (a: Fit, b: Fit): Fit => (b.alike > a.alike ? b : a);

/** Compares a picture with the reference, which shows the head straight ahead. */
export function headTurn(reference: HeadPicture, picture: HeadPicture): HeadTurn {
  const flat = turnStartsDeg
    .map((start): Motion => [start / 3, 0, 0, 0, 0, 0])
    .map((start) => align(reference, picture, start, 4))
    .reduce(better);
  const dome = turnStartsDeg
    .map((start): Motion => [0, 0, 0, 0, start / degrees, 0])
    .concat([flat.motion])
    .map((start) => align(reference, picture, start, 6))
    .reduce(better);
  return {
    yaw: dome.motion[4] * degrees,
    shiftX: dome.motion[0] / gridWidth,
    alike: dome.alike,
    alikeFlat: flat.alike,
  };
}
