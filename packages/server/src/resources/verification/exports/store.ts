/** SQL of exports. Filter and file are sealed under the environment's key. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { seal, sealJson, unseal, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Export, ExportStatus } from './export.ts';

const columns = [
  'id',
  'status',
  'user_id',
  'with_personal',
  'filter',
  'rows',
  'is_cut',
  'byte_size',
  'created_at',
  'completed_at',
] as const;

type ExportRow = Row<'exports', (typeof columns)[number], { readonly status: ExportStatus }>;

const place = ({ environmentId }: Scope, row: string, column: 'filter' | 'content') => ({
  ...{ environmentId, table: 'exports', row, column },
});

const exportOf = (scope: Scope, row: ExportRow): Export => ({
  id: row.id,
  status: row.status,
  userId: row.user_id,
  withPersonal: row.with_personal,
  filter: unsealJson(scope.keys.dataKey, place(scope, row.id, 'filter'), row.filter),
  rows: row.rows,
  isCut: row.is_cut,
  byteSize: row.byte_size,
  createdAt: row.created_at,
  completedAt: row.completed_at,
});

const select = sql`select ${selectList('x', columns)} from exports x`;

export async function findExport(tx: Reader, scope: Scope, id: string): Promise<Export | null> {
  const [row] = await tx.select<ExportRow>(
    sql`${select} where x.environment_id = ${scope.environmentId} and x.id = ${id}`,
  );
  return row === undefined ? null : exportOf(scope, row);
}

export async function listExports(tx: Reader, scope: Scope, cursor: Cursor) {
  const page = await queryPage<ExportRow>(tx, {
    select,
    table: 'exports',
    alias: 'x',
    environmentId: scope.environmentId,
    conditions: [],
    cursor,
  });
  return { ...page, items: page.items.map((row) => exportOf(scope, row)) };
}

export async function insertExport(tx: Transaction, scope: Scope, made: Export): Promise<void> {
  await tx.execute(
    insertRow('exports', {
      environment_id: scope.environmentId,
      id: made.id,
      kind: 'inquiry',
      status: made.status,
      user_id: made.userId,
      with_personal: made.withPersonal,
      filter: sealJson(scope.keys.dataKey, place(scope, made.id, 'filter'), made.filter),
      created_at: made.createdAt,
    }),
  );
}

export async function saveProgress(
  tx: Transaction,
  { environmentId }: Scope,
  id: string,
  { status, rows }: Pick<Export, 'status' | 'rows'>,
): Promise<void> {
  await tx.execute(
    sql`update exports set status = ${status}, rows = ${rows} where environment_id = ${environmentId} and id = ${id}`,
  );
}

/** `content` compressed; `byteSize` of what it holds. */
export async function completeExport(
  tx: Transaction,
  scope: Scope,
  { id, rows, isCut, byteSize, completedAt }: Export,
  content: Buffer,
): Promise<void> {
  const sealed = seal(scope.keys.dataKey, place(scope, id, 'content'), content);
  await tx.execute(
    sql`update exports set status = 'completed', rows = ${rows}, is_cut = ${isCut}, byte_size = ${byteSize},
          completed_at = ${completedAt}, content = ${sealed}
        where environment_id = ${scope.environmentId} and id = ${id}`,
  );
}

/** Compressed; null until it is completed. */
export async function findContent(tx: Reader, scope: Scope, id: string): Promise<Buffer | null> {
  const [row] = await tx.select<Row<'exports', 'content'>>(
    sql`select content from exports where environment_id = ${scope.environmentId} and id = ${id}`,
  );
  const content = row?.content ?? null;
  return content === null ? null : unseal(scope.keys.dataKey, place(scope, id, 'content'), content);
}
