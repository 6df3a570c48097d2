import { type Pixels, remap } from './pixels.ts';

/** Position and depth of a head, in pixels of the picture. */
export interface HeadShape {
  readonly centreX: number;
  readonly noseX: number;
  readonly eyesY: number;
  /** Distance from the eyes to the chin. */
  readonly eyesToChin: number;
}

const STEPS = 10;

/** Returns the depth of the head towards the camera over the plane of the ears: a smooth dome with a nose on it. */
function depthAt(x: number, y: number, head: HeadShape): number {
  const unit = head.eyesToChin;
  const across = (x - head.centreX - 0.35 * (head.noseX - head.centreX)) / unit;
  const down = (y - head.eyesY) / unit;
  const radius = Math.min(1, Math.hypot(across / 1.05, (down - 0.3) / 1.35));
  const dome = 0.8 * Math.cos((Math.PI / 2) * radius) ** 2;
  const nose = 0.2 * Math.exp(-(((x - head.noseX) / unit / 0.2) ** 2) - ((down - 0.42) / 0.24) ** 2);
  return (dome + nose) * unit;
}

/** Returns the share of the turn at a place: 1 at the head, 0 at the border of the picture. */
function share(x: number, y: number, head: HeadShape): number {
  const unit = head.eyesToChin;
  const radius = Math.hypot((x - head.centreX) / (1.45 * unit), (y - head.eyesY - 0.3 * unit) / (1.9 * unit));
  return radius >= 1 ? 0 : Math.cos((Math.PI / 2) * radius) ** 2;
}

/**
 * Turns the head of a frontal picture about its upright axis by projecting a smooth depth model (orthographic view of
 * x' = x cos a + z sin a). `yaw` in degrees, positive to the person's own left, which is right in the picture; within
 * about 30 degrees either way.
 */
export function turnHead(picture: Pixels, head: HeadShape, yaw: number): Pixels {
  const angle = (yaw * Math.PI) / 180;
  const sine = Math.sin(angle);
  const narrowing = 1 - Math.cos(angle);
  const shiftAt = (x: number, y: number) =>
    depthAt(x, y, head) * sine - (x - head.centreX) * narrowing * share(x, y, head);
  return remap(picture, picture, (x, y) => {
    let from = x;
    for (let step = 0; step < STEPS; step += 1) from = x - shiftAt(from, y);
    return [from, y];
  });
}
