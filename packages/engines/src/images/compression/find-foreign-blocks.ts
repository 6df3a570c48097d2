/** Search for connected blocks of a picture without the earlier compression of the rest. */
import type { Box, ForeignPart } from '../../picture-facts.ts';
import { BLOCK, type BlockCoefficients } from './block-coefficients.ts';
import type { FirstStep } from './first-step.ts';

/** Evidence against a neighbourhood of 3 x 3 blocks, in nats, from which it is joined with others. */
const DOUBTFUL = 3;
/** Minimum score of a group; weaker ones are in any picture. */
const LEAST_SCORE = 6;
const MOST_PARTS = 8;

/** Returns the evidence for the earlier compression in each block, in nats. */
export function evidenceOf(
  blocks: BlockCoefficients,
  steps: readonly (FirstStep | null)[],
  stepOf: (coefficient: number) => number,
): Float32Array {
  const evidence = new Float32Array(blocks.columns * blocks.rows);
  for (const [index, first] of steps.entries()) {
    const values = blocks.values[index];
    if (!first || !values) continue;
    const step = stepOf(index);
    const most = first.evidence.length;
    for (let at = 0; at < evidence.length; at += 1) {
      const value = values[at]!;
      const steps = Math.round(Math.abs(value) / step);
      // Clipped blocks are NaN, for which the comparison is false.
      if (steps >= 1 && steps < most) evidence[at]! += first.evidence[steps]!;
    }
  }
  return evidence;
}

/** Returns sums over 3 x 3 blocks; blocks beyond the edge count as 0. */
function aroundEach(evidence: Float32Array, columns: number, rows: number): Float32Array {
  const sums = new Float32Array(evidence.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
          sum += evidence[y * columns + x]!;
      }
      sums[row * columns + column] = sum;
    }
  }
  return sums;
}

function groupFrom(start: number, columns: number, isDoubtful: Uint8Array): readonly number[] {
  const group = [start];
  isDoubtful[start] = 0;
  for (let next = 0; next < group.length; next += 1) {
    const cell = group[next] ?? 0;
    const column = cell % columns;
    const beside = [cell - columns, cell + columns, ...(column > 0 ? [cell - 1] : [])];
    if (column < columns - 1) beside.push(cell + 1);
    for (const neighbour of beside) {
      if (isDoubtful[neighbour] !== 1) continue;
      isDoubtful[neighbour] = 0;
      group.push(neighbour);
    }
  }
  return group;
}

function boxOf(group: readonly number[], columns: number, origin: { readonly x: number; readonly y: number }): Box {
  let [left, top, right, bottom] = [columns, Number.MAX_SAFE_INTEGER, 0, 0];
  for (const cell of group) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    [left, top] = [Math.min(left, column), Math.min(top, row)];
    [right, bottom] = [Math.max(right, column), Math.max(bottom, row)];
  }
  return {
    x: origin.x + left * BLOCK,
    y: origin.y + top * BLOCK,
    width: (right - left + 1) * BLOCK,
    height: (bottom - top + 1) * BLOCK,
  };
}

/**
 * Returns the parts with the most evidence against the earlier compression, strongest first, in pixels of the picture.
 */
export function findForeignBlocks(
  evidence: Float32Array,
  { columns, rows }: Pick<BlockCoefficients, 'columns' | 'rows'>,
  origin: { readonly x: number; readonly y: number },
): readonly ForeignPart[] {
  const around = aroundEach(evidence, columns, rows);
  const isDoubtful = Uint8Array.from(around, (sum) => (sum < -DOUBTFUL ? 1 : 0));
  const parts: ForeignPart[] = [];
  for (let cell = 0; cell < isDoubtful.length; cell += 1) {
    if (isDoubtful[cell] !== 1) continue;
    const group = groupFrom(cell, columns, isDoubtful);
    const score = -group.reduce((sum, each) => sum + (evidence[each] ?? 0), 0);
    if (score >= LEAST_SCORE) parts.push({ box: boxOf(group, columns, origin), score });
  }
  return parts.sort((a, b) => b.score - a.score).slice(0, MOST_PARTS);
}
