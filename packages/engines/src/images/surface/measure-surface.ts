/** Measurement of a front's surface, composed of the parts in this folder. */
import type { Box, PictureSize, Quad, SurfaceFacts } from '../../facts.ts';
import { boxOnPage } from '../box-on-page.ts';
import { loadOpenCv } from '../opencv.ts';
import { lumaOf, type RgbaPixels } from '../pixels.ts';
import { findGratings } from './find-gratings.ts';
import { findHoles } from './find-holes.ts';
import { findNoiseless } from './find-noiseless.ts';
import { powerSpectrum } from './power-spectrum.ts';

/** All versions of a side for the measurements. */
export interface LaidSide {
  /** Photograph. */
  readonly pixels: RgbaPixels;
  /** Outline of the side in the photograph. */
  readonly outline: Quad | null;
  /** Rectified side in its original rotation, at full size. */
  readonly flat: RgbaPixels;
  /** Size of the upright page that boxes refer to. */
  readonly page: PictureSize;
  /** Degrees the rectified side was turned to be upright. */
  readonly turned: 0 | 90 | 180 | 270;
}

const wholeOf = ({ width, height }: PictureSize): Quad => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** Measures the surface, in about 80 ms for a photograph of 2.4 megapixels. */
export async function measureSurface(side: LaidSide): Promise<SurfaceFacts> {
  const { pixels, outline, flat, page, turned } = side;
  const { cv } = await loadOpenCv();
  const spectrum = powerSpectrum(cv, lumaOf(flat));
  const gratings = spectrum === null ? null : findGratings(spectrum);
  const { quiet, ...noise } = findNoiseless(lumaOf(pixels), outline ?? wholeOf(pixels));
  // A hole shows the background, which is not visible if the document fills the picture.
  const holes = outline ? await findHoles(cv, flat, pixels, outline) : null;
  const inPhotograph = (box: Box) => boxOnPage(box, outline, pixels, page, turned);
  const onFlat = (box: Box) => boxOnPage(box, null, flat, page, turned);
  return {
    gratings,
    noise: { ...noise, quiet: quiet.map((part) => ({ ...part, box: inPhotograph(part.box) ?? part.box })) },
    holes: holes?.flatMap((box) => onFlat(box) ?? []) ?? null,
  };
}
