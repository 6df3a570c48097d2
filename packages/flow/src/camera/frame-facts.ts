/**
 * Measurements of one grey video frame: light, movement, sharpness, glare, and whether a card fills the guide. Pure
 * numbers.
 */

import type { Box, GreyFrame } from './grey-frame.ts';
import type { Outline } from './outline.ts';

/** Measurements of one frame. */
export interface FrameFacts extends GuideFacts {
  /** Place of the card in the whole picture; null if none was found, or where the sides say enough. */
  readonly outline: Outline | null;
}

/** Measurements of the part of the frame inside the guide. */
export interface GuideFacts {
  /** Mean luma, 0 to 255. */
  readonly mean: number;
  /** True if all pixels are equal, as from a camera that sends no picture. */
  readonly blank: boolean;
  /** Share of pixels that differ from the frame before, 0 to 1; 1 for the first frame. */
  readonly changed: number;
  /** Variance of the Laplacian, comparable only between frames of one camera. */
  readonly sharpness: number;
  /** Number of washed-out cells in a grid of 160. */
  readonly glareCells: number;
  /** Number of sides of the guide, 0 to 4, along which a straight edge runs. */
  readonly sides: number;
}

const changeMin = 18;
const glareMin = 250;
const gridColumns = 16;
const gridRows = 10;
const edgeMin = 9;
const segments = 8;
// At least 4 of the seven joints between segments; the step from one to the next allows a turn of about six degrees.
const joinedMin = 4;
const stepMax = 4;
const coverageMin = 0.7;

function lightOf({ pixels, width }: GreyFrame, box: Box): { mean: number; blank: boolean } {
  let sum = 0;
  let lowest = 255;
  let highest = 0;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      const value = pixels[y * width + x]!;
      sum += value;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
  }
  return { mean: sum / (box.width * box.height), blank: lowest === highest };
}

function changedShare(frame: GreyFrame, previous: GreyFrame | null, box: Box): number {
  if (previous === null || previous.pixels.length !== frame.pixels.length) return 1;
  let changed = 0;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      const at = y * frame.width + x;
      if (Math.abs(frame.pixels[at]! - previous.pixels[at]!) > changeMin) changed += 1;
    }
  }
  return changed / (box.width * box.height);
}

/** Returns the variance of the 4-neighbour Laplacian inside `box`. */
export function sharpnessOf({ pixels, width }: GreyFrame, box: Box): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = box.y + 1; y < box.y + box.height - 1; y += 1) {
    for (let x = box.x + 1; x < box.x + box.width - 1; x += 1) {
      const at = y * width + x;
      const value = 4 * pixels[at]! - pixels[at - 1]! - pixels[at + 1]! - pixels[at - width]! - pixels[at + width]!;
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function isGlaring({ pixels, width }: GreyFrame, cell: Box): boolean {
  let bright = 0;
  for (let y = cell.y; y < cell.y + cell.height; y += 1) {
    for (let x = cell.x; x < cell.x + cell.width; x += 1) {
      if (pixels[y * width + x]! >= glareMin) bright += 1;
    }
  }
  return bright > 0.6 * cell.width * cell.height;
}

function glareCellsOf(frame: GreyFrame, box: Box): number {
  const width = Math.floor(box.width / gridColumns);
  const height = Math.floor(box.height / gridRows);
  let glaring = 0;
  for (let row = 0; row < gridRows; row += 1) {
    for (let column = 0; column < gridColumns; column += 1) {
      const cell = { x: box.x + column * width, y: box.y + row * height, width, height };
      if (isGlaring(frame, cell)) glaring += 1;
    }
  }
  return glaring;
}

interface Band {
  /** First pixel of the first line. */
  readonly from: number;
  readonly lines: number;
  readonly length: number;
  /** Steps in the pixel array along the edge and across it. */
  readonly along: number;
  readonly across: number;
}

/**
 * Returns the line of one segment with the strongest unbroken gradient of one sign, null if there is none. Print has
 * gaps.
 */
function edgeLine(pixels: Uint8Array, band: Band, start: number, part: number): number | null {
  let strongest = edgeMin * part;
  let found: number | null = null;
  for (let line = 1; line < band.lines - 1; line += 1) {
    let sum = 0;
    let rising = 0;
    let falling = 0;
    for (let step = start; step < start + part; step += 1) {
      const at = band.from + line * band.across + step * band.along;
      const gradient = pixels[at + band.across]! - pixels[at - band.across]!;
      sum += gradient;
      if (gradient >= edgeMin) rising += 1;
      else if (gradient <= -edgeMin) falling += 1;
    }
    if (Math.abs(sum) < strongest || Math.max(rising, falling) < coverageMin * part) continue;
    strongest = Math.abs(sum);
    found = line;
  }
  return found;
}

/** Returns true if a straight edge, even a slightly turned one, runs through most segments of a band. */
function hasEdge(pixels: Uint8Array, band: Band): boolean {
  const part = Math.floor(band.length / segments);
  let joined = 0;
  let before: number | null = null;
  for (let segment = 0; segment < segments; segment += 1) {
    const line = edgeLine(pixels, band, segment * part, part);
    if (line !== null && before !== null && Math.abs(line - before) <= stepMax) joined += 1;
    before = line;
  }
  return joined >= joinedMin;
}

/** Returns the number of sides of the guide along which an edge runs, from a tenth outside it to a seventh inside. */
export function sidesOf({ pixels, width, height }: GreyFrame, box: Box): number {
  const bandX = Math.floor(box.width * 0.12);
  const bandY = Math.floor(box.height * 0.12);
  const left = Math.max(1, box.x - bandX);
  const right = Math.min(width - 1, box.x + box.width + bandX);
  const top = Math.max(1, box.y - bandY);
  const bottom = Math.min(height - 1, box.y + box.height + bandY);
  const insetX = box.x + Math.floor(box.width * 0.12);
  const insetY = box.y + Math.floor(box.height * 0.12);
  const lengthX = Math.floor(box.width * 0.76);
  const lengthY = Math.floor(box.height * 0.76);
  const rows = (from: number, to: number) =>
    hasEdge(pixels, { from: from * width + insetX, lines: to - from, length: lengthX, along: 1, across: width });
  const columns = (from: number, to: number) =>
    hasEdge(pixels, { from: insetY * width + from, lines: to - from, length: lengthY, along: width, across: 1 });
  return [
    rows(top, box.y + bandY),
    rows(box.y + box.height - bandY, bottom),
    columns(left, box.x + bandX),
    columns(box.x + box.width - bandX, right),
  ].filter(Boolean).length;
}

/** Measures the part of `frame` inside `guide`; `previous` is the frame before, null for the first. */
export function measureFrame(frame: GreyFrame, guide: Box, previous: GreyFrame | null): GuideFacts {
  return {
    ...lightOf(frame, guide),
    changed: changedShare(frame, previous, guide),
    sharpness: sharpnessOf(frame, guide),
    glareCells: glareCellsOf(frame, guide),
    sides: sidesOf(frame, guide),
  };
}
