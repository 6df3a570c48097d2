/** Faces as the detector locates them, and their overlap. */
import type { Box } from '../facts.ts';

/** Place of a face in the picture, with the detector's score (0 to 1). */
export interface LocatedFace {
  readonly box: Box;
  readonly score: number;
}

/** Returns the intersection over union of two boxes, 0 to 1. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (a.width * a.height + b.width * b.height - width * height);
}
