import type { Box, PictureSize, Point, Quad } from '../facts.ts';
import { homographyBetween, project } from './homography.ts';

/** Returns a point's position after turning a picture of this size clockwise. */
function turnPoint({ x, y }: Point, { width, height }: PictureSize, turn: 0 | 90 | 180 | 270): Point {
  if (turn === 90) return { x: height - y, y: x };
  if (turn === 180) return { x: width - x, y: height - y };
  return turn === 270 ? { x: y, y: width - x } : { x, y };
}

const limited = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));

/**
 * Maps a box of the photograph to the rectified side: `outline` is the side in the photograph (null for all of it;
 * `picture` is then its size), `page` the upright rectified side, `turn` its turn. Returns the bounding box of the
 * result; null if it is outside of the page.
 */
export function boxOnPage(
  { x, y, width, height }: Box,
  outline: Quad | null,
  picture: PictureSize,
  page: PictureSize,
  turn: 0 | 90 | 180 | 270,
): Box | null {
  const isQuarter = turn === 90 || turn === 270;
  const lying = isQuarter ? { width: page.height, height: page.width } : page;
  const corners = (size: PictureSize): Quad => [
    { x: 0, y: 0 },
    { x: size.width, y: 0 },
    { x: size.width, y: size.height },
    { x: 0, y: size.height },
  ];
  const map = homographyBetween(outline ?? corners(picture), corners(lying));
  const placed = corners({ width, height })
    .map((corner) => project(map, x + corner.x, y + corner.y))
    .map((point) => turnPoint(point, lying, turn));
  const xs = placed.map((point) => limited(point.x, page.width));
  const ys = placed.map((point) => limited(point.y, page.height));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  return box.width > 0 && box.height > 0 ? box : null;
}
