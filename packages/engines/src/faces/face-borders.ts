/** Distances up to which two faces count as one person, from the operator's accepted false match rate. */
import type { FaceUse } from '../facts.ts';
import type { FaceModel } from './face-model.ts';
import { FALSE_MATCH_RATES, FaceModelError, type FalseMatchRate } from './model-manifest.ts';

/** Rates that an operator may choose; the further ones are for searches. */
export const ACCEPTED_RATES = ['1:100', '1:1000', '1:10000'] as const satisfies readonly FalseMatchRate[];

export type AcceptedRate = (typeof ACCEPTED_RATES)[number];

export const DEFAULT_RATE: AcceptedRate = '1:1000';

/**
 * Orders of magnitude by which a search may err more often than a comparison that passes a check. A person reviews the
 * hits of a search: at 1:1,000, a tenth of a false hit is expected per search, for any number of faces.
 */
const SEARCH_ALLOWANCE = 2;

/** Returns the distance up to which two faces of this use count as one person. */
export type FaceBorder = (use: FaceUse) => number;

/**
 * Returns the borders of a model at a rate. A model without measured borders uses the match and search thresholds of
 * its manifest for every use.
 *
 * @param rate accepted share of pairs of strangers; the default one unless given
 * @throws FaceModelError if a rate is given and the model has no measured borders
 */
export function createFaceBorder({ manifest }: FaceModel, rate?: AcceptedRate): FaceBorder {
  const { borders, thresholds } = manifest;
  if (borders === undefined) {
    if (rate !== undefined) {
      throw new FaceModelError(
        'manifest_invalid',
        `A false match rate can be chosen only for a model whose manifest has borders, which ${manifest.name} has not.`,
      );
    }
    return ({ among }) => (among === undefined ? thresholds.matchAtMost : thresholds.searchAtMost);
  }
  const accepted = FALSE_MATCH_RATES.indexOf(rate ?? DEFAULT_RATE);
  return ({ pictures, among }) => {
    const step = among === undefined ? accepted : accepted + Math.max(0, orderOf(among) - SEARCH_ALLOWANCE);
    const name = FALSE_MATCH_RATES[Math.min(step, FALSE_MATCH_RATES.length - 1)] ?? DEFAULT_RATE;
    return borders[pictures][name];
  };
}

/** Returns the exponent of the smallest power of ten not below the number. */
const orderOf = (among: number): number => Math.ceil(Math.log10(Math.max(1, among)));
