/** Rectangle of least area around a set of points: convex hull (monotone chain), then one trial for each hull edge. */
import type { Point } from '../facts.ts';
import { type RotatedBox, sideLength } from './pixels.ts';

function cross(o: Point, a: Point, b: Point): number {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

function chain(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const last = hull.at(-1);
      const previous = hull.at(-2);
      if (!last || !previous || cross(previous, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  hull.pop();
  return hull;
}

function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

interface Extent {
  readonly area: number;
  readonly angle: number;
  readonly minU: number;
  readonly maxU: number;
  readonly minV: number;
  readonly maxV: number;
}

function extentAt(hull: readonly Point[], angle: number): Extent {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const us = hull.map((point) => point.x * cos + point.y * sin);
  const vs = hull.map((point) => point.y * cos - point.x * sin);
  const [minU, maxU, minV, maxV] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  return { area: (maxU - minU) * (maxV - minV), angle, minU, maxU, minV, maxV };
}

/** Returns the equivalent angle between -45 and 45 degrees, so that `across` points right and `down` points down. */
function nearUpright(angle: number): number {
  const quarter = Math.PI / 2;
  return angle - quarter * Math.round(angle / quarter);
}

/** Returns the rectangle; null unless at least three points are not on one line. */
export function smallestRectangle(points: readonly Point[]): RotatedBox | null {
  const hull = convexHull(points);
  if (hull.length < 3) return null;
  let best: Extent | null = null;
  for (const [index, point] of hull.entries()) {
    const next = hull[(index + 1) % hull.length] ?? point;
    const extent = extentAt(hull, nearUpright(Math.atan2(next.y - point.y, next.x - point.x)));
    if (!best || extent.area < best.area) best = extent;
  }
  return best ? boxOf(best) : null;
}

function boxOf(extent: Extent): RotatedBox {
  const cos = Math.cos(extent.angle);
  const sin = Math.sin(extent.angle);
  const width = extent.maxU - extent.minU;
  const height = extent.maxV - extent.minV;
  return {
    origin: { x: extent.minU * cos - extent.minV * sin, y: extent.minU * sin + extent.minV * cos },
    across: { x: width * cos, y: width * sin },
    down: { x: -height * sin, y: height * cos },
  };
}

/** Extends the rectangle by `margin` pixels on every side. */
export function growBox(box: RotatedBox, margin: number): RotatedBox {
  const width = Math.max(sideLength(box.across), 1e-6);
  const height = Math.max(sideLength(box.down), 1e-6);
  const u = { x: box.across.x / width, y: box.across.y / width };
  const v = { x: box.down.x / height, y: box.down.y / height };
  return {
    origin: { x: box.origin.x - margin * (u.x + v.x), y: box.origin.y - margin * (u.y + v.y) },
    across: { x: u.x * (width + 2 * margin), y: u.y * (width + 2 * margin) },
    down: { x: v.x * (height + 2 * margin), y: v.y * (height + 2 * margin) },
  };
}

/** Scales a rectangle from one picture size to another. */
export function scaleBox(box: RotatedBox, scaleX: number, scaleY: number): RotatedBox {
  const scale = (point: Point): Point => ({ x: point.x * scaleX, y: point.y * scaleY });
  return { origin: scale(box.origin), across: scale(box.across), down: scale(box.down) };
}
