/** Matching of facts with the items of lists: one statement for all fields, for facts from any source. */
import sql from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import type { LeftJoined, Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, type WrappedKey } from '../../../security/subject-keys.ts';
import type { Facts, Place } from './comparers/comparer.ts';
import { metersBetween } from './comparers/geolocation.ts';
import { factIndexes } from './item-index.ts';
import { type ItemKind, kindOfItem } from './item-kinds.ts';
import { type Memory, recall, remembered } from './memory.ts';
import { valuesOf } from './rows.ts';

export interface FactsToMatch {
  readonly fields: Facts;
  readonly places?: readonly Place[];
}

export interface ListMatch {
  readonly listId: string;
  readonly listKind: ItemKind;
  readonly itemId: string;
  /** Field that matched; `name` for a name, `place` for a place. */
  readonly field: string;
}

/** Maximum number of reported matches of one submission. */
const mostMatches = 500;

type FoundRow = Row<'list_revisions', 'revision'> &
  LeftJoined<Row<'list_items', 'id'>> &
  Row<'list_items', 'list_id' | 'kind' | 'sealed', { readonly kind: ItemKind }> &
  Row<'lists', 'subject_key_id' | 'allow_fuzzy' | 'field_name'> &
  WrappedKey & { readonly field: string };

/**
 * Finds the matching active, unexpired items of active lists. Executes one statement, and repeats it if a place or the
 * set of prefix lengths has changed since this process last read them.
 */
export async function matchFacts(tx: Reader, scope: Scope, facts: FactsToMatch, at: Date): Promise<ListMatch[]> {
  let memory = remembered(scope);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const rows = await look(tx, scope, facts, memory, at);
    const isCurrent = rows.every(({ revision }) => revision === memory.revision);
    if (isCurrent || tries === mostTries - 1) return verified(scope, facts, rows);
    memory = await recall(tx, scope);
  }
  return [];
}

const mostTries = 3;

function look(tx: Reader, scope: Scope, { fields, places = [] }: FactsToMatch, memory: Memory, at: Date) {
  const asked = factIndexes(scope, fields, memory.prefixes);
  const near = memory.places.filter((item) => places.some((each) => metersBetween(each, item) <= item.radiusMeters));
  const { environmentId } = scope;
  // The limits make the database look up each key, regardless of outdated statistics for growing tables.
  return tx.select<FoundRow>(sql`
    with asked as (
      select keys.item_id as id, given.field from unnest(${asked.map(({ index }) => index)}::bytea[],
        ${asked.map(({ field }) => field)}::text[]) as given (value_index, field)
      cross join lateral (select item_id from list_item_keys k where k.environment_id = ${environmentId}
        and k.value_index = given.value_index order by k.item_id limit ${mostMatches}) keys
      union
      select id, 'place' from unnest(${near.map(({ itemId }) => itemId)}::text[]) as near (id)),
    found as (
      select i.*, asked.field, l.subject_key_id, l.allow_fuzzy, l.field_name from asked
      cross join lateral (select environment_id, id, list_id, kind, sealed from list_items
        where environment_id = ${environmentId} and id = asked.id and status = 'active'
          and (expires_at is null or expires_at > ${at}) limit 1) i
      cross join lateral (select subject_key_id, allow_fuzzy, field_name from lists
        where environment_id = ${environmentId} and id = i.list_id and status = 'active' limit 1) l
      limit ${mostMatches})
    select coalesce(r.revision, 0) as revision, found.*, k.wrapped_key
    from (values (1)) one (one)
    left join list_revisions r on r.environment_id = ${environmentId}
    left join found on true
    ${joinSubjectKey('found')}`);
}

function verified(scope: Scope, { fields }: FactsToMatch, rows: readonly FoundRow[]): ListMatch[] {
  return rows.flatMap((row) => {
    const { id, kind } = row;
    if (id === null) return [];
    const { comparer } = kindOfItem(kind);
    const rule = { allowFuzzy: row.allow_fuzzy, fieldName: row.field_name };
    if (comparer.verify !== undefined && !comparer.verify(valuesOf(scope, { ...row, id }), fields, rule)) return [];
    return [{ listId: row.list_id, listKind: kind, itemId: id, field: row.field }];
  });
}
