import type { Quad } from '../facts.ts';
import { cornerAngles, distance, meanSides, quadArea } from './quad.ts';

export interface ScoredOutline {
  readonly quad: Quad;
  /** Share of the sides that lie on an edge, 0 to 1. */
  readonly support: number;
}

/** Long side to short side: ID-1 cards (ISO/IEC 7810) and passport data pages with TD2 cards (ICAO Doc 9303). */
export const CARD_RATIO = 85.6 / 53.98;
export const PAGE_RATIO = 125 / 88;

/** Perspective shortens one direction by about a tenth before the picture is unreadable anyway. */
const MIN_RATIO = 1.15;
const MAX_RATIO = 1.95;

const MAX_OUTLINES = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The plausible outlines, best first, those that nearly coincide merged. */
export function rankOutlines(found: readonly ScoredOutline[], picture: Size): readonly Quad[] {
  const scored = found
    .map((outline) => ({ quad: outline.quad, score: scoreOf(outline, picture) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const chosen: Quad[] = [];
  const near = Math.hypot(picture.width, picture.height) * 0.025;
  for (const { quad } of scored) {
    const isRepeated = chosen.some((other) => other.every((corner, index) => isNear(corner, quad[index], near)));
    if (!isRepeated) chosen.push(quad);
    if (chosen.length === MAX_OUTLINES) break;
  }
  return chosen;
}

function isNear(a: Quad[number], b: Quad[number] | undefined, limit: number): boolean {
  return b !== undefined && distance(a, b) < limit;
}

/** 0 for what cannot be a document; else higher for well-supported, large outlines of a known shape. */
function scoreOf({ quad, support }: ScoredOutline, picture: Size): number {
  if (support < 0.5) return 0;
  if (cornerAngles(quad).some((angle) => angle < 60 || angle > 120)) return 0;
  const { width, height } = meanSides(quad);
  const ratio = Math.max(width, height) / Math.min(width, height);
  if (ratio < MIN_RATIO || ratio > MAX_RATIO) return 0;
  const share = quadArea(quad) / (picture.width * picture.height);
  if (share > 0.985) return 0;
  const misfit = Math.min(Math.abs(ratio / CARD_RATIO - 1), Math.abs(ratio / PAGE_RATIO - 1));
  const border = quad.filter((corner) => isAtBorder(corner, picture)).length;
  return support ** 2 * Math.sqrt(share) * Math.exp(-4 * misfit) * (border > 1 ? 0.6 : 1);
}

/** Edges of the picture itself and of things that leave it are no sides of a document that is wholly visible. */
function isAtBorder({ x, y }: Quad[number], { width, height }: Size): boolean {
  return x < 3 || y < 3 || x > width - 4 || y > height - 4;
}
