/**
 * Items of an environment that have no hash, cached per process: places, and the prefix lengths of networks. The
 * matching statement returns the present revision; if it differs from the cached one, the items are read again.
 */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { EnvironmentKeys } from '../../../security/key-ring.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Place, Prefixes } from './comparers/comparer.ts';
import type { ItemKind } from './item-kinds.ts';
import { type ItemRow, selectItems, valuesOf } from './rows.ts';

export interface RememberedPlace extends Place {
  readonly itemId: string;
  readonly radiusMeters: number;
}

export interface Memory {
  readonly revision: number;
  readonly prefixes: Prefixes;
  readonly places: readonly RememberedPlace[];
}

/** Maximum number of places on an environment's active lists. */
export const mostPlaces = 10_000;

const nothing: Memory = { revision: 0, prefixes: { ipv4: [], ipv6: [] }, places: [] };

const memories = new WeakMap<EnvironmentKeys, Memory>();

export const remembered = ({ keys }: Scope): Memory => memories.get(keys) ?? nothing;

/** Returns true for kinds whose changes increase the revision. */
export const isRemembered = (kind: ItemKind): boolean => kind === 'geolocation' || kind === 'ip-address';

/** Reads the cached items. The revision is read first, so that later changes are read again. */
export async function recall(tx: Reader, scope: Scope): Promise<Memory> {
  const { environmentId } = scope;
  const [row] = await tx.select<Row<'list_revisions', 'revision'>>(
    sql`select revision from list_revisions where environment_id = ${environmentId}`,
  );
  const networks = await tx.select<Row<'list_items', 'prefix'>>(
    sql`select distinct prefix from list_items
        where environment_id = ${environmentId} and kind = 'ip-address' and status = 'active' and prefix is not null`,
  );
  const rows = await tx.select<ItemRow>(
    sql`${selectItems} where i.environment_id = ${environmentId} and i.kind = 'geolocation' and i.status = 'active'
          and l.status = 'active' order by i.created_at desc limit ${mostPlaces}`,
  );
  const lengths = networks.flatMap(({ prefix }) => prefix ?? []);
  const memory: Memory = {
    revision: row?.revision ?? 0,
    prefixes: { ipv4: lengths.filter((length) => length <= 32), ipv6: lengths },
    places: rows.map((item) => rememberedPlace(scope, item)),
  };
  memories.set(scope.keys, memory);
  return memory;
}

/** Counts the places of an environment, including those that are not compared yet. */
export async function countPlaces({ tx, scope }: { readonly tx: Reader; readonly scope: Scope }): Promise<number> {
  const [row] = await tx.select<{ places: number }>(
    sql`select count(*)::int as places from list_items i
        join lists l on l.environment_id = i.environment_id and l.id = i.list_id
        where i.environment_id = ${scope.environmentId} and i.kind = 'geolocation' and i.status <> 'archived'
          and l.status = 'active'`,
  );
  return row?.places ?? 0;
}

function rememberedPlace(scope: Scope, row: ItemRow): RememberedPlace {
  const values = valuesOf(scope, row);
  const number = (name: string): number => Number(values[name] ?? Number.NaN);
  return {
    itemId: row.id,
    latitude: number('latitude'),
    longitude: number('longitude'),
    radiusMeters: number('radius-meters'),
  };
}

/** Increases the revision, effective at the end of this transaction. */
export async function revise(tx: Transaction, { environmentId }: Scope): Promise<void> {
  await tx.execute(
    sql`insert into list_revisions (environment_id, revision) values (${environmentId}, 1)
        on conflict (environment_id) do update set revision = list_revisions.revision + 1`,
  );
}
