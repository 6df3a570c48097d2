/** Reverse of `screenName`: searches many monitored subjects for one entry of a list. */
import { type Comparison, compareAnalysed } from './compare/compare-names.ts';
import type { Model } from './compare/score.ts';
import type { Entity } from './entity.ts';
import { analyse } from './names/analyse.ts';
import { nameKindOf } from './segment/build.ts';
import type { Segment } from './segment/open.ts';
import { candidatesOf } from './segment/search.ts';

/** Maximum number of candidates, enough for a name shared by many subjects (measured: none is lost at 1,000). */
const candidates = 1000;

interface SubjectOptions {
  readonly listed: Pick<Segment, 'rarity'>;
  readonly model: Model;
  /** Decides on each candidate by its comparison, in which the subject is the query. */
  readonly isAlike: (subject: number, comparison: Comparison) => boolean;
}

/** Returns the places of the subjects that may have one of the entry's names. */
export function subjectsLike(
  subjects: Segment,
  entry: Entity,
  { listed, model, isAlike }: SubjectOptions,
): Set<number> {
  const found = new Set<number>();
  const isPerson = entry.kind === 'person';
  for (const { value } of entry.names) {
    const name = analyse(value, nameKindOf(entry));
    if (name.parts.length === 0) continue;
    for (const candidate of candidatesOf(subjects, name, candidates)) {
      const place = subjects.nameEntities[candidate.name] as number;
      if (found.has(place) || (subjects.entityKind(place) === 'person') !== isPerson) continue;
      // Words have the same weights as in the list, so that both directions give the same score.
      const comparison = compareAnalysed(subjects.analysedName(candidate.name), name, listed.rarity, model);
      if (isAlike(place, comparison)) found.add(place);
    }
  }
  return found;
}
