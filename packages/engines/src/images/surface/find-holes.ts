/**
 * Detection of holes punched through a document: round spots of one size that show the surroundings. Round prints have
 * the colours of a print, and no sharp edge all around.
 */
import type { Box, Quad } from '../../facts.ts';
import { type Mat, type OpenCv, withMats } from '../opencv.ts';
import { imageOf, lumaOf, type RgbaPixels, rawPixels } from '../pixels.ts';
import { mapCorners } from '../quad.ts';

/** Width of the analysed copy: 9.3 px/mm on a card, 6.4 on a passport page. */
const WIDTH = 800;
/** Radius in pixels of the copy: 2.2 mm of a passport page to 4 mm of a card. */
const SMALLEST = 13;
const LARGEST = 38;
/**
 * Minimum roundness, 4 pi area / perimeter squared of the outline; 1 is a circle, pixels of one this small reach about
 * 0.9.
 */
const ROUNDNESS = 0.8;
/** Number of directions in which the edge is searched. */
const RAYS = 32;
/** Minimum share of the rays with an edge. */
const RAY_SHARE = 0.9;
/** Minimum difference of the colours on both sides of the edge; the largest of three channels, 0 to 255. */
const EDGE = 24;
/** Maximum difference of the middle from a colour around the document. */
const LIKE_GROUND = 26;
/** Maximum standard deviation of luma inside. */
const EVEN = 16;

type Colour = readonly [red: number, green: number, blue: number];

function colourAt({ data, width, height }: RgbaPixels, x: number, y: number): Colour {
  const column = Math.min(Math.max(Math.round(x), 0), width - 1);
  const row = Math.min(Math.max(Math.round(y), 0), height - 1);
  const at = (row * width + column) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

const difference = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** Returns the colours around the document, slightly off its edge. `pixels` is the smoothed photograph. */
function groundColours(pixels: RgbaPixels, outline: Quad): readonly Colour[] {
  const centre = {
    x: outline.reduce((sum, { x }) => sum + x, 0) / 4,
    y: outline.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const colours: Colour[] = [];
  for (const reach of [1.03, 1.06, 1.1]) {
    const outer = mapCorners(outline, ({ x, y }) => ({
      x: centre.x + (x - centre.x) * reach,
      y: centre.y + (y - centre.y) * reach,
    }));
    for (const [index, from] of outer.entries()) {
      const to = outer[(index + 1) % 4] ?? from;
      for (let step = 0; step < 24; step += 1) {
        const [x, y] = [from.x + ((to.x - from.x) * step) / 24, from.y + ((to.y - from.y) * step) / 24];
        if (x >= 0 && y >= 0 && x < pixels.width && y < pixels.height) colours.push(colourAt(pixels, x, y));
      }
    }
  }
  return colours;
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Returns round closed edges of the size of a punch. */
function roundEdges(cv: OpenCv, source: Mat): Circle[] {
  return withMats((keep) => {
    const edges = keep(new cv.Mat());
    const thick = keep(new cv.Mat());
    const circles: Circle[] = [];
    cv.Canny(source, edges, 30, 90);
    cv.dilate(edges, thick, keep(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(3, 3))));
    const contours = keep(new cv.MatVector());
    cv.findContours(thick, contours, keep(new cv.Mat()), cv.RETR_LIST, cv.CHAIN_APPROX_NONE);
    for (let index = 0; index < contours.size(); index += 1) {
      const contour = keep(contours.get(index));
      const circle = circleOf(cv, contour);
      if (circle !== null) circles.push(circle);
    }
    return circles;
  });
}

function circleOf(cv: OpenCv, contour: Mat): Circle | null {
  const points = contour.data32S;
  const count = points.length / 2;
  if (count < 2 * Math.PI * SMALLEST * 0.7 || count > 2 * Math.PI * LARGEST * 1.5) return null;
  const area = cv.contourArea(contour);
  const around = cv.arcLength(contour, true);
  const radius = Math.sqrt(area / Math.PI);
  if (radius < SMALLEST || radius > LARGEST || (4 * Math.PI * area) / (around * around) < ROUNDNESS) return null;
  let [x, y] = [0, 0];
  for (let at = 0; at < points.length; at += 2) {
    x += points[at] ?? 0;
    y += points[at + 1] ?? 0;
  }
  return { x: x / count, y: y / count, radius };
}

function isEven(page: RgbaPixels, { x, y, radius }: Circle): boolean {
  let [sum, squares, count] = [0, 0, 0];
  for (let down = -0.7; down <= 0.7; down += 0.1) {
    for (let right = -0.7; right <= 0.7; right += 0.1) {
      if (Math.hypot(right, down) > 0.7) continue;
      const [red, green, blue] = colourAt(page, x + right * radius, y + down * radius);
      const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
      sum += luma;
      squares += luma * luma;
      count += 1;
    }
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) <= EVEN;
}

function hasEdge(page: RgbaPixels, { x, y, radius }: Circle): boolean {
  const middle = colourAt(page, x, y);
  let seen = 0;
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (2 * Math.PI * ray) / RAYS;
    const [right, down] = [Math.cos(angle), Math.sin(angle)];
    const inside = colourAt(page, x + right * radius * 0.7, y + down * radius * 0.7);
    const outside = colourAt(page, x + right * radius * 1.35, y + down * radius * 1.35);
    if (difference(inside, outside) >= EDGE && difference(middle, inside) < difference(middle, outside)) seen += 1;
  }
  return seen >= RAYS * RAY_SHARE;
}

/** Finds the holes of a rectified side, in its pixels. `outline` is the side in the photograph `pixels`. */
export async function findHoles(
  cv: OpenCv,
  flat: RgbaPixels,
  pixels: RgbaPixels,
  outline: Quad,
): Promise<readonly Box[]> {
  const page = await rawPixels(imageOf(flat).resize({ width: WIDTH }).blur(1.2), 4);
  const gray = lumaOf(page);
  const circles = withMats((keep) => {
    const source = keep(new cv.Mat(gray.height, gray.width, cv.CV_8UC1));
    source.data.set(gray.data);
    return roundEdges(cv, source);
  });
  const sound = circles.filter((circle) => isEven(page, circle) && hasEdge(page, circle));
  if (sound.length === 0) return [];
  const ground = groundColours(await rawPixels(imageOf(pixels).blur(3), 4), outline);
  const holes: Circle[] = [];
  for (const circle of sound.sort((a, b) => b.radius - a.radius)) {
    const middle = colourAt(page, circle.x, circle.y);
    const isKnown = holes.some((hole) => Math.hypot(hole.x - circle.x, hole.y - circle.y) < hole.radius);
    if (!isKnown && ground.some((colour) => difference(colour, middle) <= LIKE_GROUND)) holes.push(circle);
  }
  const scale = flat.width / WIDTH;
  return holes.map(({ x, y, radius }) => ({
    x: Math.round((x - radius) * scale),
    y: Math.round((y - radius) * scale),
    width: Math.round(2 * radius * scale),
    height: Math.round(2 * radius * scale),
  }));
}
