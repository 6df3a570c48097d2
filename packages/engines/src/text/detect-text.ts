/**
 * Detection of text regions: the DB network of PP-OCRv6 and its post-processing (Liao et al., Real-time Scene Text
 * Detection with Differentiable Binarization, 2020): threshold, connected components, smallest rectangle, grown by area
 * over perimeter.
 */
import type { InferenceSession } from 'onnxruntime-node';
import type { Point } from '../facts.ts';
import { type RgbPixels, type RotatedBox, resizePixels, sideLength } from './pixels.ts';
import { type Normalization, runNetwork, toPlanes } from './sessions.ts';
import { growBox, scaleBox, smallestRectangle } from './smallest-rectangle.ts';

export interface TextRegion {
  readonly box: RotatedBox;
  /** Mean of the network's map inside the region, 0 to 1. */
  readonly score: number;
}

const IMAGENET: Normalization = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
const LONG_SIDE = 960;
const MAP_THRESHOLD = 0.3;
const REGION_THRESHOLD = 0.5;
const UNCLIP_RATIO = 1.6;
const SMALLEST_SIDE = 3;

interface Component {
  readonly edge: readonly Point[];
  readonly score: number;
}

/** Collects the connected points of the map over the threshold; only the ends of each row matter for the outline. */
function growComponent(map: Float32Array, width: number, height: number, seen: Uint8Array, seed: number): Component {
  const stack = [seed];
  const ends = new Map<number, [number, number]>();
  let sum = 0;
  let count = 0;
  seen[seed] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    sum += map[at] ?? 0;
    count += 1;
    const row = ends.get(y);
    if (row) ends.set(y, [Math.min(row[0], x), Math.max(row[1], x)]);
    else ends.set(y, [x, x]);
    const visit = (next: number): void => {
      if (seen[next] === 1 || (map[next] ?? 0) <= MAP_THRESHOLD) return;
      seen[next] = 1;
      stack.push(next);
    };
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (y < height - 1) visit(at + width);
  }
  const edge = [...ends].flatMap(([y, [left, right]]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ]);
  return { edge, score: sum / count };
}

function regionOf(component: Component): TextRegion | null {
  if (component.score < REGION_THRESHOLD) return null;
  const tight = smallestRectangle(component.edge);
  if (!tight) return null;
  const width = sideLength(tight.across);
  const height = sideLength(tight.down);
  if (Math.min(width, height) < SMALLEST_SIDE) return null;
  const margin = (width * height * UNCLIP_RATIO) / (2 * (width + height));
  return { box: growBox(tight, margin), score: component.score };
}

function regionsOf(map: Float32Array, width: number, height: number): readonly TextRegion[] {
  const seen = new Uint8Array(map.length);
  const regions: TextRegion[] = [];
  for (let at = 0; at < map.length; at += 1) {
    if (seen[at] === 1 || (map[at] ?? 0) <= MAP_THRESHOLD) continue;
    const region = regionOf(growComponent(map, width, height, seen, at));
    if (region) regions.push(region);
  }
  return regions;
}

/**
 * Detects text regions in pixels of the given picture, in no particular order; `longSide` is that of the network's
 * input.
 */
export async function detectText(
  session: InferenceSession,
  pixels: RgbPixels,
  longSide: number = LONG_SIDE,
): Promise<readonly TextRegion[]> {
  const ratio = Math.min(longSide / Math.max(pixels.width, pixels.height), 1);
  const size = (side: number): number => Math.max(Math.round((side * ratio) / 32) * 32, 32);
  const [width, height] = [size(pixels.width), size(pixels.height)];
  const planes = toPlanes(resizePixels(pixels, width, height), width, IMAGENET);
  const map = await runNetwork(session, planes, [1, 3, height, width]);
  return regionsOf(map.data, width, height).map((region) => ({
    box: scaleBox(region.box, pixels.width / width, pixels.height / height),
    score: region.score,
  }));
}
