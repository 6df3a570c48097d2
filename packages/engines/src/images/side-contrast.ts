import type { Point, Quad } from '../facts.ts';
import type { RgbaPixels } from './pixels.ts';
import { sidesOf } from './quad.ts';

const STEPS = 32;

/** Distances from the side in pixels at which both colours are measured: beyond the blur of the edge itself. */
const OFFSETS = [3, 5, 7] as const;

/**
 * Returns the smallest difference, over the sides, of the mean colours just inside and just outside, 0 to 255. A line
 * of print or a stripe inside a document has paper on both sides, unlike the border of the document.
 */
export function smallestSideContrast(quad: Quad, pixels: RgbaPixels): number {
  return Math.min(...sidesOf(quad).map(([from, to]) => sideContrast(from, to, pixels)));
}

function sideContrast(from: Point, to: Point, pixels: RgbaPixels): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const outward = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
  const inside = meanColour(from, to, { x: -outward.x, y: -outward.y }, pixels);
  const outside = meanColour(from, to, outward, pixels);
  if (inside === null || outside === null) return 0;
  return Math.max(...inside.map((value, channel) => Math.abs(value - (outside[channel] ?? 0))));
}

function meanColour(from: Point, to: Point, away: Point, pixels: RgbaPixels): readonly number[] | null {
  const sums = [0, 0, 0];
  let count = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const share = 0.05 + (0.9 * (step + 0.5)) / STEPS;
    for (const offset of OFFSETS) {
      const x = Math.round(from.x + (to.x - from.x) * share + away.x * offset);
      const y = Math.round(from.y + (to.y - from.y) * share + away.y * offset);
      if (x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) continue;
      const at = (y * pixels.width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        sums[channel] = (sums[channel] ?? 0) + (pixels.data[at + channel] ?? 0);
      }
      count += 1;
    }
  }
  return count < STEPS ? null : sums.map((sum) => sum / count);
}
