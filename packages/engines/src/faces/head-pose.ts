import type { Point } from '../facts.ts';

export interface HeadPose {
  /** Degrees, positive when the person turns to their own left. */
  readonly yaw: number;
  /** Degrees, positive when the person looks up. */
  readonly pitch: number;
  /** Degrees, positive when the head leans to the person's own left shoulder (clockwise in the picture). */
  readonly roll: number;
}

type Vector = readonly [number, number, number];

/**
 * Places of twelve landmarks (numbers of the 68-point scheme) on an average adult head, in millimetres: x to the
 * person's own left, y down, z towards the camera, origin between the eyes. Rounded from published facial anthropometry
 * (outer and inner eye corners, nasion, nose tip, subnasale, mouth corners, chin).
 */
export const HEAD_MODEL: ReadonlyMap<number, Vector> = new Map([
  [8, [0, 112, 2]],
  [27, [0, -2, 18]],
  [30, [0, 38, 40]],
  [33, [0, 50, 26]],
  [36, [-44, 0, -6]],
  [39, [-16, 2, 4]],
  [42, [16, 2, 4]],
  [45, [44, 0, -6]],
  [48, [-25, 73, 14]],
  [51, [0, 67, 26]],
  [54, [25, 73, 14]],
  [57, [0, 84, 22]],
]);

/**
 * Estimates the head's turn by fitting the average head to the landmarks under scaled orthographic projection
 * (DeMenthon and Davis, "Model-based object pose in 25 lines of code", first iteration). A few degrees of error are
 * normal.
 *
 * @param landmarks 68 points of the upright picture
 */
export function headPose(landmarks: readonly Point[]): HeadPose {
  const pairs = [...HEAD_MODEL].map(([index, model]) => ({ model, image: pointAt(landmarks, index) }));
  const across = unit(fitAxis(pairs.map(({ model, image }) => ({ model, value: image.x }))));
  const down = unit(fitAxis(pairs.map(({ model, image }) => ({ model, value: image.y }))));
  const [i, j] = orthonormal(across, down);
  // The direction of the nose is the third column of the rotation, whose rows are i, j and their cross product.
  const depth = i[0] * j[1] - i[1] * j[0];
  return {
    yaw: degrees(Math.atan2(i[2], depth)),
    pitch: degrees(Math.atan2(-j[2], Math.hypot(i[2], depth))),
    roll: degrees(Math.atan2(j[0], j[1])),
  };
}

function pointAt(landmarks: readonly Point[], index: number): Point {
  const point = landmarks[index];
  if (point === undefined) throw new Error(`Expected 68 landmarks, got ${landmarks.length}`);
  return point;
}

/** Fits three factors that, with a constant, map the model points to the values (least squares). */
function fitAxis(samples: readonly { readonly model: Vector; readonly value: number }[]): Vector {
  const n = samples.length;
  const meanOf = (pick: (sample: { model: Vector; value: number }) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / n;
  const centre: Vector = [meanOf((s) => s.model[0]), meanOf((s) => s.model[1]), meanOf((s) => s.model[2])];
  const mean = meanOf((s) => s.value);
  const rows: [Vector, Vector, Vector] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  let right: Vector = [0, 0, 0];
  for (const { model, value } of samples) {
    const offset = subtract(model, centre);
    right = addScaled(right, offset, value - mean);
    rows[0] = addScaled(rows[0], offset, offset[0]);
    rows[1] = addScaled(rows[1], offset, offset[1]);
    rows[2] = addScaled(rows[2], offset, offset[2]);
  }
  // Cramer's rule; the matrix is symmetric, so rows serve as columns.
  const determinant = dot(rows[0], cross(rows[1], rows[2]));
  return [
    dot(right, cross(rows[1], rows[2])) / determinant,
    dot(rows[0], cross(right, rows[2])) / determinant,
    dot(rows[0], cross(rows[1], right)) / determinant,
  ];
}

/** Moves two unit vectors equally until they are orthogonal. */
function orthonormal(a: Vector, b: Vector): readonly [Vector, Vector] {
  const half = -dot(a, b) / 2;
  return [unit(addScaled(a, b, half)), unit(addScaled(b, a, half))];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function subtract(a: Vector, b: Vector): Vector {
  return addScaled(a, b, -1);
}

function addScaled(a: Vector, b: Vector, factor: number): Vector {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]];
}

function unit(a: Vector): Vector {
  const length = Math.sqrt(dot(a, a));
  if (length === 0) throw new Error('The landmarks lie in one point');
  return [a[0] / length, a[1] / length, a[2] / length];
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
