/** Decoding of the detector's output to boxes of faces: SSD (Liu et al. 2016), with the variances 0.1 and 0.2. */

import { type LocatedFace, overlap } from '../located-face.ts';

export interface DetectorOutput {
  /** Top, left, bottom and right of each anchor box, as shares of the side. */
  readonly anchors: Float32Array;
  /**
   * Offset of each box's centre from its anchor's, down and to the right, and the logarithms of its relative height and
   * width.
   */
  readonly differences: Float32Array;
  /** Three scores per box; the second is that of a face, as a logit. */
  readonly scores: Float32Array;
}

/** Detector score, 0 to 1, above which a box counts as a face. */
const MIN_SCORE = 0.4;

/** Intersection over union above which only the most certain box is kept. */
const MAX_OVERLAP = 0.5;

const MOST_FACES = 20;

/** Returns the faces in pixels of a square picture, most certain first. */
export function decodeBoxes(output: DetectorOutput, side: number): LocatedFace[] {
  const candidates: LocatedFace[] = [];
  for (let index = 0; index < output.scores.length / 3; index += 1) {
    const score = 1 / (1 + Math.exp(-output.scores[3 * index + 1]!));
    if (score > MIN_SCORE) candidates.push({ score, box: boxAt(output, index, side) });
  }
  const kept: LocatedFace[] = [];
  for (const face of candidates.sort((a, b) => b.score - a.score)) {
    if (kept.length < MOST_FACES && kept.every(({ box }) => overlap(box, face.box) <= MAX_OVERLAP)) kept.push(face);
  }
  return kept.map(({ score, box }) => ({ score, box: cutTo(box, side) }));
}

function boxAt({ anchors, differences }: DetectorOutput, index: number, side: number): LocatedFace['box'] {
  const [top = 0, left = 0, bottom = 0, right = 0] = anchors.subarray(4 * index, 4 * index + 4);
  const [down = 0, across = 0, higher = 0, wider = 0] = differences.subarray(4 * index, 4 * index + 4);
  const [height, width] = [Math.exp(higher / 5) * (bottom - top), Math.exp(wider / 5) * (right - left)];
  const x = left + (right - left) * (0.5 + across / 10) - width / 2;
  const y = top + (bottom - top) * (0.5 + down / 10) - height / 2;
  return { x: x * side, y: y * side, width: width * side, height: height * side };
}

function cutTo({ x, y, width, height }: LocatedFace['box'], side: number): LocatedFace['box'] {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return { x: left, y: top, width: Math.min(side, x + width) - left, height: Math.min(side, y + height) - top };
}
