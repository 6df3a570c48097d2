import type { Box, Gratings, NormalizedImage } from '../facts.ts';
import { loadOpenCv } from '../images/opencv.ts';
import { readGray } from '../images/pixels.ts';
import { findGratings } from '../images/surface/find-gratings.ts';
import { powerSpectrum } from '../images/surface/power-spectrum.ts';

/**
 * Size of the analysed part, slightly larger than the face: clothes are woven, and a weave has two directions as well.
 */
const AROUND = 1.1;

/** Measures gratings around the face of a photo in its own pixels; null if the part is too small. */
export async function faceGratings(photo: NormalizedImage, face: Box): Promise<Gratings | null> {
  const gray = await readGray(photo.jpeg);
  const [width, height] = [face.width * AROUND, face.height * AROUND];
  const left = Math.max(0, Math.round(face.x + (face.width - width) / 2));
  const top = Math.max(0, Math.round(face.y + (face.height - height) / 2));
  const right = Math.min(gray.width, Math.round(left + width));
  const bottom = Math.min(gray.height, Math.round(top + height));
  if (right <= left || bottom <= top) return null;
  const data = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y += 1) {
    data.set(gray.data.subarray(y * gray.width + left, y * gray.width + right), (y - top) * (right - left));
  }
  const { cv } = await loadOpenCv();
  const spectrum = powerSpectrum(cv, { data, width: right - left, height: bottom - top });
  return spectrum === null ? null : findGratings(spectrum);
}
