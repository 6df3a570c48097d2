import type { Point } from '../facts.ts';
import type { FaceModelManifest } from './model-manifest.ts';
import type { RgbPicture } from './rgb-picture.ts';

/** Places of named points of a face in a network's training pictures, for a picture `side` pixels wide. */
interface Template {
  readonly side: number;
  readonly points: readonly Point[];
  /** Picks the same points from the 68 landmarks. */
  pick(landmarks: readonly Point[]): readonly Point[];
}

const LEFT_EYE = [36, 42] as const;
const RIGHT_EYE = [42, 48] as const;

const TEMPLATES: Readonly<Record<FaceModelManifest['input']['alignment'], Template>> = {
  /** dlib's mean face shape with a padding of a quarter on each side (`get_face_chip_details(shape, 150, 0.25)`). */
  'dlib-chip': {
    side: 150,
    points: [
      { x: 47.7, y: 47.2 },
      { x: 100.3, y: 47.2 },
      { x: 74, y: 104 },
    ],
    pick: (landmarks) => [middle(landmarks, LEFT_EYE), middle(landmarks, RIGHT_EYE), middle(landmarks, [48, 68])],
  },
  /** Eyes, tip of the nose and corners of the mouth as in Deng et al., "ArcFace", 2019 (112 x 112 pixels). */
  'arcface-5-point': {
    side: 112,
    points: [
      { x: 38.2946, y: 51.6963 },
      { x: 73.5318, y: 51.5014 },
      { x: 56.0252, y: 71.7366 },
      { x: 41.5493, y: 92.3655 },
      { x: 70.7299, y: 92.2041 },
    ],
    pick: (landmarks) => [
      middle(landmarks, LEFT_EYE),
      middle(landmarks, RIGHT_EYE),
      middle(landmarks, [30, 31]),
      middle(landmarks, [48, 49]),
      middle(landmarks, [54, 55]),
    ],
  },
};

export interface Alignment {
  readonly alignment: FaceModelManifest['input']['alignment'];
  readonly width: number;
  readonly height: number;
}

/**
 * Cuts the face out upright, in the size and place that a recognition network expects. A template for another size is
 * scaled by the width.
 *
 * @param landmarks 68 points in pixels of the picture
 */
export function alignFace(picture: RgbPicture, landmarks: readonly Point[], wanted: Alignment): RgbPicture {
  const template = TEMPLATES[wanted.alignment];
  const scale = wanted.width / template.side;
  const from = template.points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const { a, b, x, y } = fitSimilarity(from, template.pick(landmarks));
  const rgb = new Uint8Array(wanted.width * wanted.height * 3);
  for (let row = 0; row < wanted.height; row += 1) {
    for (let column = 0; column < wanted.width; column += 1) {
      const at = { x: a * column - b * row + x, y: b * column + a * row + y };
      samplePixel(picture, at, rgb, (row * wanted.width + column) * 3);
    }
  }
  return { rgb, width: wanted.width, height: wanted.height };
}

/** Fits turn, scale and shift that map the first points to the second (least squares, Umeyama 1991 in the plane). */
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

/** Samples bilinearly; black outside of the picture. */
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

function middle(landmarks: readonly Point[], [from, to]: readonly [number, number]): Point {
  return centreOf(landmarks.slice(from, to));
}

function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
