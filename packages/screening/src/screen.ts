/** Search of one name in one segment: finds candidates, scores them, and keeps the best name of each entity. */
import { type Comparison, compareAnalysed } from './compare/compare-names.ts';
import { recordFeaturesOf, sharesIdentifier } from './compare/record.ts';
import { type Model, type Score, withRecord } from './compare/score.ts';
import type { Entity, EntityKind } from './entity.ts';
import type { RecordQuery } from './gates/record.ts';
import { currentModel } from './models/index.ts';
import type { AnalysedName } from './names/analyse.ts';
import { entitiesIdentifiedBy } from './segment/identifier-index.ts';
import type { Segment } from './segment/open.ts';
import { candidatesOf, mayBeAlike } from './segment/search.ts';

export interface Hit {
  readonly entity: Entity;
  /** Place of the name within the segment. */
  readonly name: number;
  /** Comparison of the names only. */
  readonly comparison: Comparison;
  /** Score including the rest of the record. */
  readonly score: Score;
  /** True if the entity was found by an identifier in the query, under any name. */
  readonly isIdentified: boolean;
}

export interface ScreenOptions {
  readonly candidates?: number;
  readonly model?: Model;
  /** Decides on each kind of entity; names of other kinds are dropped before scoring. */
  readonly admitsKind?: (kind: EntityKind) => boolean;
  /** Decides on each similar name, before its entity is read. */
  readonly admitsName?: (comparison: Comparison) => boolean;
  /** Decides on each entity found by a similar name, or by an identifier in the query if `isIdentified`. */
  readonly admits?: (entity: Entity, isIdentified: boolean) => boolean;
  /** Known data other than the name; absent to compare only names. */
  readonly record?: RecordQuery;
  /** Minimum score of a hit, 0 to 1. */
  readonly threshold: number;
}

/**
 * Distance below the threshold down to which names are still compared, since the rest of a record may raise their
 * score.
 */
export const liftOfARecord = 0.25;

/** Score below which names that share only one of two words may still match. Such names are therefore not skipped. */
const leastToSkip = 0.4;

/**
 * Returns the hits, best first; entities of equal score are in source order. An entity that shares an identifier with
 * the record is found under any name.
 */
export function screenName(segment: Segment, query: AnalysedName, options: ScreenOptions): Hit[] {
  const { candidates = 64, model = currentModel, threshold, record } = options;
  const { admitsKind = () => true, admitsName = () => true, admits = () => true } = options;
  const least = record === undefined ? threshold : threshold - liftOfARecord;
  const best = new Map<number, Hit>();
  for (const hit of identifiedHits(segment, query, options)) best.set(hit.place, hit);
  const identified = new Set(best.keys());
  const isWorthComparing = least < leastToSkip ? () => true : mayBeAlike(segment, query);
  const admitted = new Map<number, boolean>();
  for (const candidate of candidatesOf(segment, query, candidates)) {
    const { name } = candidate;
    const place = segment.nameEntities[name] as number;
    if (identified.has(place) || !admitsKind(segment.entityKind(place)) || !isWorthComparing(candidate)) continue;
    const comparison = compareAnalysed(query, segment.analysedName(name), segment.rarity, model);
    if (comparison.score < least || !admitsName(comparison)) continue;
    const entity = segment.entity(place);
    const isAdmitted = admitted.get(place) ?? admits(entity, false);
    admitted.set(place, isAdmitted);
    if (!isAdmitted) continue;
    // Each name is scored together with the rest of the record, because then another name of the entity may be better.
    const score = scoreWith(record ?? nothingElse, entity, segment.nameText(name), comparison, model);
    const isBetter = score.score > (best.get(place)?.score.score ?? -1);
    if (isBetter && score.score >= threshold) best.set(place, { entity, name, comparison, score, isIdentified: false });
  }
  return [...best.entries()]
    .sort(([a, left], [b, right]) => right.score.score - left.score.score || a - b)
    .map(([, hit]) => hit);
}

const nothingElse: RecordQuery = { birthdate: null, countries: [] };

/** Returns the entities with an identifier of the record, each with its most similar name. */
function identifiedHits(segment: Segment, query: AnalysedName, options: ScreenOptions): (Hit & { place: number })[] {
  const { record, model = currentModel, admitsKind = () => true, admits = () => true, threshold } = options;
  if (record === undefined) return [];
  return entitiesIdentifiedBy(segment, record).flatMap((place) => {
    const entity = segment.entity(place);
    if (!admitsKind(entity.kind) || !admits(entity, true)) return [];
    const compared = segment.namesOfEntity(place).map((name) => {
      const comparison = compareAnalysed(query, segment.analysedName(name), segment.rarity, model);
      return { name, comparison, score: scoreWith(record, entity, segment.nameText(name), comparison, model) };
    });
    const [best] = compared.sort(
      (a, b) => b.score.score - a.score.score || b.comparison.score - a.comparison.score || a.name - b.name,
    );
    return best !== undefined && best.score.score >= threshold ? [{ place, entity, ...best, isIdentified: true }] : [];
  });
}

function scoreWith(record: RecordQuery, entity: Entity, listed: string, comparison: Comparison, model: Model): Score {
  const evidence = {
    features: recordFeaturesOf(record, entity, listed),
    isIdentified: sharesIdentifier(record, entity),
    isPart: comparison.features.extra > 0,
  };
  return withRecord(comparison, evidence, model);
}
