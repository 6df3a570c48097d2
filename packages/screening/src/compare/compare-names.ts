/** Comparison of two names: the certainty that they mean the same, and the reasons. Pure except for the tables. */

import { currentModel } from '../models/index.ts';
import { type AnalysedName, analyse, type NameKind } from '../names/analyse.ts';
import { type Alignment, align } from './align.ts';
import { evenRarity, type Features, featuresOf, type Rarity } from './features.ts';
import { type Model, type Score, scoreOf } from './score.ts';

export interface Comparison extends Score {
  readonly query: AnalysedName;
  readonly listed: AnalysedName;
  readonly alignment: Alignment;
  readonly features: Features;
}

/** Compares two texts. If a text contains several names, the likeliest one is used. */
export function compareAnalysed(
  query: AnalysedName,
  listed: AnalysedName,
  rarity: Rarity = evenRarity,
  model: Model = currentModel,
): Comparison {
  const whole = compareWhole(query, listed, rarity, model);
  if (query.within.length + listed.within.length === 0) return whole;
  const others = [query, ...query.within].flatMap((one) =>
    [listed, ...listed.within].map((other) => compareWhole(one, other, rarity, model)),
  );
  return others.reduce((best, each) => (each.score > best.score ? each : best), whole);
}

function compareWhole(query: AnalysedName, listed: AnalysedName, rarity: Rarity, model: Model): Comparison {
  const alignment = align(query, listed);
  const features = featuresOf(query, listed, alignment, rarity);
  return { query, listed, alignment, features, ...scoreOf(features, model) };
}

/** Compares two names, with all words weighed as equally rare. */
export const compareNames = (query: string, listed: string, kind: NameKind): Comparison =>
  compareAnalysed(analyse(query, kind), analyse(listed, kind));
