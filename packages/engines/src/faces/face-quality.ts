import type { Box, ImageQuality } from '../facts.ts';
import { cropTo, intersection, type RgbPicture } from './rgb-picture.ts';

/** Width of the measured copy, so that the result is independent of the picture's size. */
const MEASURED_WIDTH = 100;
/** Minimum of all three channels for a pixel to count as saturated. */
const SATURATED = 250;
/** Minimum share of saturated pixels to count as glare. */
const GLARE_WORTH_NAMING = 0.02;

/**
 * Measures the quality of the face's area in a picture. Sharpness is the variance of the Laplacian on a grey copy 100
 * pixels wide (a face fills it, a document needs more).
 */
export async function faceQuality(picture: RgbPicture, box: Box): Promise<ImageQuality> {
  const area = intersection(box, picture);
  if (area === null) throw new Error('The face lies outside the picture');
  const copy = await cropTo(picture, area, MEASURED_WIDTH * Math.max(1, area.height / area.width));
  const luma = new Float32Array(copy.width * copy.height);
  let brightness = 0;
  let saturation = 0;
  let saturated = 0;
  const glare = { left: copy.width, top: copy.height, right: -1, bottom: -1 };
  for (let index = 0; index < luma.length; index += 1) {
    const [red, green, blue] = [copy.rgb[3 * index] ?? 0, copy.rgb[3 * index + 1] ?? 0, copy.rgb[3 * index + 2] ?? 0];
    const largest = Math.max(red, green, blue);
    const smallest = Math.min(red, green, blue);
    luma[index] = 0.299 * red + 0.587 * green + 0.114 * blue;
    brightness += luma[index] ?? 0;
    saturation += largest === 0 ? 0 : (largest - smallest) / largest;
    if (smallest >= SATURATED) {
      saturated += 1;
      widen(glare, index % copy.width, Math.floor(index / copy.width));
    }
  }
  const glareShare = saturated / luma.length;
  return {
    sharpness: laplacianVariance(luma, copy.width, copy.height),
    glareShare,
    glareBox: glareShare < GLARE_WORTH_NAMING ? null : toPicture(glare, copy),
    brightness: brightness / luma.length,
    colorfulness: saturation / luma.length,
    subjectShortSidePx: Math.round(Math.min(box.width, box.height)),
  };
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function widen(bounds: Bounds, x: number, y: number): void {
  bounds.left = Math.min(bounds.left, x);
  bounds.top = Math.min(bounds.top, y);
  bounds.right = Math.max(bounds.right, x);
  bounds.bottom = Math.max(bounds.bottom, y);
}

function toPicture(bounds: Bounds, copy: { left: number; top: number; scale: number }): Box {
  return {
    x: copy.left + bounds.left / copy.scale,
    y: copy.top + bounds.top / copy.scale,
    width: (bounds.right - bounds.left + 1) / copy.scale,
    height: (bounds.bottom - bounds.top + 1) / copy.scale,
  };
}

function laplacianVariance(luma: Float32Array, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = (luma[at - 1] ?? 0) + (luma[at + 1] ?? 0) + (luma[at - width] ?? 0) + (luma[at + width] ?? 0);
      const value = around - 4 * (luma[at] ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
