/** Search for one name with its record in several watchlists. */
import {
  analyse,
  birthdateRefusal,
  countryRefusal,
  type Entity,
  type Hit,
  type RecordQuery,
  type Segment,
  screenName,
} from '@countersign/screening';
import type { OpenedWatchlist } from './open-watchlists.ts';

export interface AskedRecord {
  readonly name: string;
  readonly kind: 'person' | 'organization';
  readonly record: RecordQuery;
}

export interface RecordHit {
  readonly slug: string;
  readonly segment: Segment;
  readonly hit: Hit;
}

/**
 * Screens a record, highest score first. An entry with another birth year or country is excluded, unless an identifier
 * is equal.
 */
export function screenRecord(
  lists: readonly OpenedWatchlist[],
  { name, kind, record }: AskedRecord,
  threshold: number,
): RecordHit[] {
  const query = analyse(name, kind);
  const admits = (entity: Entity, isIdentified: boolean) =>
    isIdentified ||
    (birthdateRefusal(record, entity, 'year-plus-minus-1') === null && countryRefusal(record, entity) === null);
  return lists
    .flatMap(({ slug, segment }) =>
      screenName(segment, query, {
        record,
        threshold,
        admits,
        admitsKind: (listed) => (kind === 'person') === (listed === 'person'),
      }).map((hit) => ({ slug, segment, hit })),
    )
    .sort((a, b) => b.hit.score.score - a.hit.score.score);
}
