/** Interleaved 8-bit pictures in memory and the two movements text reading needs: quarter turns and rotated crops. */
import type { Point } from '../facts.ts';

/** Three interleaved 8-bit channels in the order red, green, blue, row by row without padding. */
export interface RgbPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type Turn = 0 | 90 | 180 | 270;

/** A rectangle at any angle: `origin` is its top left corner, `across` and `down` are the vectors of its sides in pixels. */
export interface RotatedBox {
  readonly origin: Point;
  readonly across: Point;
  readonly down: Point;
}

export function sideLength(side: Point): number {
  return Math.hypot(side.x, side.y);
}

/** A copy turned clockwise. */
export function turnPixels(pixels: RgbPixels, turn: Turn): RgbPixels {
  if (turn === 0) return pixels;
  const { width, height, data } = pixels;
  const quarter = turn !== 180;
  const outWidth = quarter ? height : width;
  const outHeight = quarter ? width : height;
  const out = new Uint8Array(data.length);
  for (let y = 0; y < outHeight; y += 1) {
    for (let x = 0; x < outWidth; x += 1) {
      const fromX = turn === 90 ? y : width - 1 - (turn === 180 ? x : y);
      const fromY = turn === 90 ? height - 1 - x : turn === 180 ? height - 1 - y : x;
      const from = (fromY * width + fromX) * 3;
      const to = (y * outWidth + x) * 3;
      out[to] = data[from] ?? 0;
      out[to + 1] = data[from + 1] ?? 0;
      out[to + 2] = data[from + 2] ?? 0;
    }
  }
  return { data: out, width: outWidth, height: outHeight };
}

/** Adds the bilinear sample at (x, y), clamped to the picture, to three sums. */
function addSample(pixels: RgbPixels, x: number, y: number, sums: Float64Array): void {
  const { width, height, data } = pixels;
  const clampedX = Math.min(Math.max(x, 0), width - 1);
  const clampedY = Math.min(Math.max(y, 0), height - 1);
  const x0 = Math.floor(clampedX);
  const y0 = Math.floor(clampedY);
  const x1 = Math.min(x0 + 1, width - 1);
  const y1 = Math.min(y0 + 1, height - 1);
  const fx = clampedX - x0;
  const fy = clampedY - y0;
  const a = (y0 * width + x0) * 3;
  const b = (y0 * width + x1) * 3;
  const c = (y1 * width + x0) * 3;
  const d = (y1 * width + x1) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const top = (data[a + channel] ?? 0) * (1 - fx) + (data[b + channel] ?? 0) * fx;
    const bottom = (data[c + channel] ?? 0) * (1 - fx) + (data[d + channel] ?? 0) * fx;
    sums[channel] = (sums[channel] ?? 0) + top * (1 - fy) + bottom * fy;
  }
}

/** The content of a rotated box as an upright picture; averages several samples a pixel where it shrinks. */
export function cropBox(pixels: RgbPixels, box: RotatedBox, width: number, height: number): RgbPixels {
  const shrink = Math.max(sideLength(box.across) / width, sideLength(box.down) / height);
  const grid = Math.min(Math.max(Math.round(shrink), 1), 4);
  const data = new Uint8Array(width * height * 3);
  const sums = new Float64Array(3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      sums.fill(0);
      for (let sample = 0; sample < grid * grid; sample += 1) {
        const u = (x + ((sample % grid) + 0.5) / grid) / width;
        const v = (y + (Math.floor(sample / grid) + 0.5) / grid) / height;
        const atX = box.origin.x + box.across.x * u + box.down.x * v - 0.5;
        const atY = box.origin.y + box.across.y * u + box.down.y * v - 0.5;
        addSample(pixels, atX, atY, sums);
      }
      for (let channel = 0; channel < 3; channel += 1) {
        data[(y * width + x) * 3 + channel] = Math.round((sums[channel] ?? 0) / (grid * grid));
      }
    }
  }
  return { data, width, height };
}

/** The same picture at another size. */
export function resizePixels(pixels: RgbPixels, width: number, height: number): RgbPixels {
  const whole = { origin: { x: 0, y: 0 }, across: { x: pixels.width, y: 0 }, down: { x: 0, y: pixels.height } };
  return cropBox(pixels, whole, width, height);
}
