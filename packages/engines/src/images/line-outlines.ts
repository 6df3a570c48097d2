import type { Point, Quad } from '../facts.ts';
import type { Mat, OpenCv } from './opencv.ts';
import { withMats } from './opencv.ts';
import { orderCorners } from './quad.ts';

/** Straight line in normal form: x cos(theta) + y sin(theta) = rho, in pixels and radians. */
interface Line {
  readonly rho: number;
  readonly theta: number;
}

/** Limit of lines kept per direction, strongest first: the sides, and stronger print and stripes. */
const LINES_EACH_WAY = 16;

/** Distance below which two lines are the same edge detected twice. */
const SAME_RHO = 6;
const SAME_THETA = (2.5 * Math.PI) / 180;

/** Maximum angle between opposite sides of a document in perspective. */
const OPPOSITE_ANGLE = (22 * Math.PI) / 180;

/**
 * Finds quadrilaterals between long straight edges. Contours miss a document whose outline touches other objects or is
 * interrupted; lines do not.
 *
 * @param edges edge mask one pixel wide
 * @param minLength shortest side in pixels that can be found
 */
export function quadsBetweenLines(cv: OpenCv, edges: Mat, minLength: number): readonly Quad[] {
  const { along, across } = strongestLines(cv, edges, minLength);
  const quads: Quad[] = [];
  for (const [a, b] of oppositePairs(along)) {
    for (const [c, d] of oppositePairs(across)) {
      const corners = cornersInside([a, c, b, d], edges);
      const quad = corners && orderCorners(corners);
      if (quad) quads.push(quad);
    }
  }
  return quads;
}

/**
 * Returns the intersections of each line with the next, cyclically; null as soon as one of them is outside of the
 * picture.
 */
function cornersInside(lines: readonly [Line, Line, Line, Line], { cols, rows }: Mat): readonly Point[] | null {
  const corners: Point[] = [];
  for (const [index, line] of lines.entries()) {
    const corner = meeting(line, lines[(index + 1) % 4] ?? line);
    if (!corner || corner.x <= -2 || corner.y <= -2 || corner.x >= cols + 2 || corner.y >= rows + 2) return null;
    corners.push(corner);
  }
  return corners;
}

interface LinesByDirection {
  readonly along: readonly Line[];
  readonly across: readonly Line[];
}

/**
 * Returns two groups: lines roughly parallel to the strongest one, and lines roughly perpendicular to it. The bars of a
 * symbol may be in either.
 */
function strongestLines(cv: OpenCv, edges: Mat, minLength: number): LinesByDirection {
  return withMats((keep) => {
    const found = keep(new cv.Mat());
    cv.HoughLines(edges, found, 1, Math.PI / 360, Math.round(minLength * 0.45));
    const along: Line[] = [];
    const across: Line[] = [];
    const rows = found.data32F;
    for (let row = 0; row < found.rows; row += 1) {
      const line = { rho: rows[row * 2] ?? 0, theta: rows[row * 2 + 1] ?? 0 };
      const isAlong = angleBetween(line.theta, along[0]?.theta ?? line.theta) < Math.PI / 4;
      const group = isAlong ? along : across;
      if (group.length < LINES_EACH_WAY && !group.some((other) => isSame(line, other))) group.push(line);
    }
    return { along, across };
  });
}

/** True if both lines are the same edge, possibly with opposite normals. */
function isSame(a: Line, b: Line): boolean {
  if (angleBetween(a.theta, b.theta) > SAME_THETA) return false;
  const flipped = Math.abs(a.theta - b.theta) > Math.PI / 2;
  return Math.abs(a.rho - (flipped ? -b.rho : b.rho)) < SAME_RHO;
}

function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b) % Math.PI;
  return Math.min(difference, Math.PI - difference);
}

function oppositePairs(lines: readonly Line[]): readonly (readonly [Line, Line])[] {
  return lines.flatMap((a, index) =>
    lines.slice(index + 1).flatMap((b) => (angleBetween(a.theta, b.theta) < OPPOSITE_ANGLE ? [[a, b] as const] : [])),
  );
}

function meeting(a: Line, b: Line): Point | null {
  const determinant = Math.sin(b.theta - a.theta);
  if (Math.abs(determinant) < 0.3) return null;
  return {
    x: (a.rho * Math.sin(b.theta) - b.rho * Math.sin(a.theta)) / determinant,
    y: (b.rho * Math.cos(a.theta) - a.rho * Math.cos(b.theta)) / determinant,
  };
}
