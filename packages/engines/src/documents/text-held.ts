/** How much of the text of a picture an outline holds: one that cuts words, or leaves many outside, may not be the document's. */
import type { Point, Quad } from '../facts.ts';
import { distance, mapCorners } from '../images/quad.ts';
import type { TextRegion } from '../text/detect-text.ts';
import { type RotatedBox, sideLength } from '../text/pixels.ts';

/** In widths of a character, about. */
export interface HeldText {
  readonly inside: number;
  /** Of places that the outline cuts. */
  readonly cut: number;
  readonly outside: number;
}

/** Margin round places with text, and what an outline may be off, as a share of the outline's diagonal. */
const TOLERANCE = 0.02;
/** Shares of the text from which an outline is in doubt. */
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

/** The outline a little wider on every side. */
function widen(quad: Quad): Quad {
  const middle = { x: quad.reduce((sum, { x }) => sum + x, 0) / 4, y: quad.reduce((sum, { y }) => sum + y, 0) / 4 };
  const share = 1 + 2 * TOLERANCE;
  return mapCorners(quad, ({ x, y }) => ({
    x: middle.x + (x - middle.x) * share,
    y: middle.y + (y - middle.y) * share,
  }));
}

/** Text of places, by where it lies; `scale` makes pixels of the places pixels of the outline. */
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

/** Whether the text around and under an outline says nothing against it. */
export function isUndoubted({ inside, cut, outside }: HeldText): boolean {
  const all = inside + cut + outside;
  return cut <= MOST_CUT * all && outside <= MOST_OUTSIDE * all;
}

/** Diagonal of an outline over that of the picture, 0 to 1. */
export function shareOfDiagonal(
  outline: Quad,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  return Math.min(distance(outline[0], outline[2]), distance(outline[1], outline[3])) / Math.hypot(width, height);
}
