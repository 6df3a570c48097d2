/** Measurement of the gratings of one photographed side, without reading it. */
import type { Gratings } from '../../src/facts.ts';
import { loadOpenCv } from '../../src/images/opencv.ts';
import { findOutlines } from '../../src/images/outline.ts';
import { lumaOf, readPixels } from '../../src/images/pixels.ts';
import { rectify } from '../../src/images/rectify.ts';
import { findGratings } from '../../src/images/surface/find-gratings.ts';
import { powerSpectrum } from '../../src/images/surface/power-spectrum.ts';

/** Measures the gratings; null if the side is too small. */
export async function measureGratings(picture: Buffer): Promise<Gratings | null> {
  const pixels = await readPixels(picture);
  const [outline] = await findOutlines(pixels);
  const flat = outline ? await rectify(pixels, outline) : pixels;
  const { cv } = await loadOpenCv();
  const spectrum = powerSpectrum(cv, lumaOf(flat));
  return spectrum && findGratings(spectrum);
}
