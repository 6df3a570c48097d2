/**
 * Detection of a compression before the file's own one, and of parts without it: a part that was drawn or pasted after
 * a JPEG was decoded has been rounded once less than the rest.
 */
import type { CompressionFacts } from '../../picture-facts.ts';
import {
  BLOCK,
  type BlockCoefficients,
  blockCoefficients,
  COEFFICIENTS,
  type RgbRaster,
} from './block-coefficients.ts';
import { evidenceOf, findForeignBlocks } from './find-foreign-blocks.ts';
import { type FirstStep, findFirstStep } from './first-step.ts';
import { findGridOrigin } from './grid-origin.ts';
import type { QuantizationTable } from './quantization-table.ts';

/** Minimum mean evidence, in nats per value summed over the coefficients, to distinguish a part from the rest. */
const LEAST_LEVEL = 2;

/** Distance of the blocks sampled, across and down; enough for a histogram. */
const SAMPLED = 2;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Estimates the steps of the first compression from every fourth block. */
function firstStepsOf(
  picture: RgbRaster,
  origin: { readonly x: number; readonly y: number },
  stepOf: (coefficient: number) => number,
): readonly (FirstStep | null)[] {
  const half = BLOCK / 2;
  const own: BlockCoefficients = blockCoefficients(picture, origin, SAMPLED);
  const between = { x: (origin.x + half) % BLOCK, y: (origin.y + half) % BLOCK };
  const shifted = blockCoefficients(picture, between, SAMPLED);
  return own.values.map((values, index) => {
    const beside = shifted.values[index];
    return beside ? findFirstStep(values, beside, stepOf(index)) : null;
  });
}

/**
 * Measures the compression. Boxes are in pixels of `picture`, which is the file's, not turned. Takes about 30 ms of
 * processor time for a picture of 2.4 megapixels, and 85 ms if it was compressed twice.
 *
 * @param table the steps of the file, null for a lossless one
 */
export function measureCompression(picture: RgbRaster, table: QuantizationTable | null): CompressionFacts {
  const origin = table === null ? findGridOrigin(picture) : { x: 0, y: 0 };
  const stepOf = (coefficient: number): number => {
    const [down, across] = COEFFICIENTS[coefficient] ?? [0, 0];
    return table?.[down * BLOCK + across] ?? 1;
  };
  const steps = firstStepsOf(picture, origin, stepOf);
  const level = steps.reduce((sum, first) => sum + (first?.gain ?? 0), 0);
  if (level < LEAST_LEVEL) return { level: rounded(level), isMeasurable: false, foreign: [] };
  const blocks = blockCoefficients(picture, origin);
  const foreign = findForeignBlocks(evidenceOf(blocks, steps, stepOf), blocks, origin);
  return {
    level: rounded(level),
    isMeasurable: true,
    foreign: foreign.map(({ box, score }) => ({ box, score: rounded(score) })),
  };
}
