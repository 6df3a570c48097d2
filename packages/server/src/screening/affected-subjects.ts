/** Work of a screening thread for monitoring: finds the watched subjects that changed entries of a list may match. */
import {
  buildSegment,
  type Comparison,
  type Entity,
  entitiesIdentifiedBy,
  entityOf,
  letterRefusal,
  liftOfARecord,
  type Model,
  openSegment,
  subjectsLike,
} from '@countersign/screening';
import type { ScreeningRequest } from './screening-request.ts';
import { openAll, type SharedSegment } from './search-segments.ts';

export interface AffectedRequest {
  readonly segment: SharedSegment;
  /** Places of the entries in the segment. */
  readonly places: readonly number[];
  readonly subjects: readonly ScreeningRequest[];
  readonly model: Model;
}

/**
 * Returns true if a search by name would find the subject, including scores that its other data may lift: it never
 * excludes a subject that a run would find.
 */
function isAlike({ rules: { names }, birthdate, countries }: ScreeningRequest, comparison: Comparison): boolean {
  if (letterRefusal(comparison, names) !== null) return false;
  const isLifted = birthdate !== null || countries.length > 0;
  return names.matching !== 'custom' || comparison.score >= names.threshold - (isLifted ? liftOfARecord : 0);
}

/** Builds entities of the watched subjects, with their names and identifiers. */
function entitiesOf(subjects: readonly ScreeningRequest[]): Entity[] {
  return subjects.map(({ name, wallet, identifiers = [] }, place) =>
    entityOf({
      key: String(place),
      kind: name?.kind === 'organization' ? 'organization' : 'person',
      names: name === null ? [] : [{ value: name.text, type: 'primary_name', quality: 'strong' }],
      identifiers,
      wallets: wallet === null ? [] : [{ currency: '', address: wallet }],
    }),
  );
}

/**
 * Returns the places, ascending, of subjects whose name is a candidate, or whose wallet or identifier is the entry's.
 */
export function affectedSubjects({ segment: shared, places, subjects, model }: AffectedRequest): number[] {
  const [listed] = openAll([shared]);
  if (listed === undefined) return [];
  const watched = openSegment(buildSegment(entitiesOf(subjects)).buffer);
  const affected = new Set<number>();
  for (const place of places) {
    const entry = listed.entity(place);
    const wallets = entry.wallets.map(({ address }) => address);
    for (const at of entitiesIdentifiedBy(watched, { identifiers: entry.identifiers, wallets })) affected.add(at);
    for (const at of subjectsLike(watched, entry, {
      listed,
      model,
      isAlike: (subject, comparison) => isAlike(subjects[subject] as ScreeningRequest, comparison),
    })) {
      affected.add(at);
    }
  }
  return [...affected].sort((one, other) => one - other);
}
