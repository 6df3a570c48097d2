/** Store of exports: SQL. The filter is sealed under the environment's key, each line under the key of its person. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { insertRow, type Row, rowInto, selectList } from '../../../database/rows.ts';
import { seal, sealJson, unseal, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { findSubjectKeys, type Subject } from '../../../security/subject-keys.ts';
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

const place = ({ environmentId }: Scope, row: string, column: 'filter') => ({
  environmentId,
  table: 'exports',
  row,
  column,
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

/** Filters that identify one person; they are deleted once the rows are found. */
const naming = ['reference-id', 'note', 'account-id', 'inquiry-id'];

export async function completeExport(
  tx: Transaction,
  scope: Scope,
  { id, rows, isCut, byteSize, completedAt, filter }: Export,
): Promise<void> {
  const kept = Object.fromEntries(Object.entries(filter).filter(([name]) => !naming.includes(name)));
  const sealed = sealJson(scope.keys.dataKey, place(scope, id, 'filter'), kept);
  await tx.execute(
    sql`update exports set status = 'completed', rows = ${rows}, is_cut = ${isCut}, byte_size = ${byteSize},
          completed_at = ${completedAt}, filter = ${sealed}
        where environment_id = ${scope.environmentId} and id = ${id}`,
  );
}

/** Line of the file, with the person it belongs to. */
export interface ExportLine {
  readonly position: number;
  readonly subject: Subject;
  readonly text: string;
}

const linePlace = ({ environmentId }: Scope, exportId: string, position: number) => ({
  environmentId,
  table: 'export_lines',
  row: `${exportId}/${position}`,
  column: 'line',
});

/** Deletes the lines of a run that did not finish. */
export async function clearLines(tx: Transaction, { environmentId }: Scope, exportId: string): Promise<void> {
  await tx.execute(sql`delete from export_lines where environment_id = ${environmentId} and export_id = ${exportId}`);
}

/** Inserts lines, each sealed under the key of its person. Lines of redacted persons contain nothing to seal. */
export function insertLines(
  tx: Transaction,
  scope: Scope,
  exportId: string,
  lines: readonly ExportLine[],
  now: Date,
): void {
  for (const { position, subject, text } of lines) {
    const bytes = Buffer.from(text);
    tx.insert(
      ...rowInto('export_lines', {
        environment_id: scope.environmentId,
        export_id: exportId,
        position,
        subject_key_id: subject.key === null ? null : subject.id,
        line: seal(subject.key ?? scope.keys.dataKey, linePlace(scope, exportId, position), bytes),
        created_at: now,
      }),
    );
  }
}

const linesAtOnce = 5000;

/** Returns the readable lines in order; lines of persons redacted meanwhile are missing. */
export async function readLines(tx: Reader, scope: Scope, exportId: string): Promise<string[]> {
  const texts: string[] = [];
  for (let after = -1; ; ) {
    const rows = await tx.select<Row<'export_lines', 'position' | 'subject_key_id' | 'line'>>(
      sql`select l.position, l.subject_key_id, l.line from export_lines l
          where l.environment_id = ${scope.environmentId} and l.export_id = ${exportId} and l.position > ${after}
          order by l.position limit ${linesAtOnce}`,
    );
    const keys = await findSubjectKeys(tx, scope, [...new Set(rows.flatMap((row) => row.subject_key_id ?? []))]);
    for (const { position, subject_key_id: subject, line } of rows) {
      const key = subject === null ? scope.keys.dataKey : keys.get(subject);
      if (key !== undefined) texts.push(unseal(key, linePlace(scope, exportId, position), line).toString('utf8'));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < linesAtOnce) return texts;
    after = last.position;
  }
}
