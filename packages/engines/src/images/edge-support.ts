import type { Point, Quad } from '../facts.ts';
import { sidesOf } from './quad.ts';

/** A mask of edges, row by row; any value but 0 is an edge. */
export interface EdgeMask {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const STEPS = 32;

/** Outlines with less support by edges are coincidences; theirs is given as 0. */
export const MIN_SUPPORT = 0.3;

/**
 * How well edges carry an outline, 0 to 1: the mean of the sides' shares of points on an edge, times the worst side's.
 * A side that no edge follows makes an outline a coincidence, however good the other three are.
 */
export function edgeSupport(quad: Quad, mask: EdgeMask): number {
  const shares: number[] = [];
  for (const [from, to] of sidesOf(quad)) {
    const share = shareOnEdge(from, to, mask);
    // Most of the thousands of outlines fail by their first sides, and support is no more than the worst side's share.
    if (share < MIN_SUPPORT) return 0;
    shares.push(share);
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return mean * Math.min(...shares);
}

/** Round corners carry no edge, so the ends of a side are not asked. */
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
