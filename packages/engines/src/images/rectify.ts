import type { Quad } from '../facts.ts';
import { loadOpenCv, type Mat, type OpenCv, withMats } from './opencv.ts';
import type { GrayPixels, RgbaPixels } from './pixels.ts';
import { meanSides } from './quad.ts';
import { CARD_RATIO, PAGE_RATIO } from './rank-outlines.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Long side of a rectified document: 18.7 px/mm on a card, 12.8 px/mm on a passport page, so that a MRZ character is 30
 * px wide.
 */
const LONG_SIDE = 1600;

/**
 * Returns the size of the rectified document: the nearer one of the card and the page shape, upright or on its side as
 * in the picture.
 */
export function documentSize(quad: Quad, longSide = LONG_SIDE): PictureSize {
  const { width, height } = meanSides(quad);
  const ratio = Math.max(width, height) / Math.min(width, height);
  const isCard = Math.abs(ratio - CARD_RATIO) <= Math.abs(ratio - PAGE_RATIO);
  const shortSide = Math.round(longSide / (isCard ? CARD_RATIO : PAGE_RATIO));
  return width >= height ? { width: longSide, height: shortSide } : { width: shortSide, height: longSide };
}

/** Cuts out the document and corrects its perspective, at `documentSize` if no size is given. */
export async function rectify(
  pixels: RgbaPixels,
  quad: Quad,
  size: PictureSize = documentSize(quad),
): Promise<RgbaPixels> {
  const { cv } = await loadOpenCv();
  return warp(cv, cv.CV_8UC4, pixels, quad, size);
}

/** Cuts out the part of a grey picture inside a quadrilateral, as a rectangle of the given size. */
export async function rectifyGray(pixels: GrayPixels, quad: Quad, size: PictureSize): Promise<GrayPixels> {
  const { cv } = await loadOpenCv();
  return warp(cv, cv.CV_8UC1, pixels, quad, size);
}

function warp(cv: OpenCv, type: number, pixels: GrayPixels, quad: Quad, size: PictureSize): GrayPixels {
  return withMats((keep) => {
    const source = keep(new cv.Mat(pixels.height, pixels.width, type));
    source.data.set(pixels.data);
    const corners = quad.flatMap(({ x, y }) => [x, y]);
    const target = [0, 0, size.width, 0, size.width, size.height, 0, size.height];
    const transform = keep(cv.getPerspectiveTransform(keep(cornerMat(cv, corners)), keep(cornerMat(cv, target))));
    const flat = keep(new cv.Mat());
    const outer = new cv.Size(size.width, size.height);
    const fill = new cv.Scalar(255, 255, 255, 255);
    cv.warpPerspective(source, flat, transform, outer, cv.INTER_LINEAR, cv.BORDER_REPLICATE, fill);
    return { data: flat.data.slice(), width: size.width, height: size.height };
  });
}

function cornerMat(cv: OpenCv, coordinates: readonly number[]): Mat {
  const mat = new cv.Mat(4, 1, cv.CV_32FC2);
  mat.data32F.set(coordinates);
  return mat;
}
