/** Rows of lists and items, whose values are sealed under a key of the list. */

import sql, { raw } from 'sql-template-tag';
import { type Row, selectList } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import {
  joinSubjectKey,
  liveSubject,
  openSubject,
  type Subject,
  type WrappedKey,
} from '../../../security/subject-keys.ts';
import type { ItemValues } from './comparers/comparer.ts';
import type { ItemKind } from './item-kinds.ts';
import type { ItemStatus, List, ListItem, ListStatus } from './list.ts';

const listColumns = [
  'id',
  'kind',
  'name',
  'status',
  'field_name',
  'allow_fuzzy',
  'subject_key_id',
  'created_at',
  'updated_at',
  'archived_at',
] as const;

export type ListRow = Row<
  'lists',
  (typeof listColumns)[number],
  { readonly kind: ItemKind; readonly status: ListStatus }
> &
  WrappedKey;

export const selectLists = sql`select ${selectList('l', listColumns)}, k.wrapped_key from lists l ${joinSubjectKey('l')}`;

export const listOf = (scope: Scope, row: ListRow): List => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  status: row.status,
  fieldName: row.field_name,
  allowFuzzy: row.allow_fuzzy,
  subject: openSubject(scope, row.subject_key_id, row.wrapped_key),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  archivedAt: row.archived_at,
});

const itemColumns = [
  'id',
  'list_id',
  'kind',
  'status',
  'value_index',
  'sealed',
  'match_count',
  'back_hits',
  'prefix',
  'creator_type',
  'creator_id',
  'expires_at',
  'created_at',
  'updated_at',
  'archived_at',
] as const;

export type ItemRow = Row<
  'list_items',
  (typeof itemColumns)[number],
  { readonly kind: ItemKind; readonly status: ItemStatus }
> &
  Row<'lists', 'subject_key_id'> &
  WrappedKey;

/** Query of items with their list as `l`. */
export const selectItems = sql`select ${selectList('i', itemColumns)}, l.subject_key_id, k.wrapped_key from list_items i
  ${raw('join lists l on l.environment_id = i.environment_id and l.id = i.list_id')} ${joinSubjectKey('l')}`;

const place = ({ environmentId }: Scope, row: string) => ({
  environmentId,
  table: 'list_items',
  row,
  column: 'sealed',
});

export const sealValues = (scope: Scope, subject: Subject, id: string, values: ItemValues): Buffer =>
  sealJson(liveSubject(subject).key, place(scope, id), values);

/** Returns the values; empty for a list whose key was destroyed. */
export function valuesOf(
  scope: Scope,
  row: Pick<ItemRow, 'id' | 'sealed' | 'subject_key_id' | 'wrapped_key'>,
): ItemValues {
  const { key } = openSubject(scope, row.subject_key_id, row.wrapped_key);
  return key === null ? {} : unsealJson<ItemValues>(key, place(scope, row.id), row.sealed);
}

export const itemOf = (scope: Scope, row: ItemRow): ListItem => ({
  id: row.id,
  listId: row.list_id,
  kind: row.kind,
  status: row.status,
  values: valuesOf(scope, row),
  valueIndex: row.value_index,
  matchCount: row.match_count,
  backHits: row.back_hits,
  prefix: row.prefix,
  creator: { type: row.creator_type, id: row.creator_id },
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  archivedAt: row.archived_at,
});
