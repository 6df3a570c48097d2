/** What the surface of a rectified front tells: see the parts in this folder. */
import type { SurfaceFacts } from '../../facts.ts';
import { loadOpenCv } from '../opencv.ts';
import { type RgbaPixels, toGray } from '../pixels.ts';
import { findGratings } from './find-gratings.ts';
import { powerSpectrum } from './power-spectrum.ts';

/** About 50 ms for a side of 1600 pixels. */
export async function measureSurface(flat: RgbaPixels): Promise<SurfaceFacts> {
  const { cv } = await loadOpenCv();
  const spectrum = powerSpectrum(cv, await toGray(flat));
  return { gratings: spectrum === null ? null : findGratings(spectrum) };
}
