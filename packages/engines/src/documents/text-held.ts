/**
 * Amount of a picture's text inside an outline. An outline that cuts words, or excludes many, may not be the
 * document's.
 */
import type { Point, Quad } from '../facts.ts';
import { distance, mapCorners } from '../images/quad.ts';
import type { TextRegion } from '../text/detect-text.ts';
import { type RotatedBox, sideLength } from '../text/pixels.ts';

/** Amounts of text, approximately in character widths. */
export interface HeldText {
  readonly inside: number;
  /** Text of regions cut by the outline. */
  readonly cut: number;
  readonly outside: number;
}

/** Margin of text regions and tolerance of outlines, as a share of the outline's diagonal. */
const TOLERANCE = 0.02;
/** Shares of the text above which an outline is doubtful. */
const MOST_CUT = 0.04;
const MOST_OUTSIDE = 0.15;

function cornersOf({ origin: { x, y }, across, down }: RotatedBox): readonly Point[] {
  return [
    { x, y },
    { x: x + across.x, y: y + across.y },
    { x: x + across.x + down.x, y: y + across.y + down.y },
    { x: x + down.x, y: y + down.y },
  ];
}

function isIn({ x, y }: Point, quad: Quad): boolean {
  return quad.every((from, at) => {
    const to = quad[(at + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });
}

/** Widens the outline slightly on every side. */
function widen(quad: Quad): Quad {
  const middle = { x: quad.reduce((sum, { x }) => sum + x, 0) / 4, y: quad.reduce((sum, { y }) => sum + y, 0) / 4 };
  const share = 1 + 2 * TOLERANCE;
  return mapCorners(quad, ({ x, y }) => ({
    x: middle.x + (x - middle.x) * share,
    y: middle.y + (y - middle.y) * share,
  }));
}

/** Measures the text of regions by their position; `scale` converts pixels of the regions to those of the outline. */
export function textHeld(outline: Quad, places: readonly TextRegion[], scale: number): HeldText {
  const wide = widen(outline);
  const held = { inside: 0, cut: 0, outside: 0 };
  for (const { box } of places) {
    const characters = sideLength(box.across) / Math.max(sideLength(box.down), 1);
    const count = cornersOf(box).filter(({ x, y }) => isIn({ x: x * scale, y: y * scale }, wide)).length;
    held[count === 4 ? 'inside' : count === 0 ? 'outside' : 'cut'] += Math.max(
      characters,
      1 / Math.max(characters, 0.1),
    );
  }
  return held;
}

/** True if the text in and around an outline does not contradict it. */
export function isUndoubted({ inside, cut, outside }: HeldText): boolean {
  const all = inside + cut + outside;
  return cut <= MOST_CUT * all && outside <= MOST_OUTSIDE * all;
}

/** Returns the diagonal of an outline relative to the picture's, 0 to 1. */
export function shareOfDiagonal(
  outline: Quad,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  return Math.min(distance(outline[0], outline[2]), distance(outline[1], outline[3])) / Math.hypot(width, height);
}
