import type { Point, Quad } from '../facts.ts';
import type { RgbaPixels } from './pixels.ts';
import { distance, orderCorners, sidesOf } from './quad.ts';

interface Line {
  readonly through: Point;
  readonly direction: Point;
}

/** Share of a side ignored at each end, because corners of cards are round. */
const MARGIN = 0.1;

/** Places along a side where its edge is searched. */
const STEPS = 48;

/** Maximum distance of an edge from the rough side, as a share of the picture's diagonal. */
const REACH = 0.0045;

/** Distances from the edge in pixels at which the colours on both sides are compared. */
const BESIDE = [1, 2, 3, 4] as const;

/** Change of colour that counts half: clear print near a side must not outweigh a faint edge along all of it. */
const HALF_CHANGE = 30;

/**
 * Returns the corners where the straight sides would meet. Each side is moved to where the colour changes along most of
 * it; the rough corners are kept if two sides are almost parallel.
 *
 * @param pixels the sharpest available picture; a pixel of a smaller copy is several modules of a barcode
 */
export function fitSides(rough: Quad, pixels: RgbaPixels): Quad {
  const lines = sidesOf(rough).map(([from, to]) => edgeAlong(from, to, pixels));
  const corners = rough.map((corner, index) => {
    const before = lines[(index + 3) % 4];
    const after = lines[index];
    const meeting = before && after ? intersection(before, after) : null;
    const limit = distance(rough[0], rough[2]) * 0.06;
    return meeting !== null && distance(meeting, corner) < limit ? meeting : corner;
  });
  return orderCorners(corners) ?? rough;
}

/** Returns the line near a rough side with the strongest change of colour. */
function edgeAlong(from: Point, to: Point, pixels: RgbaPixels): Line {
  const { x, y } = directionOf(from, to);
  const outward = { x: y, y: -x };
  const reach = Math.max(3, Math.round(Math.hypot(pixels.width, pixels.height) * REACH));
  const shares = Array.from({ length: STEPS }, (_, step) => MARGIN + ((1 - 2 * MARGIN) * step) / (STEPS - 1));
  const place = (share: number, away: number): Point => ({
    x: from.x + (to.x - from.x) * share + outward.x * away,
    y: from.y + (to.y - from.y) * share + outward.y * away,
  });
  const changes = shares.map((share) => changesAcross((away) => colourAt(place(share, away), pixels), reach));
  const [first, last] = strongestPath(changes, reach);
  const through = place(MARGIN, first);
  return { through, direction: directionOf(through, place(1 - MARGIN, last)) };
}

function directionOf(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

type Colour = readonly [red: number, green: number, blue: number];

/** Returns the change of colour at each distance from `-reach` to `reach` pixels outward, 0 to 1. */
function changesAcross(colourOf: (away: number) => Colour, reach: number): Float32Array {
  const beyond = reach + BESIDE.length;
  const colours = Array.from({ length: 2 * beyond + 1 }, (_, at) => colourOf(at - beyond));
  return Float32Array.from({ length: 2 * reach + 1 }, (_, at) => {
    const change: [number, number, number] = [0, 0, 0];
    for (const away of BESIDE) {
      const inner = colours[at + BESIDE.length - away] ?? change;
      const outer = colours[at + BESIDE.length + away] ?? change;
      change[0] += (outer[0] - inner[0]) / BESIDE.length;
      change[1] += (outer[1] - inner[1]) / BESIDE.length;
      change[2] += (outer[2] - inner[2]) / BESIDE.length;
    }
    const most = Math.max(...change.map(Math.abs));
    return most / (most + HALF_CHANGE);
  });
}

function colourAt({ x, y }: Point, { data, width, height }: RgbaPixels): Colour {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  const row = Math.max(0, Math.min(height - 1, Math.round(y)));
  const at = (row * width + column) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** Returns the distances, at the first and last step, of the straight path with the strongest change of colour. */
function strongestPath(changes: readonly Float32Array[], reach: number): readonly [first: number, last: number] {
  let best: readonly [number, number] = [0, 0];
  let most = -1;
  for (let first = -reach; first <= reach; first += 1) {
    for (let last = -reach; last <= reach; last += 1) {
      const sum = sumAlong(changes, first + reach, last + reach);
      if (sum > most) {
        most = sum;
        best = [first, last];
      }
    }
  }
  return best;
}

function sumAlong(changes: readonly Float32Array[], first: number, last: number): number {
  const slope = (last - first) / (changes.length - 1);
  return changes.reduce((sum, change, step) => sum + (change[Math.round(first + slope * step)] ?? 0), 0);
}

function intersection(a: Line, b: Line): Point | null {
  const cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  if (Math.abs(cross) < 0.2) return null;
  const x = b.through.x - a.through.x;
  const y = b.through.y - a.through.y;
  const along = (x * b.direction.y - y * b.direction.x) / cross;
  return { x: a.through.x + a.direction.x * along, y: a.through.y + a.direction.y * along };
}
