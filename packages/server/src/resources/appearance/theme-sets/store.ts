/** Store of theme sets: SQL. They contain no personal data. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { ThemeStyles } from './styles.ts';
import type { ThemeSet } from './theme-set.ts';

const themeSetColumns = ['id', 'name', 'status', 'styles', 'created_at', 'updated_at', 'archived_at'] as const;

type ThemeSetRow = Row<
  'theme_sets',
  (typeof themeSetColumns)[number],
  { readonly status: ThemeSet['status']; readonly styles: ThemeStyles }
>;

const themeSetOf = (row: ThemeSetRow): ThemeSet => ({
  id: row.id,
  name: row.name,
  status: row.status,
  styles: row.styles,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  archivedAt: row.archived_at,
});

const select = sql`select ${selectList('t', themeSetColumns)} from theme_sets t`;

export async function findThemeSets(tx: Reader, scope: Scope, ids: readonly string[]): Promise<ThemeSet[]> {
  const rows = await tx.select<ThemeSetRow>(
    sql`${select} where t.environment_id = ${scope.environmentId} and t.id = any(${ids})`,
  );
  return rows.map(themeSetOf);
}

/** Locks a theme set until the transaction ends; null if there is none. */
export async function lockThemeSet(tx: Transaction, scope: Scope, id: string): Promise<ThemeSet | null> {
  const [row] = await tx.execute<ThemeSetRow>(
    sql`${select} where t.environment_id = ${scope.environmentId} and t.id = ${id} for update`,
  );
  return row === undefined ? null : themeSetOf(row);
}

export async function listThemeSets(tx: Reader, scope: Scope, statuses: readonly string[] | null, cursor: Cursor) {
  const conditions: Sql[] = statuses === null ? [] : [sql`t.status = any(${statuses})`];
  const page = await queryPage<ThemeSetRow>(tx, {
    select,
    table: 'theme_sets',
    alias: 't',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return { ...page, items: page.items.map(themeSetOf) };
}

const changing = (themeSet: ThemeSet) => ({
  name: themeSet.name,
  status: themeSet.status,
  styles: JSON.stringify(themeSet.styles),
  updated_at: themeSet.updatedAt,
  archived_at: themeSet.archivedAt,
});

export async function insertThemeSet(tx: Transaction, scope: Scope, themeSet: ThemeSet): Promise<void> {
  const { id, createdAt } = themeSet;
  const values = { environment_id: scope.environmentId, id, created_at: createdAt, ...changing(themeSet) };
  await tx.execute(insertRow('theme_sets', values));
}

export async function saveThemeSet(tx: Transaction, scope: Scope, themeSet: ThemeSet): Promise<void> {
  await tx.execute(
    sql`update theme_sets set ${assignments('theme_sets', changing(themeSet))}
        where environment_id = ${scope.environmentId} and id = ${themeSet.id}`,
  );
}
