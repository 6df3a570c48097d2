/** SQL of lists and items. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { assignments, insertRow, type Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { ItemKind } from './item-kinds.ts';
import type { List, ListItem } from './list.ts';
import { type ItemRow, itemOf, type ListRow, listOf, sealValues, selectItems, selectLists } from './rows.ts';

export async function findLists(tx: Reader, scope: Scope, ids: readonly string[]): Promise<List[]> {
  const rows = await tx.select<ListRow>(
    sql`${selectLists} where l.environment_id = ${scope.environmentId} and l.id = any(${ids})`,
  );
  return rows.map((row) => listOf(scope, row));
}

/** Finds a list by its id. If there is none, finds the oldest active list with this name, ignoring case. */
export async function findListNamed(tx: Reader, scope: Scope, idOrName: string): Promise<List | null> {
  const [row] = await tx.select<ListRow>(
    sql`${selectLists} where l.environment_id = ${scope.environmentId}
          and (l.id = ${idOrName} or (lower(l.name) = lower(${idOrName}) and l.status = 'active'))
        order by l.id = ${idOrName} desc, l.created_at, l.id limit 1`,
  );
  return row === undefined ? null : listOf(scope, row);
}

/** Locks a list until the transaction ends. Returns null if there is none. */
export async function lockList(tx: Transaction, scope: Scope, id: string): Promise<List | null> {
  const [row] = await tx.execute<ListRow>(
    sql`${selectLists} where l.environment_id = ${scope.environmentId} and l.id = ${id} for update of l`,
  );
  return row === undefined ? null : listOf(scope, row);
}

/**
 * Takes a shared lock until the transaction ends: the list stays unchanged, and others may add items too. Returns null
 * if there is none.
 */
export async function holdList(tx: Transaction, scope: Scope, id: string): Promise<List | null> {
  const [row] = await tx.execute<ListRow>(
    sql`${selectLists} where l.environment_id = ${scope.environmentId} and l.id = ${id} for share of l`,
  );
  return row === undefined ? null : listOf(scope, row);
}

export async function listLists(tx: Reader, scope: Scope, statuses: readonly string[] | null, cursor: Cursor) {
  const conditions: Sql[] = statuses === null ? [] : [sql`l.status = any(${statuses})`];
  const { environmentId } = scope;
  const shape = { select: selectLists, table: 'lists', alias: 'l', environmentId, conditions, cursor };
  const page = await queryPage<ListRow>(tx, shape);
  return { ...page, items: page.items.map((row) => listOf(scope, row)) };
}

export async function insertList(tx: Transaction, scope: Scope, list: List): Promise<void> {
  await tx.execute(
    insertRow('lists', {
      environment_id: scope.environmentId,
      id: list.id,
      kind: list.kind,
      name: list.name,
      status: list.status,
      field_name: list.fieldName,
      allow_fuzzy: list.allowFuzzy,
      subject_key_id: list.subject.id,
      created_at: list.createdAt,
      updated_at: list.updatedAt,
    }),
  );
}

export async function saveListStatus(tx: Transaction, scope: Scope, list: List): Promise<void> {
  const { status, updatedAt, archivedAt } = list;
  const changes = assignments('lists', { status, updated_at: updatedAt, archived_at: archivedAt });
  await tx.execute(sql`update lists set ${changes} where environment_id = ${scope.environmentId} and id = ${list.id}`);
}

/** Maximum number of items returned for each list: the newest that are not archived, each with its kind. */
export const mostShown = 100;

export async function newestItemsOf(
  tx: Reader,
  { environmentId }: Scope,
  listIds: readonly string[],
): Promise<Map<string, { readonly id: string; readonly kind: ItemKind }[]>> {
  const rows = await tx.select<Row<'list_items', 'id' | 'list_id' | 'kind', { readonly kind: ItemKind }>>(
    sql`select i.id, i.list_id, i.kind from unnest(${listIds}::text[]) as asked (list_id) cross join lateral (
          select id, list_id, kind from list_items where environment_id = ${environmentId} and list_id = asked.list_id
            and status <> 'archived' order by created_at desc, id desc limit ${mostShown}) i`,
  );
  const byList = new Map<string, { readonly id: string; readonly kind: ItemKind }[]>();
  for (const { id, kind, list_id: listId } of rows) byList.set(listId, [...(byList.get(listId) ?? []), { id, kind }]);
  return byList;
}

export async function findItems(tx: Reader, scope: Scope, ids: readonly string[]): Promise<ListItem[]> {
  const rows = await tx.select<ItemRow>(
    sql`${selectItems} where i.environment_id = ${scope.environmentId} and i.id = any(${ids})`,
  );
  return rows.map((row) => itemOf(scope, row));
}

export async function lockItem(tx: Transaction, scope: Scope, id: string): Promise<ListItem | null> {
  const [row] = await tx.execute<ItemRow>(
    sql`${selectItems} where i.environment_id = ${scope.environmentId} and i.id = ${id} for update of i`,
  );
  return row === undefined ? null : itemOf(scope, row);
}

/** Locks pending items, skipping those that another worker has locked. */
export async function lockPending(tx: Transaction, scope: Scope, listId: string, most: number): Promise<ListItem[]> {
  const rows = await tx.execute<ItemRow>(
    sql`${selectItems} where i.environment_id = ${scope.environmentId} and i.list_id = ${listId} and i.status = 'pending'
        order by i.id limit ${most} for update of i skip locked`,
  );
  return rows.map((row) => itemOf(scope, row));
}

export async function listItems(
  tx: Reader,
  scope: Scope,
  listId: string,
  statuses: readonly string[] | null,
  cursor: Cursor,
) {
  const conditions = [sql`i.list_id = ${listId}`, ...(statuses === null ? [] : [sql`i.status = any(${statuses})`])];
  const { environmentId } = scope;
  const shape = { select: selectItems, table: 'list_items', alias: 'i', environmentId, conditions, cursor };
  const page = await queryPage<ItemRow>(tx, shape);
  return { ...page, items: page.items.map((row) => itemOf(scope, row)) };
}

export interface ListCount {
  readonly listId: string;
  /** Number of items that are not archived. */
  readonly items: number;
  /** Number of matches of all its items, including archived ones. */
  readonly hits: number;
}

/** Counts the items of every list that has any. */
export async function countItems(tx: Reader, { environmentId }: Scope): Promise<ListCount[]> {
  const rows = await tx.select<Row<'list_items', 'list_id'> & { readonly kept: number; readonly met: number }>(
    sql`select list_id, (count(*) filter (where status <> 'archived'))::int as kept, sum(match_count)::int as met
        from list_items where environment_id = ${environmentId} group by list_id`,
  );
  return rows.map(({ list_id: listId, kept, met }) => ({ listId, items: kept, hits: met }));
}

/**
 * Inserts items and returns the ids of the inserted ones. An item is omitted if the list has an active or pending item
 * with the same value.
 */
export async function insertItems(
  tx: Transaction,
  scope: Scope,
  list: List,
  items: readonly ListItem[],
): Promise<ReadonlySet<string>> {
  const at = items[0]?.createdAt ?? null;
  const creator = items[0]?.creator ?? null;
  const rows = await tx.execute<Row<'list_items', 'id'>>(
    sql`insert into list_items (environment_id, id, list_id, kind, status, value_index, sealed, match_count, prefix, creator_type,
          creator_id, expires_at, created_at, updated_at)
        select ${scope.environmentId}, id, ${list.id}, ${list.kind}, status, value_index, sealed, 0, prefix,
          ${creator?.type ?? ''}, ${creator?.id ?? null}::text, expires_at, ${at}::timestamptz, ${at}::timestamptz
        from unnest(${items.map(({ id }) => id)}::text[], ${items.map(({ status }) => status)}::text[],
          ${items.map(({ valueIndex }) => valueIndex)}::bytea[],
          ${items.map(({ id, values }) => sealValues(scope, list.subject, id, values))}::bytea[],
          ${items.map(({ prefix }) => prefix)}::smallint[],
          ${items.map(({ expiresAt }) => expiresAt)}::timestamptz[])
          as given (id, status, value_index, sealed, prefix, expires_at)
        on conflict (environment_id, list_id, value_index) where status <> 'archived' do nothing returning id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Finds the given values that the list already has. */
export async function knownValues(
  tx: Reader,
  { environmentId }: Scope,
  listId: string,
  indexes: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.select<Row<'list_items', 'value_index'>>(
    sql`select value_index from list_items where environment_id = ${environmentId} and list_id = ${listId}
          and status <> 'archived' and value_index = any(${indexes}::bytea[])`,
  );
  return new Set(rows.map((row) => row.value_index.toString('hex')));
}

export async function saveItem(tx: Transaction, scope: Scope, item: ListItem): Promise<void> {
  const changes = assignments('list_items', {
    status: item.status,
    back_hits: item.backHits,
    expires_at: item.expiresAt,
    updated_at: item.updatedAt,
    archived_at: item.archivedAt,
  });
  await tx.execute(
    sql`update list_items set ${changes} where environment_id = ${scope.environmentId} and id = ${item.id}`,
  );
}

export async function insertKeys(
  tx: Transaction,
  { environmentId }: Scope,
  keys: readonly { readonly itemId: string; readonly index: Buffer }[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(
    sql`insert into list_item_keys (environment_id, value_index, item_id)
        select ${environmentId}, value_index, item_id from unnest(${keys.map(({ index }) => index)}::bytea[],
          ${keys.map(({ itemId }) => itemId)}::text[]) as given (value_index, item_id)
        on conflict do nothing`,
  );
}

/** Saves items that were locked and activated at the same time. */
export async function saveActivated(
  tx: Transaction,
  { environmentId }: Scope,
  items: readonly ListItem[],
): Promise<void> {
  await tx.execute(
    sql`update list_items i set status = given.status, back_hits = given.back_hits, updated_at = given.updated_at
        from unnest(${items.map(({ id }) => id)}::text[], ${items.map(({ status }) => status)}::text[],
          ${items.map(({ backHits }) => backHits)}::integer[], ${items.map(({ updatedAt }) => updatedAt)}::timestamptz[])
          as given (id, status, back_hits, updated_at)
        where i.environment_id = ${environmentId} and i.id = given.id`,
  );
}

export async function deleteKeys(tx: Transaction, { environmentId }: Scope, itemId: string): Promise<void> {
  await tx.execute(sql`delete from list_item_keys where environment_id = ${environmentId} and item_id = ${itemId}`);
}

/** Finds expired items, in the order of their expiry. */
export async function findExpiredItemIds(tx: Reader, { environmentId }: Scope, at: Date, most: number) {
  const rows = await tx.select<Row<'list_items', 'id'>>(
    sql`select id from list_items where environment_id = ${environmentId} and expires_at <= ${at} and status <> 'archived'
        order by expires_at limit ${most}`,
  );
  return rows.map(({ id }) => id);
}
