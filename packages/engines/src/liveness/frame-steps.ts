/** Changes between frames. All pictures are luma of one size, row by row. */
import type { Box } from '../facts.ts';

/** Mean difference below which two frames are equal: sensor noise causes more, a JPEG of the same pixels none. */
const SAME_PICTURE = 0.05;

/** Returns the mean absolute difference of luma, 0 to 255. */
export function meanDifference(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0));
  return sum / a.length;
}

/**
 * Returns the share of frames that repeat their neighbour, and the share that repeat an earlier frame after a different
 * one.
 */
export function repeatedShares(frames: readonly Float32Array[]): { readonly frozen: number; readonly looped: number } {
  const same = (a: number, b: number) =>
    meanDifference(frames[a] ?? new Float32Array(), frames[b] ?? new Float32Array()) < SAME_PICTURE;
  let [frozen, looped] = [0, 0];
  for (let index = 1; index < frames.length; index += 1) {
    if (same(index - 1, index)) frozen += 1;
    else if (Array.from({ length: index - 1 }, (_, earlier) => earlier).some((earlier) => same(earlier, index)))
      looped += 1;
  }
  return { frozen: frozen / Math.max(1, frames.length - 1), looped: looped / Math.max(1, frames.length) };
}

/**
 * Returns the change of a head's surroundings: mean difference outside of both faces including hair, after equalizing
 * the exposure. Null if too little of them is visible.
 */
export function backgroundStep(
  before: { readonly luma: Float32Array; readonly face: Box },
  after: { readonly luma: Float32Array; readonly face: Box },
  width: number,
): number | null {
  const [a, b] = [headArea(before.face), headArea(after.face)];
  const differences: number[] = [];
  for (let index = 0; index < before.luma.length; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    if (!holds(a, x, y) && !holds(b, x, y)) differences.push((after.luma[index] ?? 0) - (before.luma[index] ?? 0));
  }
  if (differences.length < before.luma.length * LEAST_BACKGROUND) return null;
  const exposure = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  return differences.reduce((sum, value) => sum + Math.abs(value - exposure), 0) / differences.length;
}

const LEAST_BACKGROUND = 0.1;

/** Extends the face to its hair, and to neck and shoulders below it, which turn with the head. */
function headArea({ x, y, width, height }: Box): Box {
  return { x: x - 0.5 * width, y: y - 0.5 * height, width: 2 * width, height: 1e4 };
}

const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
