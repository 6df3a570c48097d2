/** Features of two names → a score whose terms add up (logistic regression with constrained signs). Pure. */

import { type FeatureName, type Features, featureNames } from './features.ts';
import type { RecordFeature, RecordWeights } from './record.ts';

export interface Model {
  /** Name of the model that runs record: `names-1`. */
  readonly version: string;
  readonly bias: number;
  readonly weights: Readonly<Record<FeatureName, number>>;
  /** Weights of the record's other features. */
  readonly record: RecordWeights;
}

export interface Term {
  readonly feature: FeatureName | RecordFeature | 'bias' | 'one-part' | 'weak-part' | 'identifier';
  readonly value: number;
  readonly weight: number;
  /** Contribution of the term, in log-odds. */
  readonly z: number;
}

export interface Score {
  /** Probability between 0 and 1. */
  readonly score: number;
  /** Log-odds: the sum of the terms. */
  readonly z: number;
  readonly terms: readonly Term[];
}

/**
 * Maximum log-odds if only one word agrees, since one word is not a name. It applies regardless of the other features.
 * Log-odds of .65.
 */
const onePartCeiling = Math.log(0.65 / 0.35);

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

export function scoreOf(features: Features, { bias, weights }: Model): Score {
  const terms: Term[] = [{ feature: 'bias', value: 1, weight: bias, z: round(bias) }];
  for (const feature of featureNames) {
    const value = round(features[feature]);
    terms.push({ feature, value, weight: weights[feature], z: round(value * weights[feature]) });
  }
  const sum = terms.reduce((total, term) => total + term.z, 0);
  if (features.isOnePart && sum > onePartCeiling) {
    const z = round(onePartCeiling - sum);
    terms.push({ feature: 'one-part', value: 1, weight: z, z });
  }
  const z = round(terms.reduce((total, term) => total + term.z, 0));
  return { score: sigmoid(z), z, terms };
}

/** Log-odds of .95: two people hardly ever share a passport number. */
const identifierFloor = Math.log(0.95 / 0.05);

/**
 * Returns the term that keeps a weak part of a name below an alert, since its few words agree with many people and the
 * source says little about them. The rest of the record is added to it.
 */
function weakPart({ z }: Score): Term[] {
  const lowered = round(onePartCeiling - z);
  return lowered < 0 ? [{ feature: 'weak-part', value: 1, weight: lowered, z: lowered }] : [];
}

/** Rest of the record: the features that apply, and whether an identifier is shared. */
export interface RecordEvidence {
  readonly features: readonly RecordFeature[];
  readonly isIdentified: boolean;
  /** True if one of the names has words that matter and that the other lacks. */
  readonly isPart: boolean;
}

/** Returns the score of a name, including the rest of the record. */
export function withRecord(named: Score, { features, isIdentified, isPart }: RecordEvidence, { record }: Model): Score {
  const terms: Term[] = [
    ...named.terms,
    ...(isPart && features.includes('weak-name') ? weakPart(named) : []),
    ...features.map((feature) => ({ feature, value: 1, weight: record[feature], z: round(record[feature]) })),
  ];
  const sum = round(terms.reduce((total, term) => total + term.z, 0));
  if (isIdentified && sum < identifierFloor) {
    const z = round(identifierFloor - sum);
    terms.push({ feature: 'identifier', value: 1, weight: z, z });
  }
  const z = round(terms.reduce((total, term) => total + term.z, 0));
  return { score: sigmoid(z), z, terms };
}
