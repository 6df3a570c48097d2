/**
 * Submissions of the last 90 days, stored as the hashes by which lists are matched. Values that hashes cannot compare
 * are sealed under the person's key.
 */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Row, rowInto } from '../../../database/rows.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, type LiveSubject, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import { networkOf, parseAddress } from '../links/index.ts';
import type { Facts, Place, Prefixes, ReadItem } from './comparers/comparer.ts';
import { metersBetween } from './comparers/geolocation.ts';
import { factIndexes, indexOf } from './item-index.ts';
import { kindOfItem } from './item-kinds.ts';
import type { List } from './list.ts';
import type { FactsToMatch } from './match-facts.ts';

export const keptSeconds = 90 * 86_400;

/** Prefix lengths that are stored. A network with another length is found by a stored length and then compared. */
const stored: Prefixes = { ipv4: [8, 16, 24, 32], ipv6: [16, 32, 48, 64, 128] };

export interface FactObject {
  readonly type: string;
  readonly id: string;
  readonly inquiryId: string | null;
  readonly subject: LiveSubject;
  /** True if this transaction creates the object, so that it has no earlier facts. */
  readonly isNew?: boolean;
}

interface Kept {
  readonly facts?: Facts;
  readonly places?: readonly Place[];
}

const place = (scope: Scope, { type, id }: Pick<FactObject, 'type' | 'id'>, field: string) => ({
  environmentId: scope.environmentId,
  table: 'submitted_facts',
  row: `${type} ${id} ${field}`,
  column: 'sealed',
});

const compared: Readonly<Record<string, readonly string[]>> = {
  name: ['name-first', 'name-middle', 'name-last'],
  'ip-address': ['ip-address'],
};

/**
 * Stores facts with one statement; for a new object, as part of the caller's statement. A later value of the same field
 * of an object replaces the earlier one.
 */
export async function keepFacts(
  tx: Transaction,
  scope: Scope,
  object: FactObject,
  { fields, places = [] }: FactsToMatch,
  at: Date,
): Promise<void> {
  const byField = new Map<string, Buffer[]>();
  for (const { field, index } of factIndexes(scope, fields, stored))
    byField.set(field, [...(byField.get(field) ?? []), index]);
  if (places.length > 0) byField.set('place', []);
  if (byField.size === 0) return;
  const rows = [...byField].map(([field, indexes]) => {
    const names = compared[field];
    const kept: Kept | null =
      field === 'place'
        ? { places }
        : names === undefined
          ? null
          : { facts: Object.fromEntries(names.map((name) => [name, fields[name] ?? null])) };
    const sealed = kept === null ? null : sealJson(object.subject.key, place(scope, object, field), kept);
    return { field, indexes, sealed };
  });
  if (object.isNew === true) {
    const { type, id, inquiryId, subject } = object;
    const every = { environment_id: scope.environmentId, object_type: type, object_id: id, inquiry_id: inquiryId };
    for (const row of rows) {
      tx.insert(...rowInto('submitted_facts', { ...every, ...row, subject_key_id: subject.id, at }));
    }
    return;
  }
  // PostgreSQL arrays of arrays need equal lengths, so each row has its own array, as text.
  await tx.execute(
    sql`insert into submitted_facts (environment_id, object_type, object_id, field, inquiry_id, indexes, sealed, subject_key_id, at)
        select ${scope.environmentId}, ${object.type}, ${object.id}, field, ${object.inquiryId}::text, indexes::bytea[], sealed,
          ${object.subject.id}, ${at}::timestamptz
        from unnest(${rows.map(({ field }) => field)}::text[], ${rows.map(({ indexes }) => literal(indexes))}::text[],
          ${rows.map(({ sealed }) => sealed)}::bytea[]) as given (field, indexes, sealed)
        on conflict (environment_id, object_type, object_id, field)
          do update set indexes = excluded.indexes, sealed = excluded.sealed, at = excluded.at`,
  );
}

const literal = (indexes: readonly Buffer[]): string =>
  `{${indexes.map((each) => `"\\\\x${each.toString('hex')}"`).join(',')}}`;

export interface BackHits {
  /** Number of inquiries, plus other objects without an inquiry. */
  readonly count: number;
  /** True if counting stopped at the limit. */
  readonly isAtLeast: boolean;
  /** Newest objects. */
  readonly objects: readonly { readonly type: string; readonly id: string; readonly at: Date }[];
}

const mostLookedAt = 10_000;
const mostNamed = 20;

type FactRow = Row<'submitted_facts', 'object_type' | 'object_id' | 'field' | 'inquiry_id' | 'subject_key_id' | 'at'> &
  Partial<Row<'submitted_facts', 'sealed'>> &
  WrappedKey;

/** Finds the submissions of the last 90 days that the item would have matched. Decides and records nothing. */
export async function backSearch(tx: Reader, scope: Scope, list: List, read: ReadItem, at: Date): Promise<BackHits> {
  if (list.kind === 'face') return { count: 0, isAtLeast: false, objects: [] };
  const isPlace = list.kind === 'geolocation';
  const indexes = searchedKeys(read).map((key) => indexOf(scope, list.kind, key));
  const condition = isPlace ? sql`f.field = 'place'` : sql`f.indexes && ${indexes}::bytea[]`;
  const rows = await tx.select<FactRow>(
    sql`select f.object_type, f.object_id, f.field, f.inquiry_id, f.sealed, f.subject_key_id, f.at, k.wrapped_key
        from submitted_facts f ${joinSubjectKey('f')} where f.environment_id = ${scope.environmentId} and ${condition}
          and f.at >= ${addSeconds(at, -keptSeconds)} order by f.at desc limit ${mostLookedAt}`,
  );
  const hits = rows.filter((row) => isHit(scope, list, read, row));
  const named = new Map(
    hits.map((row) => {
      const [type, id] = row.inquiry_id === null ? [row.object_type, row.object_id] : ['inquiry', row.inquiry_id];
      return [id, { type, id, at: row.at }] as const;
    }),
  );
  return {
    count: named.size,
    isAtLeast: rows.length === mostLookedAt,
    objects: [...named.values()].slice(0, mostNamed),
  };
}

/**
 * Counts the inquiries, and other objects, of the last 90 days that have one of the keys of each item. One statement
 * counts for many items.
 */
export async function countByKeys(
  tx: Reader,
  { environmentId }: Scope,
  asked: readonly { readonly itemId: string; readonly index: Buffer }[],
  at: Date,
): Promise<Map<string, number>> {
  const rows = await tx.select<Row<'list_item_keys', 'item_id'> & { readonly hits: number }>(
    sql`select asked.item_id, count(distinct coalesce(f.inquiry_id, f.object_id))::integer as hits
        from unnest(${asked.map(({ itemId }) => itemId)}::text[], ${asked.map(({ index }) => index)}::bytea[])
          as asked (item_id, value_index)
        cross join lateral (select inquiry_id, object_id from submitted_facts where environment_id = ${environmentId}
          and indexes @> array[asked.value_index] and at >= ${addSeconds(at, -keptSeconds)} limit ${mostLookedAt}) f
        group by asked.item_id`,
  );
  return new Map(rows.map((row) => [row.item_id, row.hits]));
}

/** Returns the stored keys for an item: a network of an unstored length uses the next shorter stored prefix. */
function searchedKeys({ values, keys, prefix }: ReadItem): readonly string[] {
  const address = prefix === undefined ? null : parseAddress(String(values['value'] ?? '').split('/')[0] ?? '');
  if (address === null || prefix === undefined) return keys;
  const wider = stored[address.kind()].filter((length) => length <= prefix);
  return [networkOf(address, Math.max(...wider))];
}

function isHit(scope: Scope, list: List, { values, keys, prefix }: ReadItem, row: FactRow): boolean {
  if (row.sealed === null || row.sealed === undefined) return true;
  const { key } = openSubject(scope, row.subject_key_id, row.wrapped_key);
  if (key === null) return false;
  const object = { type: row.object_type, id: row.object_id };
  const { facts = {}, places = [] } = unsealJson<Kept>(key, place(scope, object, row.field), row.sealed);
  if (list.kind === 'geolocation') {
    const center = { latitude: Number(values['latitude']), longitude: Number(values['longitude']) };
    return places.some((each) => metersBetween(each, center) <= Number(values['radius-meters']));
  }
  const { comparer } = kindOfItem(list.kind);
  if (comparer.verify !== undefined) return comparer.verify(values, facts, list);
  if (prefix === undefined) return true;
  const bits = [prefix];
  return comparer.keysOf(facts, { ipv4: bits, ipv6: bits }).some((each) => keys.includes(each.key));
}
