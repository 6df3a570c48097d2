/** Interleaved 8-bit pictures in memory and the two operations of text reading: quarter turns and rotated crops. */
import type { Box, Point } from '../facts.ts';

/** Pixels of three interleaved 8-bit channels in the order red, green, blue, row by row without padding. */
export interface RgbPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type Turn = 0 | 90 | 180 | 270;

/**
 * Rectangle at any angle: `origin` is its top left corner, `across` and `down` are the vectors of its sides in pixels.
 */
export interface RotatedBox {
  readonly origin: Point;
  readonly across: Point;
  readonly down: Point;
}

export function sideLength(side: Point): number {
  return Math.hypot(side.x, side.y);
}

/** Turns a copy clockwise. */
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

/** Crops a rotated box to an upright picture; averages several bilinear samples per pixel when shrinking. */
export function cropBox(pixels: RgbPixels, box: RotatedBox, width: number, height: number): RgbPixels {
  const shrink = Math.max(sideLength(box.across) / width, sideLength(box.down) / height);
  const grid = Math.min(Math.max(Math.round(shrink), 1), 4);
  const sums = new Float64Array(width * height * 3);
  for (let row = 0; row < grid; row += 1) {
    for (let column = 0; column < grid; column += 1) {
      addSamples(pixels, box, { width, height, u: (column + 0.5) / grid, v: (row + 0.5) / grid }, sums);
    }
  }
  const data = new Uint8Array(sums.length);
  for (let at = 0; at < data.length; at += 1) data[at] = sums[at]! / (grid * grid) + 0.5;
  return { data, width, height };
}

interface SampleGrid {
  readonly width: number;
  readonly height: number;
  /** Place of the sample in each pixel, 0 to 1. */
  readonly u: number;
  readonly v: number;
}

/** Adds one bilinear sample for each pixel, clamped to the picture, so that the indexes need no check. */
function addSamples({ data, ...size }: RgbPixels, box: RotatedBox, samples: SampleGrid, sums: Float64Array): void {
  const lastX = size.width - 1;
  const lastY = size.height - 1;
  const stride = size.width * 3;
  const stepX = box.across.x / samples.width;
  const stepY = box.across.y / samples.width;
  for (let y = 0, to = 0; y < samples.height; y += 1) {
    const v = (y + samples.v) / samples.height;
    const rowX = box.origin.x + box.down.x * v + stepX * samples.u - 0.5;
    const rowY = box.origin.y + box.down.y * v + stepY * samples.u - 0.5;
    for (let x = 0; x < samples.width; x += 1, to += 3) {
      const atX = Math.min(Math.max(rowX + stepX * x, 0), lastX);
      const atY = Math.min(Math.max(rowY + stepY * x, 0), lastY);
      const x0 = atX | 0;
      const y0 = atY | 0;
      const fx = atX - x0;
      const fy = atY - y0;
      const a = y0 * stride + x0 * 3;
      const b = x0 < lastX ? a + 3 : a;
      const c = y0 < lastY ? a + stride : a;
      const d = c + b - a;
      for (let channel = 0; channel < 3; channel += 1) {
        const top = data[a + channel]! + (data[b + channel]! - data[a + channel]!) * fx;
        const bottom = data[c + channel]! + (data[d + channel]! - data[c + channel]!) * fx;
        sums[to + channel]! += top + (bottom - top) * fy;
      }
    }
  }
}

/** Resizes the picture. */
export function resizePixels(pixels: RgbPixels, width: number, height: number): RgbPixels {
  const whole = { origin: { x: 0, y: 0 }, across: { x: pixels.width, y: 0 }, down: { x: 0, y: pixels.height } };
  return cropBox(pixels, whole, width, height);
}

/** Converts a level box to a rotated box. */
export function uprightBox({ x, y, width, height }: Box): RotatedBox {
  return { origin: { x, y }, across: { x: width, y: 0 }, down: { x: 0, y: height } };
}
