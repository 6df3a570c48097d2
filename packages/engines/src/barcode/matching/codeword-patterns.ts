/**
 * Shapes of PDF417 codewords (ISO/IEC 15438, 5.3): four bars and four spaces of one to six modules, seventeen together;
 * a row of the symbol uses those of one cluster. The value of a shape is decoded later, from the clean copy.
 */

import { lengthOf } from '../../images/dot-product.ts';
import { standardize } from '../../images/standardize.ts';

/** Modules of a codeword, and of the start pattern. */
export const CODEWORD_MODULES = 17;
const WIDEST = 6;
const ELEMENTS = 8;

/** Widths of bars and spaces in turn, a bar first. */
export type Widths = readonly number[];

export const START_PATTERN: Widths = [8, 1, 1, 1, 1, 1, 1, 3];
export const STOP_PATTERN: Widths = [7, 1, 1, 3, 1, 1, 1, 2, 1];
export const STOP_MODULES = 18;

/** Clusters, which rows use in turn. */
export const CLUSTERS = [0, 3, 6] as const;

/** Standard deviations of the templates' blur, in modules: for sharp and for soft pictures. */
const BLURS = [0.35, 0.75] as const;

/** Templates of one cluster with one blur, concatenated in one array for speed. */
export interface Templates {
  readonly widths: readonly Widths[];
  /** Samples per template. */
  readonly length: number;
  /** Samples of all templates: each has zero mean and unit length, with negative ink. */
  readonly values: Float32Array;
  /** Norm of each template without its first third. */
  readonly left: Float32Array;
}

/** Templates of one blur for each cluster, in the order of `CLUSTERS`. */
export type TemplateSet = readonly Templates[];

function clusterOf([b1 = 0, , b2 = 0, , b3 = 0, , b4 = 0]: Widths): number {
  return (b1 - b2 + b3 - b4 + 9) % 9;
}

function allWidths(start: Widths, left: number): readonly Widths[] {
  const missing = ELEMENTS - start.length;
  if (missing === 0) return left === 0 ? [start] : [];
  if (left < missing || left > missing * WIDEST) return [];
  const widths = Array.from({ length: Math.min(WIDEST, left) }, (_, index) => index + 1);
  return widths.flatMap((width) => allWidths([...start, width], left - width));
}

/** Returns the share of a Gaussian to the left of a position, by the logistic approximation (error below 0.01). */
function leftOf(place: number, blur: number): number {
  return 1 / (1 + Math.exp((-1.702 * place) / blur));
}

/**
 * Returns the brightness of a pattern at its sample centres, 0 to 1. White precedes it; a bar of the next codeword
 * follows, or white if `endsSymbol`.
 */
export function drawPattern(
  widths: Widths,
  samplesPerModule: number,
  blur: number,
  endsSymbol = false,
): Float32Array<ArrayBuffer> {
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const edges: number[] = [];
  let at = 0;
  for (const width of widths) {
    edges.push(at);
    at += width;
  }
  if (widths.length % 2 === 1 || !endsSymbol) edges.push(modules);
  const values = new Float32Array(Math.round(modules * samplesPerModule));
  for (let sample = 0; sample < values.length; sample += 1) {
    const place = (sample + 0.5) / samplesPerModule;
    values[sample] = edges.reduce((light, edge, index) => {
      const passed = leftOf(place - edge, blur);
      return light + (index % 2 === 0 ? -passed : passed);
    }, 1);
  }
  return values;
}

/** Returns the end of the first third of that many samples. */
export function thirdOf(length: number): number {
  return Math.round(length / 3);
}

function templatesOf(widths: readonly Widths[], samplesPerModule: number, blur: number): Templates {
  const all = widths.map((each) => standardize(drawPattern(each, samplesPerModule, blur)));
  const length = all[0]?.length ?? 0;
  const values = new Float32Array(all.length * length);
  for (const [index, own] of all.entries()) values.set(own, index * length);
  return { widths, length, values, left: Float32Array.from(all, (own) => lengthOf(own.subarray(thirdOf(length)))) };
}

const drawn = new Map<number, readonly TemplateSet[]>();

/** Returns one set per blur, drawn once for each sampling. */
export function codewordTemplates(samplesPerModule: number): readonly TemplateSet[] {
  const known = drawn.get(samplesPerModule);
  if (known !== undefined) return known;
  const all = allWidths([], CODEWORD_MODULES);
  const sets = BLURS.map((blur) =>
    CLUSTERS.map((cluster) =>
      templatesOf(
        all.filter((widths) => clusterOf(widths) === cluster),
        samplesPerModule,
        blur,
      ),
    ),
  );
  drawn.set(samplesPerModule, sets);
  return sets;
}
