import type { Point, Quad } from '../facts.ts';

/** Returns the four sides: from each corner to the next, clockwise from the top left. */
export function sidesOf(quad: Quad): readonly (readonly [from: Point, to: Point])[] {
  const [topLeft, topRight, bottomRight, bottomLeft] = quad;
  return [
    [topLeft, topRight],
    [topRight, bottomRight],
    [bottomRight, bottomLeft],
    [bottomLeft, topLeft],
  ];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Returns the mean lengths of the upper and lower, and of the left and right side. */
export function meanSides(quad: Quad): { readonly width: number; readonly height: number } {
  const [top = 0, right = 0, bottom = 0, left = 0] = sidesOf(quad).map(([from, to]) => distance(from, to));
  return { width: (top + bottom) / 2, height: (left + right) / 2 };
}

export function quadArea(quad: Quad): number {
  return Math.abs(sidesOf(quad).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0)) / 2;
}

export function mapCorners(quad: Quad, change: (corner: Point) => Point): Quad {
  return [change(quad[0]), change(quad[1]), change(quad[2]), change(quad[3])];
}

/** Sorts four points in the order of a quad: clockwise, from the corner nearest to the top left of the picture. */
export function orderCorners(points: readonly Point[]): Quad | null {
  if (points.length !== 4) return null;
  const centre = {
    x: points.reduce((sum, point) => sum + point.x, 0) / 4,
    y: points.reduce((sum, point) => sum + point.y, 0) / 4,
  };
  const angle = (point: Point): number => Math.atan2(point.y - centre.y, point.x - centre.x);
  const clockwise = [...points].sort((a, b) => angle(a) - angle(b));
  const first = clockwise.reduce((best, point, index) => {
    const chosen = clockwise[best];
    return chosen !== undefined && point.x + point.y < chosen.x + chosen.y ? index : best;
  }, 0);
  const [a, b, c, d] = [...clockwise.slice(first), ...clockwise.slice(0, first)];
  return a && b && c && d ? [a, b, c, d] : null;
}

/** Returns the inner angles in degrees. */
export function cornerAngles(quad: Quad): readonly number[] {
  const sides = sidesOf(quad);
  return sides.map(([corner, next], index) => {
    const before = (sides[(index + 3) % 4] ?? [corner, next])[0];
    const toNext = Math.atan2(next.y - corner.y, next.x - corner.x);
    const toBefore = Math.atan2(before.y - corner.y, before.x - corner.x);
    const degrees = Math.abs(((toNext - toBefore) * 180) / Math.PI);
    return degrees > 180 ? 360 - degrees : degrees;
  });
}
