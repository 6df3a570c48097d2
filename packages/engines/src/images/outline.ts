import type { Point, Quad } from '../facts.ts';
import { edgeSupport } from './edge-support.ts';
import { fitSides } from './fit-sides.ts';
import { quadsBetweenLines } from './line-outlines.ts';
import { loadOpenCv, type Mat, type OpenCv, withMats } from './opencv.ts';
import { type RgbaPixels, shrinkPixels } from './pixels.ts';
import { mapCorners, orderCorners } from './quad.ts';
import { isPlausible, rankOutlines, type ScoredOutline } from './rank-outlines.ts';

/** Long side of the searched copy; larger copies find print instead of edges. */
const SEARCH_SIDE = 640;

/** Canny thresholds from faint to strong edges: a white card on a pale table needs the first, clutter the last. */
const THRESHOLDS = [
  [15, 45],
  [40, 120],
  [90, 220],
] as const;

/** Minimum area of a document as a share of the picture. */
const MIN_AREA = 0.06;

/** Tolerances of corner detection, as shares of the perimeter; round corners need the larger ones. */
const EPSILONS = [0.02, 0.035, 0.05] as const;

/** Finds the most likely outline of a document, in pixels of the given picture; null if there is none. */
export async function findOutline(pixels: RgbaPixels): Promise<Quad | null> {
  return (await findOutlines(pixels))[0] ?? null;
}

/**
 * Finds possible outlines, most likely first, without duplicates. In clutter the second or third may be the document.
 */
export async function findOutlines(pixels: RgbaPixels): Promise<readonly Quad[]> {
  const { cv } = await loadOpenCv();
  const small = await shrinkPixels(pixels, SEARCH_SIDE);
  const scale = pixels.width / small.width;
  // Edges are at the middle of pixels of the small copy, half a pixel from their own corner.
  const enlarge = (at: number): number => (at + 0.5) * scale;
  return rankOutlines(quadsIn(cv, small), small).map(({ quad }) =>
    fitSides(
      mapCorners(quad, ({ x, y }) => ({ x: enlarge(x), y: enlarge(y) })),
      pixels,
    ),
  );
}

/**
 * Finds quadrilaterals by edges of every strength. Canny uses the channel that changes most at each place, so a card is
 * distinguished from a table of the same lightness.
 */
function quadsIn(cv: OpenCv, pixels: RgbaPixels): readonly ScoredOutline[] {
  return withMats((keep) => {
    const source = keep(new cv.Mat(pixels.height, pixels.width, cv.CV_8UC3));
    fillRgb(source.data, pixels.data);
    cv.GaussianBlur(source, source, new cv.Size(5, 5), 0);
    // Computed once for all thresholds, in the way Canny itself does.
    const [across, down] = [keep(new cv.Mat()), keep(new cv.Mat())];
    cv.Sobel(source, across, cv.CV_16S, 1, 0, 3, 1, 0, cv.BORDER_REPLICATE);
    cv.Sobel(source, down, cv.CV_16S, 0, 1, 3, 1, 0, cv.BORDER_REPLICATE);
    return THRESHOLDS.flatMap(([low, high]) =>
      withMats((hold) => {
        const edges = hold(new cv.Mat());
        cv.Canny1(across, down, edges, low, high);
        return quadsOn(cv, edges);
      }),
    );
  });
}

function fillRgb(rgb: Uint8Array, rgba: Uint8Array): void {
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!;
    rgb[to + 1] = rgba[from + 1]!;
    rgb[to + 2] = rgba[from + 2]!;
  }
}

/** Finds plausible quadrilaterals on an edge mask one pixel wide. */
function quadsOn(cv: OpenCv, edges: Mat): readonly ScoredOutline[] {
  return withMats((keep) => {
    const size = { width: edges.cols, height: edges.rows };
    const mask = { data: edges.data.slice(), ...size };
    const minLength = Math.min(size.width, size.height) * 0.35;
    const between = quadsBetweenLines(cv, edges, minLength);
    const wide = keep(new cv.Mat());
    cv.dilate(edges, wide, keep(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(3, 3))));
    const around = contourQuads(cv, wide, size.width * size.height * MIN_AREA);
    const plausible = [...around, ...between].filter((quad) => isPlausible(quad, size));
    return plausible.map((quad) => ({ quad, support: edgeSupport(quad, mask) }));
  });
}

function contourQuads(cv: OpenCv, edges: Mat, minArea: number): readonly Quad[] {
  return withMats((keep) => {
    const contours = keep(new cv.MatVector());
    cv.findContours(edges, contours, keep(new cv.Mat()), cv.RETR_LIST, cv.CHAIN_APPROX_NONE);
    const quads: Quad[] = [];
    for (let index = 0; index < contours.size(); index += 1) {
      const quad = quadOf(cv, keep(contours.get(index)), minArea);
      if (quad !== null) quads.push(quad);
    }
    return quads;
  });
}

/**
 * Returns four corners of a contour's hull; null if it is small or not a quadrilateral. The hull ignores fingers and
 * notches.
 */
function quadOf(cv: OpenCv, contour: Mat, minArea: number): Quad | null {
  return withMats((keep) => {
    const hull = keep(new cv.Mat());
    if (contour.rows < 40) return null;
    cv.convexHull(contour, hull);
    if (cv.contourArea(hull) < minArea) return null;
    const perimeter = cv.arcLength(hull, true);
    for (const epsilon of EPSILONS) {
      const corners = keep(new cv.Mat());
      cv.approxPolyDP(hull, corners, epsilon * perimeter, true);
      const rough = corners.rows === 4 ? orderCorners(pointsOf(corners)) : null;
      if (rough !== null) return rough;
    }
    return null;
  });
}

function pointsOf(contour: Mat): readonly Point[] {
  const points: Point[] = [];
  for (let row = 0; row < contour.rows; row += 1) {
    points.push({ x: contour.data32S[row * 2] ?? 0, y: contour.data32S[row * 2 + 1] ?? 0 });
  }
  return points;
}
