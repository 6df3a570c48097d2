import type { Point, Quad } from '../facts.ts';
import { distance, orderCorners, sidesOf } from './quad.ts';

interface Line {
  readonly through: Point;
  readonly direction: Point;
}

/** Corners of cards are round, so only the middle of each side says where the side runs. */
const MARGIN = 0.12;

/** Farthest a contour point may lie from a side to belong to it, as a share of the side's length. */
const BAND = 0.012;

/**
 * Corners where the straight sides would meet. Each side is fitted by total least squares to the contour points near its
 * middle; the rough corners are kept when a side has too few points or two sides are almost parallel.
 */
export function fitSides(rough: Quad, contour: readonly Point[]): Quad {
  const lines = sidesOf(rough).map(([from, to]) => fitLine(pointsNear(from, to, contour)) ?? lineThrough(from, to));
  const corners = rough.map((corner, index) => {
    const before = lines[(index + 3) % 4];
    const after = lines[index];
    const meeting = before && after ? intersection(before, after) : null;
    const limit = distance(rough[0], rough[2]) * 0.06;
    return meeting !== null && distance(meeting, corner) < limit ? meeting : corner;
  });
  return orderCorners(corners) ?? rough;
}

function pointsNear(from: Point, to: Point, contour: readonly Point[]): readonly Point[] {
  const length = distance(from, to);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return contour.filter((point) => {
    const x = point.x - from.x;
    const y = point.y - from.y;
    const position = (x * along.x + y * along.y) / length;
    return position > MARGIN && position < 1 - MARGIN && Math.abs(x * along.y - y * along.x) < BAND * length;
  });
}

function lineThrough(from: Point, to: Point): Line {
  const length = distance(from, to);
  return { through: from, direction: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } };
}

function fitLine(points: readonly Point[]): Line | null {
  if (points.length < 12) return null;
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const point of points) {
    xx += (point.x - x) ** 2;
    xy += (point.x - x) * (point.y - y);
    yy += (point.y - y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { through: { x, y }, direction: { x: Math.cos(angle), y: Math.sin(angle) } };
}

function intersection(a: Line, b: Line): Point | null {
  const cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  if (Math.abs(cross) < 0.2) return null;
  const x = b.through.x - a.through.x;
  const y = b.through.y - a.through.y;
  const along = (x * b.direction.y - y * b.direction.x) / cross;
  return { x: a.through.x + a.direction.x * along, y: a.through.y + a.direction.y * along };
}
