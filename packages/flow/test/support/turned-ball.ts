/** Pictures of a minimal head: an egg with a painted face, rotated about its axes in front of a wall. */
import type { Box, GreyFrame } from '../../src/camera/grey-frame.ts';

export interface BallView {
  /** Degrees, positive towards the person's left, which is right in the picture. */
  readonly yaw?: number;
  readonly pitch?: number;
  readonly roll?: number;
  /** Shifts in pixels. */
  readonly shiftX?: number;
  readonly shiftY?: number;
  /** Shift of the whole picture, the wall included. */
  readonly phoneX?: number;
  readonly growth?: number;
  readonly gain?: number;
  readonly lamp?: number;
}

export const ballGuide: Box = { x: 15, y: 20, width: 90, height: 120 };
const [width, height] = [120, 160];
const [radiusX, radiusY] = [38, 50];
const radians = Math.PI / 180;

const spot = (x: number, y: number, atX: number, atY: number, sizeX: number, sizeY: number) =>
  Math.exp(-(((x - atX) / sizeX) ** 2) - ((y - atY) / sizeY) ** 2);

/** Returns the paint at a point of the egg, in radii, as seen from the front. */
function paintAt(x: number, y: number): number {
  const eyes = spot(x, y, -0.36, -0.15, 0.14, 0.06) + spot(x, y, 0.36, -0.15, 0.14, 0.06);
  const brows = spot(x, y, -0.36, -0.32, 0.2, 0.04) + spot(x, y, 0.36, -0.32, 0.2, 0.04);
  const nose = spot(x, y, -0.07, 0.12, 0.05, 0.14) + spot(x, y, 0, 0.25, 0.14, 0.04);
  const mouth = spot(x, y, 0, 0.5, 0.24, 0.05);
  const hair = y < -0.6 ? 1 : 0;
  return 175 - 110 * eyes - 70 * brows - 40 * nose - 80 * mouth - 110 * hair;
}

const wallAt = (x: number, y: number) => 120 + 30 * Math.sin(x / 7) * Math.cos(y / 9) + (x > 20 && x < 24 ? 50 : 0);

function brightnessAt(view: BallView, x: number, y: number): number {
  const { yaw = 0, pitch = 0, roll = 0, shiftX = 0, shiftY = 0, growth = 1 } = view;
  const [sine, cosine] = [Math.sin(roll * radians), Math.cos(roll * radians)];
  const dx = (x - width / 2 - shiftX) / growth;
  const dy = (y - height / 2 - shiftY) / growth;
  const u = (dx * cosine + dy * sine) / radiusX;
  const v = (-dx * sine + dy * cosine) / radiusY;
  const depth = 1 - u * u - v * v;
  if (depth <= 0) return wallAt(x, y);
  const z = Math.sqrt(depth);
  const level = v * Math.cos(pitch * radians) - z * Math.sin(pitch * radians);
  const near = v * Math.sin(pitch * radians) + z * Math.cos(pitch * radians);
  return paintAt(u * Math.cos(yaw * radians) - near * Math.sin(yaw * radians), level);
}

/** Draws the egg. */
export function drawBall(view: BallView): GreyFrame {
  const { gain = 1, lamp = 0, phoneX = 0 } = view;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = gain * (1 + lamp * (x / width - 0.5));
      pixels[y * width + x] = Math.max(0, Math.min(255, light * brightnessAt(view, x - phoneX, y)));
    }
  }
  return { pixels, width, height };
}
