import type { TracedFace } from '../faces/face-finder.ts';
import type { Point } from '../facts.ts';
import { type Mat, type OpenCv, withMats } from '../images/opencv.ts';

/** Outer corners of the eyes in the 68-point scheme. */
const EYES = [36, 45] as const;

/**
 * Returns the residual of mapping the landmarks of one picture to another by a homography, as if both showed the same
 * flat picture: the root mean square of the distances, in distances between the outer corners of the eyes of
 * `straight`. A turned print or screen has only the error of the landmarks; a head also has its depth.
 *
 * @param straight 68 points
 * @param turned the same points of another picture
 */
export function flatResidual(cv: OpenCv, straight: readonly Point[], turned: readonly Point[]): number | null {
  const [left, right] = [straight[EYES[0]], straight[EYES[1]]];
  if (left === undefined || right === undefined || straight.length !== turned.length) return null;
  const eyes = Math.hypot(right.x - left.x, right.y - left.y);
  if (eyes === 0) return null;
  return withMats((keep) => {
    const map = keep(cv.findHomography(keep(pointsMat(cv, turned)), keep(pointsMat(cv, straight))));
    return map.data64F.length === 9 ? spread(map.data64F, turned, straight) / eyes : null;
  });
}

function pointsMat(cv: OpenCv, points: readonly Point[]): Mat {
  const mat = new cv.Mat(points.length, 1, cv.CV_32FC2);
  mat.data32F.set(points.flatMap(({ x, y }) => [x, y]));
  return mat;
}

/** Returns the root mean square of the distances between mapped points and their targets. */
function spread(map: Float64Array, points: readonly Point[], targets: readonly Point[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = map;
  let sum = 0;
  for (const [index, { x, y }] of points.entries()) {
    const target = targets[index] ?? { x, y };
    const depth = g * x + h * y + i;
    sum += ((a * x + b * y + c) / depth - target.x) ** 2 + ((d * x + e * y + f) / depth - target.y) ** 2;
  }
  return Math.sqrt(sum / points.length);
}

/** Number of frames used per direction, since the errors of their landmarks differ. */
const FRAMES = 3;

/**
 * Returns the smaller residual of the frames turned furthest to each side, independent of the size of the turn: a flat
 * picture seems hardly turned. Null without frames.
 */
export function sidesResidual(cv: OpenCv, faces: readonly TracedFace[]): number | null {
  const byYaw = faces.toSorted((a, b) => a.pose.yaw - b.pose.yaw);
  const straight = faces.toSorted((a, b) => Math.abs(a.pose.yaw) - Math.abs(b.pose.yaw)).slice(0, FRAMES);
  const sides = [byYaw.slice(0, FRAMES), byYaw.slice(-FRAMES)].map((side) => {
    const residuals = side.flatMap((turned) =>
      straight.map((frame) => flatResidual(cv, frame.landmarks, turned.landmarks)),
    );
    return median(residuals.filter((residual) => residual !== null));
  });
  const known = sides.filter((side) => side !== null);
  return known.length < sides.length ? null : Math.min(...known);
}

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}
