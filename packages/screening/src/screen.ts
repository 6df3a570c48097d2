/** One name against one segment: candidates found, scored, the best name of each entity. */
import { type Comparison, compareAnalysed } from './compare/compare-names.ts';
import type { Model } from './compare/score.ts';
import type { Entity } from './entity.ts';
import { currentModel } from './models/index.ts';
import type { AnalysedName } from './names/analyse.ts';
import type { Segment } from './segment/open.ts';
import { candidatesOf } from './segment/search.ts';

export interface Hit {
  readonly entity: Entity;
  /** Place of the name among those of the segment. */
  readonly name: number;
  readonly comparison: Comparison;
}

export interface ScreenOptions {
  readonly candidates?: number;
  readonly model?: Model;
  /** Whose names are not asked are left out before any is scored. */
  readonly admits?: (entity: Entity) => boolean;
  /** Hits below it are left out; 0 to 1. */
  readonly threshold: number;
}

/** The best first; entities of one score in the order of the source. */
export function screenName(segment: Segment, query: AnalysedName, options: ScreenOptions): Hit[] {
  const { candidates = 64, model = currentModel, admits = () => true, threshold } = options;
  const best = new Map<number, Hit>();
  for (const { name } of candidatesOf(segment, query, candidates)) {
    const place = segment.nameEntities[name] as number;
    const entity = segment.entity(place);
    if (!admits(entity)) continue;
    const comparison = compareAnalysed(query, segment.analysedName(name), segment.rarity, model);
    if (comparison.score < threshold || comparison.score <= (best.get(place)?.comparison.score ?? -1)) continue;
    best.set(place, { entity, name, comparison });
  }
  return [...best.entries()]
    .sort(([a, left], [b, right]) => right.comparison.score - left.comparison.score || a - b)
    .map(([, hit]) => hit);
}
