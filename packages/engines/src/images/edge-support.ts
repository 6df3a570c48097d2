import type { Point, Quad } from '../facts.ts';
import { sidesOf } from './quad.ts';

/** Edge mask, row by row; any value but 0 is an edge. */
export interface EdgeMask {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const STEPS = 32;

/** Minimum edge support of an outline; lower ones are coincidences and count as 0. */
export const MIN_SUPPORT = 0.3;

/**
 * Returns the edge support of an outline, 0 to 1: the mean of the sides' shares of points on an edge, times the lowest
 * side's. A side without an edge makes an outline a coincidence, even if the other three are good.
 */
export function edgeSupport(quad: Quad, mask: EdgeMask): number {
  const shares: number[] = [];
  for (const [from, to] of sidesOf(quad)) {
    const share = shareOnEdge(from, to, mask);
    // Most of the thousands of outlines fail at their first sides, since the support never exceeds the share of the
    // lowest side.
    if (share < MIN_SUPPORT) return 0;
    shares.push(share);
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return mean * Math.min(...shares);
}

/** Returns the share of a side's points on an edge; without its ends, since round corners have no edge. */
function shareOnEdge(from: Point, to: Point, mask: EdgeMask): number {
  let hits = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const share = 0.05 + (0.9 * (step + 0.5)) / STEPS;
    const x = Math.round(from.x + (to.x - from.x) * share);
    const y = Math.round(from.y + (to.y - from.y) * share);
    if (isEdgeNear(mask, x, y)) hits += 1;
  }
  return hits / STEPS;
}

function isEdgeNear({ data, width, height }: EdgeMask, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const inside = x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height;
      if (inside && data[(y + dy) * width + x + dx] !== 0) return true;
    }
  }
  return false;
}
