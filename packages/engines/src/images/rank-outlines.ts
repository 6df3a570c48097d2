import type { Quad } from '../facts.ts';
import { MIN_SUPPORT } from './edge-support.ts';
import type { RgbaPixels } from './pixels.ts';
import { cornerAngles, distance, meanSides, quadArea } from './quad.ts';
import { smallestSideContrast } from './side-contrast.ts';

export interface ScoredOutline {
  readonly quad: Quad;
  /** Edge support of the outline, 0 to 1. */
  readonly support: number;
}

/**
 * Ratios of long side to short side: ID-1 cards (ISO/IEC 7810) and passport data pages with TD2 cards (ICAO Doc 9303).
 */
export const CARD_RATIO = 85.6 / 53.98;
export const PAGE_RATIO = 125 / 88;

/**
 * Limits of the ratio: perspective shortens either direction by up to a quarter before the picture is unreadable
 * anyway.
 */
const MIN_RATIO = 1.1;
const MAX_RATIO = 2.1;

/** Limits of the area, as shares of the picture. */
const MIN_AREA = 0.06;
const MAX_AREA = 0.985;

const MAX_OUTLINES = 4;

/** Limit of candidates among which the outermost is searched. */
const MAX_COMPARED = 24;

/** Minimum score of a larger outline, as a share of the best. */
const OUTER_SCORE = 0.7;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Contrast from which a side certainly separates the document from its surroundings. */
const CLEAR_CONTRAST = 14;

/** True if a quadrilateral has angles, shape and size of a completely visible document. */
export function isPlausible(quad: Quad, picture: Size): boolean {
  const share = quadArea(quad) / (picture.width * picture.height);
  if (share < MIN_AREA || share > MAX_AREA) return false;
  const { width, height } = meanSides(quad);
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio > MIN_RATIO && ratio < MAX_RATIO && cornerAngles(quad).every((angle) => angle > 60 && angle < 120);
}

interface Candidate {
  readonly outline: ScoredOutline;
  readonly score: number;
}

/** Returns the outlines worth trying, best first; nearly equal ones are merged. */
export function rankOutlines(found: readonly ScoredOutline[], pixels: RgbaPixels): readonly ScoredOutline[] {
  const scored = found
    .filter(({ support }) => support >= MIN_SUPPORT)
    .map((outline) => ({ outline, score: scoreOf(outline, pixels) }))
    .sort((a, b) => b.score - a.score);
  const near = Math.hypot(pixels.width, pixels.height) * 0.025;
  const chosen: Candidate[] = [];
  for (const candidate of scored) {
    if (!chosen.some((other) => sharedCorners(other, candidate, near) === 4)) chosen.push(candidate);
    if (chosen.length === MAX_COMPARED) break;
  }
  const first = chosen[0];
  if (first === undefined) return [];
  const outermost = outermostOf(first, chosen, near);
  return [outermost, ...chosen.filter((candidate) => candidate !== outermost)]
    .slice(0, MAX_OUTLINES)
    .map(({ outline }) => outline);
}

/**
 * Returns the outermost similar outline. Stripes and lines of print cause outlines with two or three sides of the
 * document and one inside of it, so an outline is replaced by a larger one that shares a side with it and is nearly as
 * good.
 */
function outermostOf(start: Candidate, candidates: readonly Candidate[], near: number): Candidate {
  let best = start;
  for (const candidate of candidates) {
    const isLarger = quadArea(candidate.outline.quad) > quadArea(best.outline.quad) * 1.01;
    const isNearlyAsGood = candidate.score > start.score * OUTER_SCORE;
    if (isLarger && isNearlyAsGood && sharedCorners(candidate, start, near) >= 2) best = candidate;
  }
  return best;
}

function sharedCorners(a: Candidate, b: Candidate, near: number): number {
  return a.outline.quad.filter((corner, at) => isNear(corner, b.outline.quad[at], near)).length;
}

function isNear(a: Quad[number], b: Quad[number] | undefined, limit: number): boolean {
  return b !== undefined && distance(a, b) < limit;
}

/** Returns a score, higher for large outlines of a known shape supported by edges and a change of colour. */
function scoreOf({ quad, support }: ScoredOutline, pixels: RgbaPixels): number {
  const { width, height } = meanSides(quad);
  const ratio = Math.max(width, height) / Math.min(width, height);
  const misfit = Math.min(Math.abs(ratio / CARD_RATIO - 1), Math.abs(ratio / PAGE_RATIO - 1));
  const contrast = Math.min(1, smallestSideContrast(quad, pixels) / CLEAR_CONTRAST);
  const share = quadArea(quad) / (pixels.width * pixels.height);
  const border = quad.filter((corner) => isAtBorder(corner, pixels)).length;
  return support * share ** 0.75 * Math.exp(-3 * misfit) * (0.3 + 0.7 * contrast) * (border > 1 ? 0.6 : 1);
}

/**
 * True at the border: edges of the picture, and of objects that extend beyond it, are not sides of a completely visible
 * document.
 */
function isAtBorder({ x, y }: Quad[number], { width, height }: Size): boolean {
  return x < 3 || y < 3 || x > width - 4 || y > height - 4;
}
