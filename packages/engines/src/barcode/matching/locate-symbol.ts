/**
 * Location of the corners of a nearly level PDF417 symbol, by its start and stop patterns, which are equal in all its
 * rows.
 */

import type { Point, Quad } from '../../facts.ts';
import { dotProduct } from '../../images/dot-product.ts';
import type { GrayPixels } from '../../images/pixels.ts';
import { standardize } from '../../images/standardize.ts';
import {
  CODEWORD_MODULES,
  drawPattern,
  START_PATTERN,
  STOP_MODULES,
  STOP_PATTERN,
  type Widths,
} from './codeword-patterns.ts';

export interface LocatedSymbol {
  /** Outer corners of the start and stop patterns, in pixels of the picture. */
  readonly corners: Quad;
  /** Width of a module in pixels. */
  readonly module: number;
}

/** Horizontal bands, searched for the patterns one by one. */
const BANDS = 24;
/** Blur between sharp and soft, in modules; precise enough for the comparison. */
const BLUR = 0.6;
/** Minimum correlation of a band with the pattern. */
const LEAST_FIT = 0.7;
const LEAST_BANDS = 3;
/** Minimum strength of a sighting, as a share of the strongest one. */
const LEAST_STRENGTH = 0.4;
const SMALLEST_MODULE = 1.6;
const LARGEST_MODULE = 9;
const MODULE_STEP = 1.06;
/** Maximum ratio of module widths at the two ends of the symbol, due to perspective that was not corrected. */
const LARGEST_SHRINKAGE = 1.3;
/** Maximum distance of a band from the line of the others, in modules. */
const LARGEST_OFFSET = 2.5;
/** Minimum contrast between the wide bar and the paper above and below it. */
const LEAST_CONTRAST = 30;
/** Share of the picture's width from which on the stop pattern is searched. */
const STOP_FROM = 0.4;

interface Sighting {
  /** Left end of the pattern. */
  readonly x: number;
  readonly y: number;
  readonly module: number;
  readonly strength: number;
}

interface Stripe {
  readonly from: number;
  readonly to: number;
  /** Columns to the right for each row down. */
  readonly slope: number;
}

/** Returns the mean of the rows `from` to `to` for each column at the height of the middle row, along the slope. */
function profileOf({ data, width }: GrayPixels, { from, to, slope }: Stripe): Float32Array {
  const profile = new Float32Array(width);
  for (let y = from; y < to; y += 1) {
    const shift = Math.round((y - (from + to) / 2) * slope);
    for (let x = 0; x < width; x += 1) {
      const at = Math.min(Math.max(x + shift, 0), width - 1);
      profile[x] = (profile[x] ?? 0) + (data[y * width + at] ?? 0);
    }
  }
  return profile.map((sum) => sum / (to - from));
}

interface Fitting {
  readonly x: number;
  /** Correlation, -1 to 1. */
  readonly fit: number;
  /** Strength of the pattern: correlation times contrast. */
  readonly strength: number;
}

/** Finds the strongest place of a pattern with zero mean and unit length in a profile. */
function bestPlace(profile: Float32Array, pattern: Float32Array, from: number, to: number): Fitting {
  const { length } = pattern;
  let best: Fitting = { x: 0, fit: -1, strength: -1 };
  let [sum, squares] = [0, 0];
  for (let index = 0; index < length - 1; index += 1) {
    const value = profile[from + index] ?? 0;
    sum += value;
    squares += value * value;
  }
  for (let x = from; x + length <= to; x += 1) {
    const entering = profile[x + length - 1] ?? 0;
    sum += entering;
    squares += entering * entering;
    const spread = squares - (sum * sum) / length;
    // A correlation product never exceeds the norm of its window, so most products need not be computed.
    if (spread >= length * 16 && spread > best.strength * Math.abs(best.strength)) {
      const product = dotProduct(profile, x, pattern, 0, length);
      const fit = product / Math.sqrt(spread);
      if (fit >= LEAST_FIT && product > best.strength) best = { x, fit, strength: product };
    }
    const leaving = profile[x] ?? 0;
    sum -= leaving;
    squares -= leaving * leaving;
  }
  return best;
}

function sizesBetween(smallest: number, largest: number): readonly number[] {
  const modules: number[] = [];
  for (let module = smallest; module <= largest; module *= MODULE_STEP) modules.push(module);
  return modules;
}

interface Drawn {
  readonly module: number;
  /** Pixels of white before the pattern. */
  readonly lead: number;
  readonly values: Float32Array;
}

/** Draws a pattern in each size with the adjacent white, which distinguishes it from other bars. */
function drawSizes(widths: Widths, modules: readonly number[]): readonly Drawn[] {
  const isStop = widths.length % 2 === 1;
  return modules.map((module) => {
    const bars = drawPattern(widths, module, BLUR, isStop);
    const quiet = new Float32Array(Math.round(2 * module)).fill(1);
    const drawn = isStop ? [...bars, ...quiet] : [...quiet, ...bars];
    return { module, lead: isStop ? 0 : quiet.length, values: standardize(Float32Array.from(drawn)) };
  });
}

/** Returns the best sighting in one stripe between two columns. */
function sight(picture: GrayPixels, stripe: Stripe, sizes: readonly Drawn[], from: number, to: number): Sighting {
  const profile = profileOf(picture, stripe);
  let best: Sighting = { x: 0, y: (stripe.from + stripe.to) / 2, module: 0, strength: -1 };
  for (const { module, lead, values } of sizes) {
    const { x, strength } = bestPlace(
      profile,
      values,
      Math.max(Math.floor(from), 0),
      Math.min(Math.ceil(to), picture.width),
    );
    // A wider pattern sums more columns.
    const perRoot = strength / Math.sqrt(values.length);
    if (perRoot > best.strength) best = { ...best, x: x + lead, module, strength: perRoot };
  }
  return best;
}

function bandsOf(from: number, to: number, slope: number): readonly Stripe[] {
  const height = (to - from) / BANDS;
  return Array.from({ length: BANDS }, (_, band) => {
    const [first, last] = [Math.round(from + band * height), Math.round(from + (band + 1) * height)];
    return { from: first, to: Math.max(last, first + 1), slope };
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

interface Edge {
  /** Line of the edge: x at height y is `x + slope * y`. */
  readonly x: number;
  readonly slope: number;
  readonly module: number;
  /** A height at which the pattern was seen. */
  readonly seenAt: number;
}

/** Fits a line through most of the sightings (Theil and Sen); null if too few agree. */
function edgeThrough(sightings: readonly Sighting[]): Edge | null {
  const strongest = Math.max(...sightings.map(({ strength }) => strength));
  const all = sightings.filter(({ strength }) => strength > 0 && strength > strongest * LEAST_STRENGTH);
  if (all.length < LEAST_BANDS) return null;
  const module = median(all.map((one) => one.module));
  const alike = all.filter((one) => Math.abs(one.module / module - 1) < 0.15);
  const slopes = alike.flatMap((a, index) => alike.slice(index + 1).map((b) => (b.x - a.x) / (b.y - a.y)));
  const slope = median(slopes);
  const x = median(alike.map((one) => one.x - slope * one.y));
  const near = alike.filter((one) => Math.abs(one.x - x - slope * one.y) < LARGEST_OFFSET * module);

  if (near.length < LEAST_BANDS) return null;
  return {
    ...fittedLine(near),
    module: median(near.map((one) => one.module)),
    seenAt: Math.floor(median(near.map((one) => one.y))),
  };
}

function fittedLine(points: readonly Point[]): { readonly x: number; readonly slope: number } {
  const n = points.length;
  const [meanX, meanY] = [points.reduce((sum, { x }) => sum + x, 0) / n, points.reduce((sum, { y }) => sum + y, 0) / n];
  const spread = points.reduce((sum, { y }) => sum + (y - meanY) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return { x: meanX - slope * meanY, slope };
}

/**
 * Returns the upper and lower end of the wide bar at an edge, by the change from dark to light; null if there is none.
 */
function endsOfBar(picture: GrayPixels, edge: Edge, modules: number): readonly [number, number] | null {
  const darkness = new Float32Array(picture.height);
  for (let y = 0; y < picture.height; y += 1) {
    const left = edge.x + edge.slope * y + edge.module;
    const right = left + (modules - 2) * edge.module;
    let [sum, count] = [0, 0];
    for (let x = Math.max(Math.round(left), 0); x < Math.min(Math.round(right), picture.width); x += 1) {
      sum += picture.data[y * picture.width + x] ?? 0;
      count += 1;
    }
    darkness[y] = count === 0 ? 255 : sum / count;
  }
  return darkRunAround(smoothed(darkness, edge.module / 2), edge.seenAt);
}

function smoothed(values: Float32Array, reach: number): Float32Array {
  const radius = Math.max(Math.round(reach), 1);
  return values.map((_, at) => {
    const near = values.subarray(Math.max(at - radius, 0), at + radius + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** Returns the first and last place around `middle` darker than halfway to the lightest; null if `middle` is not. */
function darkRunAround(values: Float32Array, middle: number): readonly [number, number] | null {
  const lightest = values.toSorted()[Math.floor(values.length * 0.95)] ?? 255;
  const limit = ((values[middle] ?? 255) + lightest) / 2;
  if (lightest - (values[middle] ?? 255) < LEAST_CONTRAST) return null;
  let [top, bottom] = [middle, middle];
  while (top > 0 && (values[top - 1] ?? 255) < limit) top -= 1;
  while (bottom < values.length && (values[bottom] ?? 255) < limit) bottom += 1;
  return [top, bottom];
}

/** Finds the stop pattern in each horizontal band of the picture separately: it is distinctive even when blurred. */
function findStop(picture: GrayPixels): Edge | null {
  // A symbol has at least five columns of 17 modules, which limits the module's width.
  const sizes = drawSizes(STOP_PATTERN, sizesBetween(SMALLEST_MODULE, Math.min(LARGEST_MODULE, picture.width / 86)));
  const seen = bandsOf(0, picture.height, 0).map((band) =>
    sight(picture, band, sizes, picture.width * STOP_FROM, picture.width),
  );
  return edgeThrough(seen);
}

/**
 * Finds the start pattern. When blurred, it is a dark and a grey stripe, which codewords contain too, but only the
 * pattern spans the full height of the symbol. Near the place where all rows together show it, single bands are
 * reliable.
 */
function findStart(picture: GrayPixels, stop: Edge, top: number, bottom: number): Edge | null {
  const { module } = stop;
  const sizes = drawSizes(START_PATTERN, sizesBetween(module / LARGEST_SHRINKAGE, module * LARGEST_SHRINKAGE));
  const whole = { from: top, to: bottom, slope: stop.slope };
  const all = sight(picture, whole, sizes, 0, stop.x + stop.slope * top - 5 * CODEWORD_MODULES * module);

  if (all.strength < 0) return null;
  const own = sizes.filter((size) => Math.abs(size.module / all.module - 1) < 0.1);
  const seen = bandsOf(top, bottom, stop.slope).map((band) => {
    const x = all.x + stop.slope * ((band.from + band.to) / 2 - all.y);
    return sight(picture, band, own, x - 5 * module, x + (CODEWORD_MODULES + 5) * module);
  });
  return edgeThrough(seen);
}

/** Locates the symbol in a picture with nearly level rows and the start pattern on the left; null if not found. */
export function locateSymbol(picture: GrayPixels): LocatedSymbol | null {
  const stop = findStop(picture);
  const right = stop && endsOfBar(picture, stop, STOP_PATTERN[0] ?? 0);
  if (stop === null || right === null) return null;
  const start = findStart(picture, stop, right[0], right[1]);
  const left = start && endsOfBar(picture, start, START_PATTERN[0] ?? 0);
  if (start === null || left === null) return null;
  const at = (edge: Edge, y: number, modules: number): Point => ({
    x: edge.x + edge.slope * y + modules * edge.module,
    y,
  });
  const corners: Quad = [
    at(start, left[0], 0),
    at(stop, right[0], STOP_MODULES),
    at(stop, right[1], STOP_MODULES),
    at(start, left[1], 0),
  ];
  return { corners, module: (start.module + stop.module) / 2 };
}
