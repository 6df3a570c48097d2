/** SQL of importers. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import type { Importer, ImporterStatus, RowError } from './importer.ts';
import type { ImporterKind } from './importer-kinds.ts';

const columns = [
  'id',
  'kind',
  'list_id',
  'status',
  'subject_key_id',
  'file_id',
  'row_count',
  'successful_count',
  'duplicate_count',
  'error_count',
  'row_errors',
  'tries',
  'due_at',
  'created_at',
  'completed_at',
] as const;

type ImporterRow = Row<
  'importers',
  (typeof columns)[number],
  { readonly kind: ImporterKind; readonly status: ImporterStatus; readonly row_errors: readonly RowError[] }
> &
  WrappedKey;

const select = sql`select ${selectList('i', columns)}, k.wrapped_key from importers i ${joinSubjectKey('i')}`;

const importerOf = (scope: Scope, row: ImporterRow): Importer => ({
  id: row.id,
  kind: row.kind,
  listId: row.list_id,
  status: row.status,
  subject: openSubject(scope, row.subject_key_id, row.wrapped_key),
  fileId: row.file_id,
  rowCount: row.row_count,
  counts: { successful: row.successful_count, duplicate: row.duplicate_count, error: row.error_count },
  rowErrors: row.row_errors,
  tries: row.tries,
  dueAt: row.due_at,
  createdAt: row.created_at,
  completedAt: row.completed_at,
});

export async function findImporters(tx: Reader, scope: Scope, ids: readonly string[]): Promise<Importer[]> {
  const rows = await tx.select<ImporterRow>(
    sql`${select} where i.environment_id = ${scope.environmentId} and i.id = any(${ids})`,
  );
  return rows.map((row) => importerOf(scope, row));
}

export async function listImporters(tx: Reader, scope: Scope, cursor: Cursor) {
  const { environmentId } = scope;
  const page = await queryPage<ImporterRow>(tx, {
    select,
    table: 'importers',
    alias: 'i',
    environmentId,
    conditions: [],
    cursor,
  });
  return { ...page, items: page.items.map((row) => importerOf(scope, row)) };
}

/**
 * Locks an importer until the transaction ends, if its file exists. Returns null if another transaction holds the lock.
 */
export async function lockImporter(tx: Transaction, scope: Scope, id: string): Promise<Importer | null> {
  const [row] = await tx.execute<ImporterRow>(
    sql`${select} where i.environment_id = ${scope.environmentId} and i.id = ${id} and i.file_id is not null
        for update of i skip locked`,
  );
  return row === undefined ? null : importerOf(scope, row);
}

/** Columns that change while an import runs. */
const changing = ({ status, fileId, counts, rowErrors, tries, dueAt, completedAt }: Importer) => ({
  status,
  file_id: fileId,
  successful_count: counts.successful,
  duplicate_count: counts.duplicate,
  error_count: counts.error,
  row_errors: JSON.stringify(rowErrors),
  tries,
  due_at: dueAt,
  completed_at: completedAt,
});

export async function insertImporter(tx: Transaction, scope: Scope, importer: Importer): Promise<void> {
  await tx.execute(
    insertRow('importers', {
      environment_id: scope.environmentId,
      id: importer.id,
      kind: importer.kind,
      list_id: importer.listId,
      subject_key_id: importer.subject.id,
      row_count: importer.rowCount,
      created_at: importer.createdAt,
      ...changing(importer),
    }),
  );
}

export async function saveImporter(tx: Transaction, { environmentId }: Scope, importer: Importer): Promise<void> {
  const changes = assignments('importers', changing(importer));
  await tx.execute(
    sql`update importers set ${changes} where environment_id = ${environmentId} and id = ${importer.id}`,
  );
}

/** Postpones importers that are due, except for locked ones, and returns their ids. */
export async function postponeDue(tx: Transaction, { environmentId }: Scope, now: Date, until: Date) {
  const rows = await tx.execute<Row<'importers', 'id'>>(
    sql`update importers set due_at = ${until}::timestamptz where environment_id = ${environmentId} and id in (
          select id from importers where environment_id = ${environmentId} and file_id is not null
            and due_at <= ${now}::timestamptz order by due_at limit 100 for update skip locked)
        returning id`,
  );
  return rows.map(({ id }) => id);
}
