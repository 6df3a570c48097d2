/**
 * One keyset-paged query for every list: newest first, in the order of arrival, or sorted by a search. A cursor is the
 * id of a row that the caller can see.
 */

import type pg from 'pg';
import sql, { raw, type Sql } from 'sql-template-tag';
import { Refusal } from '../lib/refusal.ts';
import { settledArrivals } from './arrivals.ts';
import type { Reader } from './connection.ts';

export interface Cursor {
  readonly after: string | null;
  readonly before: string | null;
  readonly size: number;
}

export interface Sort {
  /** Column of the listed table; only from code. */
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

const newestFirst: Sort = { column: 'arrival', direction: 'desc' };

/**
 * Queries a page. `select` is the statement before `where`; `table` has `environment_id`, `arrival` and `id` under the
 * alias `alias`. Throws not_found if the cursor names no visible row.
 */
export async function queryPage<Row extends pg.QueryResultRow & { id: string }>(
  reader: Reader,
  parts: {
    readonly select: Sql;
    readonly table: string;
    readonly alias: string;
    readonly environmentId: string;
    readonly conditions: readonly Sql[];
    readonly cursor: Cursor;
    readonly sort?: Sort;
    /** True if a client shaped the conditions: see `Statement.prepared`. */
    readonly shaped?: boolean;
  },
): Promise<{ items: Row[]; hasPrevious: boolean; hasNext: boolean }> {
  const { cursor, alias, sort = newestFirst } = parts;
  const position = raw(`(${alias}.${sort.column}, ${alias}.id)`);
  const cursorId = cursor.after ?? cursor.before;
  let anchor: { place: unknown; id: string } | null = null;
  if (cursorId !== null) {
    const rows = await reader.select<{ place: unknown; id: string }>(
      sql`select ${raw(sort.column)} as place, id from ${raw(parts.table)} where environment_id = ${parts.environmentId} and id = ${cursorId}`,
    );
    anchor = rows[0] ?? null;
    if (anchor === null) throw new Refusal('not_found');
  }
  const backwards = cursor.before !== null;
  const ascending = backwards !== (sort.direction === 'asc');
  const where = [sql`${raw(alias)}.environment_id = ${parts.environmentId}`, ...parts.conditions];
  if (anchor !== null) {
    where.push(sql`${position} ${raw(ascending ? '>' : '<')} (${anchor.place}, ${anchor.id})`);
  }
  // Rows older than a displayed one are settled.
  if (sort === newestFirst && cursor.after === null) {
    where.push(sql`${raw(alias)}.arrival <= ${await settledArrivals(reader)}`);
  }
  const order = raw(ascending ? 'asc' : 'desc');
  const clause = where.reduce((left, right) => sql`${left} and ${right}`);
  const { text, values } =
    sql`${parts.select} where ${clause} order by ${raw(`${alias}.${sort.column}`)} ${order}, ${raw(alias)}.id ${order} limit ${cursor.size + 1}`;
  const rows = await reader.select<Row>({ text, values, prepared: parts.shaped !== true });
  const more = rows.length > cursor.size;
  const items = rows.slice(0, cursor.size);
  if (backwards) items.reverse();
  return { items, hasPrevious: backwards ? more : anchor !== null, hasNext: backwards ? true : more };
}
