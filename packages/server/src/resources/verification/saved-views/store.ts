/** SQL of saved views. The line is sealed under the environment's key. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';

export interface SavedView {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** As the list's address has it. */
  readonly line: string;
  readonly isShared: boolean;
  readonly createdAt: Date;
}

const columns = ['id', 'user_id', 'name', 'line', 'is_shared', 'created_at'] as const;

const place = ({ environmentId }: Scope, row: string) => ({ environmentId, table: 'saved_views', row, column: 'line' });

/** Those of the person and those that others share, by their names. */
export async function listSavedViews(tx: Reader, scope: Scope, userId: string): Promise<SavedView[]> {
  const rows = await tx.select<Row<'saved_views', (typeof columns)[number]>>(
    sql`select ${selectList('v', columns)} from saved_views v
        where v.environment_id = ${scope.environmentId} and (v.user_id = ${userId} or v.is_shared)
        order by lower(v.name), v.id limit ${mostViews}`,
  );
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    line: unsealJson<string>(scope.keys.dataKey, place(scope, row.id), row.line),
    isShared: row.is_shared,
    createdAt: row.created_at,
  }));
}

/** One environment is not filled by one person's clicks. */
export const mostViews = 200;

export async function insertSavedView(tx: Transaction, scope: Scope, view: SavedView): Promise<void> {
  await tx.execute(
    insertRow('saved_views', {
      environment_id: scope.environmentId,
      id: view.id,
      user_id: view.userId,
      name: view.name,
      line: sealJson(scope.keys.dataKey, place(scope, view.id), view.line),
      is_shared: view.isShared,
      created_at: view.createdAt,
    }),
  );
}

/** Whether there was one of the person's own. */
export async function deleteSavedView(tx: Transaction, { environmentId }: Scope, id: string, userId: string) {
  const deleted = await tx.execute<Row<'saved_views', 'id'>>(
    sql`delete from saved_views where environment_id = ${environmentId} and id = ${id} and user_id = ${userId}
        returning id`,
  );
  return deleted.length > 0;
}
