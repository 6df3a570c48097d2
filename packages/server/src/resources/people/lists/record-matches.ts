/**
 * Matches of submissions. The transaction of the submission stores them, counts them on the item, and relates them to
 * the inquiry.
 */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { ListMatch } from './match-facts.ts';

export interface MatchedObject {
  readonly type: string;
  readonly id: string;
  readonly inquiryId: string | null;
}

/**
 * Records matches and returns the new ones. Repeated matches of an item with the same field of the object count once.
 */
export async function recordMatches(
  tx: Transaction,
  { environmentId }: Scope,
  object: MatchedObject,
  matches: readonly ListMatch[],
  at: Date,
): Promise<ListMatch[]> {
  if (matches.length === 0) return [];
  const inserted = await tx.execute<Row<'list_matches', 'item_id' | 'field'>>(
    sql`insert into list_matches (environment_id, object_type, object_id, item_id, field, list_id, inquiry_id, at)
        select ${environmentId}, ${object.type}, ${object.id}, item_id, field, list_id, ${object.inquiryId}::text, ${at}::timestamptz
        from unnest(${matches.map(({ itemId }) => itemId)}::text[], ${matches.map(({ field }) => field)}::text[],
          ${matches.map(({ listId }) => listId)}::text[]) as given (item_id, field, list_id)
        on conflict do nothing returning item_id, field`,
  );
  const isNew = ({ itemId, field }: ListMatch) => inserted.some((row) => row.item_id === itemId && row.field === field);
  const recorded = matches.filter(isNew);
  await countMatches(tx, environmentId, [...new Set(recorded.map(({ itemId }) => itemId))]);
  return recorded;
}

/** Increases the counts. Items are locked in a fixed order to avoid deadlocks between submissions. */
async function countMatches(tx: Transaction, environmentId: string, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx.execute(
    sql`update list_items i set match_count = match_count + 1 from (
          select id from list_items where environment_id = ${environmentId} and id = any(${itemIds}) order by id for update) met
        where i.environment_id = ${environmentId} and i.id = met.id`,
  );
}

type MatchRow = Row<
  'list_matches',
  'object_type' | 'object_id' | 'inquiry_id' | 'item_id' | 'list_id' | 'field' | 'at'
> &
  Row<'lists', 'name' | 'kind'>;

export type ShownMatch = MatchRow;

const mostListed = 200;

/** Finds the matches of an inquiry with everything below it, of another object, a list or an item, the newest first. */
export async function findMatches(
  tx: Reader,
  { environmentId }: Scope,
  of: { readonly objectId: string } | { readonly listId: string },
): Promise<ShownMatch[]> {
  const condition =
    'listId' in of
      ? sql`m.list_id = ${of.listId}`
      : sql`(m.object_id = ${of.objectId} or m.inquiry_id = ${of.objectId})`;
  return tx.select<MatchRow>(
    sql`select m.object_type, m.object_id, m.inquiry_id, m.item_id, m.list_id, m.field, m.at, l.name, l.kind
        from list_matches m join lists l on l.environment_id = m.environment_id and l.id = m.list_id
        where m.environment_id = ${environmentId} and ${condition} order by m.at desc, m.item_id limit ${mostListed}`,
  );
}

/** Returns a query for the ids of inquiries that matched this list, given by id or name. */
export const inquiriesHitBy = ({ environmentId }: Scope, list: string) =>
  sql`select m.inquiry_id from list_matches m join lists l on l.environment_id = m.environment_id and l.id = m.list_id
      where m.environment_id = ${environmentId} and m.inquiry_id is not null
        and (l.id = ${list} or lower(l.name) = lower(${list}))`;
