import type { Point, Quad } from '../facts.ts';
import { fitSides } from './fit-sides.ts';
import { loadOpenCv, type Mat, type OpenCv, withMats } from './opencv.ts';
import { type GrayPixels, imageOf, type RgbaPixels, rawPixels, toGray } from './pixels.ts';
import { orderCorners, scaleQuad } from './quad.ts';
import { rankOutlines, type ScoredOutline } from './rank-outlines.ts';

/** Long side of the copy that is searched; larger copies find print instead of edges. */
const SEARCH_SIDE = 640;

/** Canny thresholds from faint to strong edges: a white card on a pale table needs the first, clutter the last. */
const THRESHOLDS = [
  [15, 45],
  [40, 120],
  [90, 220],
] as const;

/** Smallest document as a share of the picture. */
const MIN_AREA = 0.06;

/** Tolerances for the number of corners, as shares of the perimeter; round corners need the larger ones. */
const EPSILONS = [0.02, 0.035, 0.05] as const;

/** The most likely outline of a document, in pixels of the given picture; null when there is none. */
export async function findOutline(pixels: RgbaPixels): Promise<Quad | null> {
  return (await findOutlines(pixels))[0] ?? null;
}

/** Possible outlines, the most likely first, none twice. In clutter the second or third may be the document. */
export async function findOutlines(pixels: RgbaPixels): Promise<readonly Quad[]> {
  const { cv } = await loadOpenCv();
  const gray = await toGray(pixels, SEARCH_SIDE);
  const scale = pixels.width / gray.width;
  const found: ScoredOutline[] = [];
  for (const plane of [gray, await saturationOf(pixels, gray)]) {
    for (const [low, high] of THRESHOLDS) found.push(...quadsAt(cv, plane, low, high));
  }
  return rankOutlines(found, gray).map((quad) => scaleQuad(quad, scale));
}

/** Saturation separates a coloured card from a grey table of the same lightness, where luma shows no edge. */
async function saturationOf(pixels: RgbaPixels, size: { width: number; height: number }): Promise<GrayPixels> {
  const small = await rawPixels(imageOf(pixels).resize(size.width, size.height, { fit: 'fill' }), 4);
  const data = new Uint8Array(small.width * small.height);
  for (let at = 0; at < data.length; at += 1) {
    const red = small.data[at * 4] ?? 0;
    const green = small.data[at * 4 + 1] ?? 0;
    const blue = small.data[at * 4 + 2] ?? 0;
    data[at] = Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  return { data, width: small.width, height: small.height };
}

function quadsAt(cv: OpenCv, plane: GrayPixels, low: number, high: number): readonly ScoredOutline[] {
  return withMats((keep) => {
    const source = keep(new cv.Mat(plane.height, plane.width, cv.CV_8UC1));
    source.data.set(plane.data);
    const edges = keep(new cv.Mat());
    cv.GaussianBlur(source, source, new cv.Size(5, 5), 0);
    cv.Canny(source, edges, low, high);
    cv.dilate(edges, edges, keep(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(3, 3))));
    const mask = edges.data.slice();
    const contours = keep(new cv.MatVector());
    cv.findContours(edges, contours, keep(new cv.Mat()), cv.RETR_LIST, cv.CHAIN_APPROX_NONE);
    const outlines: ScoredOutline[] = [];
    for (let index = 0; index < contours.size(); index += 1) {
      const contour = keep(contours.get(index));
      const quad = quadOf(cv, contour, plane.width * plane.height * MIN_AREA);
      if (quad !== null) outlines.push({ quad, support: edgeSupport(quad, mask, plane) });
    }
    return outlines;
  });
}

/** Four corners of a contour's hull, null when it is small or no quadrilateral. The hull ignores fingers and notches. */
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
      if (rough !== null) return fitSides(rough, pointsOf(contour));
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

/** Share of 100 points along the sides that lie on an edge, one pixel of play included. */
function edgeSupport(quad: Quad, mask: Uint8Array, size: { width: number; height: number }): number {
  let hits = 0;
  const steps = 25;
  for (let side = 0; side < 4; side += 1) {
    const from = quad[side] ?? quad[0];
    const to = quad[(side + 1) % 4] ?? quad[0];
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 0.5) / steps;
      const x = Math.round(from.x + (to.x - from.x) * share);
      const y = Math.round(from.y + (to.y - from.y) * share);
      if (isEdgeNear(mask, size, x, y)) hits += 1;
    }
  }
  return hits / (steps * 4);
}

function isEdgeNear(mask: Uint8Array, size: { width: number; height: number }, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const inside = x + dx >= 0 && y + dy >= 0 && x + dx < size.width && y + dy < size.height;
      if (inside && mask[(y + dy) * size.width + x + dx] !== 0) return true;
    }
  }
  return false;
}
