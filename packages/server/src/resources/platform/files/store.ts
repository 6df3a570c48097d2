/** SQL of stored files. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import {
  joinSubjectKey,
  type LiveSubject,
  openSubject,
  type Subject,
  type WrappedKey,
} from '../../../security/subject-keys.ts';
import type { CaptureMethod, FilePage, FileVariant, PictureDetails, StoredFile } from './stored-file.ts';

const fileColumns = [
  'id',
  'inquiry_id',
  'subject_key_id',
  'page',
  'variant',
  'capture_method',
  'filename',
  'mime_type',
  'byte_size',
  'sealed',
  'created_at',
] as const;

type FileRow = Row<
  'files',
  (typeof fileColumns)[number],
  { readonly page: FilePage; readonly variant: FileVariant; readonly capture_method: CaptureMethod }
> &
  WrappedKey;

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'files',
  row,
  column: 'sealed',
});

export interface FoundFile {
  readonly file: StoredFile;
  readonly subject: Subject;
}

/** Finds live files by id; deleted files, and those whose subject was redacted, are omitted. */
export async function findFiles(tx: Reader, scope: Scope, ids: readonly string[]): Promise<FoundFile[]> {
  const rows = await tx.select<FileRow>(
    sql`select ${selectList('f', fileColumns)}, k.wrapped_key from files f ${joinSubjectKey('f')}
        where f.environment_id = ${scope.environmentId} and f.id = any(${ids}) and f.deleted_at is null`,
  );
  return rows.flatMap((row) => {
    const subject = openSubject(scope, row.subject_key_id, row.wrapped_key);
    if (subject.key === null) return [];
    const file: StoredFile = {
      id: row.id,
      inquiryId: row.inquiry_id,
      subjectKeyId: row.subject_key_id,
      page: row.page,
      variant: row.variant,
      captureMethod: row.capture_method,
      filename: row.filename,
      mimeType: row.mime_type,
      byteSize: row.byte_size,
      details: unsealJson<PictureDetails>(subject.key, associatedData(scope, row.id), row.sealed),
      createdAt: row.created_at,
    };
    return [{ file, subject }];
  });
}

export async function insertFile(tx: Transaction, scope: Scope, file: StoredFile, subject: LiveSubject): Promise<void> {
  await tx.execute(
    insertRow('files', {
      environment_id: scope.environmentId,
      id: file.id,
      inquiry_id: file.inquiryId,
      subject_key_id: subject.id,
      page: file.page,
      variant: file.variant,
      capture_method: file.captureMethod,
      filename: file.filename,
      mime_type: file.mimeType,
      byte_size: file.byteSize,
      sealed: sealJson(subject.key, associatedData(scope, file.id), file.details),
      created_at: file.createdAt,
    }),
  );
}

/** Marks files deleted and clears their details. */
export async function deleteFiles(tx: Transaction, scope: Scope, ids: readonly string[], now: Date): Promise<void> {
  await tx.execute(
    sql`update files set deleted_at = coalesce(deleted_at, ${now}), sealed = ''
        where environment_id = ${scope.environmentId} and id = any(${ids})`,
  );
}

/**
 * Finds the stored details of the uploads for the document pages of these inquiries, grouped by inquiry. Deleted and
 * redacted uploads are omitted.
 */
export async function findUploadsOfInquiries(
  tx: Reader,
  scope: Scope,
  inquiryIds: readonly string[],
  pages: readonly FilePage[],
): Promise<StoredFile[]> {
  const rows = await tx.select<Row<'files', 'id'>>(
    sql`select id from files where environment_id = ${scope.environmentId} and inquiry_id = any(${inquiryIds})
          and page = any(${pages}) and variant = 'normalized' and deleted_at is null`,
  );
  const found = await findFiles(
    tx,
    scope,
    rows.map(({ id }) => id),
  );
  return found.map(({ file }) => file);
}

/** Finds the ids of every file of the inquiry, including deleted ones: their bytes may still exist. */
export async function findFileIdsOfInquiry(tx: Reader, scope: Scope, inquiryId: string): Promise<string[]> {
  const rows = await tx.select<Row<'files', 'id'>>(
    sql`select id from files where environment_id = ${scope.environmentId} and inquiry_id = ${inquiryId}`,
  );
  return rows.map(({ id }) => id);
}
