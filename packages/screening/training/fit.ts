/** Logistic regression whose signs are bound, by projected gradient descent with momentum. Pure. */

import { type FeatureName, featureNames } from '../src/compare/features.ts';
import { type RecordFeature, type RecordWeights, recordFeatures } from '../src/compare/record.ts';

export interface Example {
  readonly features: Readonly<Record<FeatureName, number>>;
  readonly same: boolean;
  /** How much it counts. */
  readonly weight: number;
}

/** The least and the most that a weight may be: an agreement never counts against, a difference never for. */
const bounds: Readonly<Record<FeatureName, readonly [number, number]>> = {
  coverage: [0, 12],
  edits: [-4, 0],
  worst: [0, 12],
  whole: [0, 12],
  evidence: [0, 6],
  extra: [-8, 0],
  'extra-common': [-12, 0],
  'extra-rough': [-12, 0],
  'rough-common': [-12, 0],
  'other-name': [-6, 0],
  initial: [0, 3],
  // The very name is the name, however common.
  same: [3, 6],
  // A wrong legal form lowers and never kills.
  'legal-differs': [-2.5, 0],
  // That of another country tells more: the same name is borne by companies of a group.
  'legal-abroad': [-3, -3],
  // Another number, and a child in its father's place, are somebody else, whatever some labels say.
  'number-differs': [-6, -3.5],
  'order-differs': [-6, -4],
  // Companies are called by other words of one name more often than people. Set on the half to fit on of the public pairs.
  company: [0.5, 0.5],
};

const rounds = 1000;
const rate = 0.5;
const momentum = 0.9;
const ridge = 0.002;

export interface Fitted {
  readonly bias: number;
  readonly weights: Readonly<Record<FeatureName, number>>;
}

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

export function fit(examples: readonly Example[]): Fitted {
  const rows = examples.map(({ features, same, weight }) => ({
    values: featureNames.map((name) => features[name]),
    label: same ? 1 : 0,
    weight,
  }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const weights = featureNames.map(() => 0);
  const speeds = featureNames.map(() => 0);
  let [bias, biasSpeed] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight) => ridge * weight);
    let biasSlope = 0;
    for (const { values, label, weight } of rows) {
      const z = values.reduce((sum, value, index) => sum + value * (weights[index] as number), bias);
      const error = (weight * (1 / (1 + Math.exp(-z)) - label)) / total;
      biasSlope += error;
      for (const [index, value] of values.entries()) slopes[index] = (slopes[index] as number) + error * value;
    }
    biasSpeed = momentum * biasSpeed - rate * biasSlope;
    bias += biasSpeed;
    for (const [index, name] of featureNames.entries()) {
      speeds[index] = momentum * (speeds[index] as number) - rate * (slopes[index] as number);
      weights[index] = clamp((weights[index] as number) + (speeds[index] as number), bounds[name]);
    }
  }
  const round4 = (value: number) => Math.round(value * 1e4) / 1e4;
  return {
    bias: round4(bias),
    weights: Object.fromEntries(
      featureNames.map((name, index) => [name, round4(weights[index] as number)]),
    ) as Fitted['weights'],
  };
}

export interface RecordExample {
  /** Log-odds of the name alone. */
  readonly named: number;
  readonly features: readonly RecordFeature[];
  readonly same: boolean;
  /** How much it counts; 1 where absent. */
  readonly weight?: number;
}

const recordBounds: Readonly<Record<RecordFeature, readonly [number, number]>> = {
  'birthdate-equal': [0, 3],
  'birthdate-swapped': [0, 2],
  'birthdate-near': [-0.5, 1],
  'birthdate-differs': [-3, 0],
  'country-equal': [0, 1.5],
  'country-differs': [-1.5, 0],
  'gender-differs': [-2, 0],
  'weak-name': [-1, 0],
};

/** What a record adds to names that are given: the names are not fitted anew. */
export function fitRecord(examples: readonly RecordExample[]): RecordWeights {
  const weights = Object.fromEntries(recordFeatures.map((name) => [name, 0])) as Record<RecordFeature, number>;
  const total = examples.reduce((sum, { weight = 1 }) => sum + weight, 0);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = Object.fromEntries(recordFeatures.map((name) => [name, ridge * weights[name]])) as typeof weights;
    for (const { named, features, same, weight = 1 } of examples) {
      const z = features.reduce((sum, name) => sum + weights[name], named);
      const error = (weight * (1 / (1 + Math.exp(-z)) - (same ? 1 : 0))) / total;
      for (const name of features) slopes[name] += error;
    }
    for (const name of recordFeatures)
      weights[name] = clamp(weights[name] - 2 * rate * slopes[name], recordBounds[name]);
  }
  return Object.fromEntries(
    recordFeatures.map((name) => [name, Math.round(weights[name] * 1e4) / 1e4]),
  ) as RecordWeights;
}
