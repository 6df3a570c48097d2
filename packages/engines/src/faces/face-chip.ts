import type { Point } from '../facts.ts';
import type { RgbPicture } from './rgb-picture.ts';

/** Side of the square picture that the recognition network takes, in pixels. */
export const CHIP_SIDE = 150;

/**
 * Where the eyes and the mouth stand in the chips the recognition network was trained with: dlib's mean face shape with a
 * padding of a quarter on each side (`get_face_chip_details(shape, 150, 0.25)`).
 */
const LEFT_EYE: Point = { x: 47.7, y: 47.2 };
const RIGHT_EYE: Point = { x: 100.3, y: 47.2 };
const MOUTH: Point = { x: 74, y: 104 };

/**
 * Cuts the face out upright, at the size and place the recognition network expects.
 *
 * @param landmarks 68 points in pixels of the picture
 */
export function faceChip(picture: RgbPicture, landmarks: readonly Point[]): RgbPicture {
  const from = [LEFT_EYE, RIGHT_EYE, MOUTH];
  const to = [centreOf(landmarks.slice(36, 42)), centreOf(landmarks.slice(42, 48)), centreOf(landmarks.slice(48, 68))];
  const { a, b, x, y } = fitSimilarity(from, to);
  const rgb = new Uint8Array(CHIP_SIDE * CHIP_SIDE * 3);
  for (let row = 0; row < CHIP_SIDE; row += 1) {
    for (let column = 0; column < CHIP_SIDE; column += 1) {
      const at = { x: a * column - b * row + x, y: b * column + a * row + y };
      samplePixel(picture, at, rgb, (row * CHIP_SIDE + column) * 3);
    }
  }
  return { rgb, width: CHIP_SIDE, height: CHIP_SIDE };
}

/** Turn, scale and shift that best carry the first points to the second (least squares, Umeyama 1991 in the plane). */
function fitSimilarity(from: readonly Point[], to: readonly Point[]): { a: number; b: number; x: number; y: number } {
  const start = centreOf(from);
  const end = centreOf(to);
  let along = 0;
  let across = 0;
  let spread = 0;
  from.forEach((point, index) => {
    const target = to[index] ?? end;
    const [px, py, qx, qy] = [point.x - start.x, point.y - start.y, target.x - end.x, target.y - end.y];
    along += px * qx + py * qy;
    across += px * qy - py * qx;
    spread += px * px + py * py;
  });
  const a = along / spread;
  const b = across / spread;
  return { a, b, x: end.x - a * start.x + b * start.y, y: end.y - b * start.x - a * start.y };
}

/** Bilinear; black outside. */
function samplePixel({ rgb, width, height }: RgbPicture, at: Point, target: Uint8Array, offset: number): void {
  const left = Math.floor(at.x);
  const top = Math.floor(at.y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const [fx, fy] = [at.x - left, at.y - top];
  const upper = (top * width + left) * 3;
  const lower = upper + width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const above = (rgb[upper + channel] ?? 0) * (1 - fx) + (rgb[upper + channel + 3] ?? 0) * fx;
    const below = (rgb[lower + channel] ?? 0) * (1 - fx) + (rgb[lower + channel + 3] ?? 0) * fx;
    target[offset + channel] = Math.round(above * (1 - fy) + below * fy);
  }
}

function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
