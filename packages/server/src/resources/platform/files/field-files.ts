/** Files in the fields of an inquiry, an account or a transaction: any supported type, stored unchanged and sealed. */
import sql from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { FieldUpload } from '../../../fields/index.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { PrivacyContext } from '../../../privacy/registry.ts';
import type { Scope } from '../../../security/scope.ts';
import {
  joinSubjectKey,
  type LiveSubject,
  openSubject,
  type Subject,
  type WrappedKey,
} from '../../../security/subject-keys.ts';

export interface FieldFile {
  readonly id: string;
  /** Id of the inquiry, account or transaction whose field has the file. */
  readonly ownerId: string;
  readonly mimeType: string;
  readonly subject: Subject;
}

/**
 * Stores files. `ownerId` is the object whose redaction erases them. Bytes are written before rows: a file without a
 * row cannot be read.
 */
export async function storeFieldFiles(
  { tx, scope, files, clock }: OperationContext,
  ownerId: string,
  subject: LiveSubject,
  uploads: readonly FieldUpload[],
): Promise<void> {
  for (const { id, mimeType, bytes } of uploads) {
    await files.write(scope.environmentId, id, subject.key, bytes);
    await tx.execute(
      insertRow('field_files', {
        environment_id: scope.environmentId,
        id,
        owner_id: ownerId,
        subject_key_id: subject.id,
        mime_type: mimeType,
        byte_size: bytes.length,
        created_at: clock.now(),
      }),
    );
  }
}

const fieldFileColumns = ['owner_id', 'mime_type', 'subject_key_id'] as const;

type FieldFileRow = Row<'field_files', (typeof fieldFileColumns)[number]> & WrappedKey;

/** Finds a file. Returns null if there is none, or it was deleted. */
export async function findFieldFile(tx: Reader, scope: Scope, id: string): Promise<FieldFile | null> {
  const [row] = await tx.select<FieldFileRow>(
    sql`select ${selectList('f', fieldFileColumns)}, k.wrapped_key from field_files f ${joinSubjectKey('f')}
        where f.environment_id = ${scope.environmentId} and f.id = ${id} and f.deleted_at is null`,
  );
  if (row === undefined) return null;
  return {
    id,
    ownerId: row.owner_id,
    mimeType: row.mime_type,
    subject: openSubject(scope, row.subject_key_id, row.wrapped_key),
  };
}

/** Removes the bytes of every file sealed under one of these keys and marks the rows. Idempotent. */
export async function deleteFieldFiles(
  { tx, scope, files }: PrivacyContext,
  ownerId: string,
  subjectKeyIds: readonly string[],
  now: Date,
): Promise<void> {
  const rows = await tx.execute<Row<'field_files', 'id'>>(
    sql`update field_files set deleted_at = coalesce(deleted_at, ${now})
        where environment_id = ${scope.environmentId} and owner_id = ${ownerId} and subject_key_id = any(${subjectKeyIds})
        returning id`,
  );
  for (const { id } of rows) await files.remove(scope.environmentId, id);
}

/** Removes the bytes of some files of an object and marks their rows, while the object stays. Idempotent. */
export async function removeFieldFiles(
  { tx, scope, files, clock }: OperationContext,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`update field_files set deleted_at = coalesce(deleted_at, ${clock.now()}::timestamptz)
        where environment_id = ${scope.environmentId} and owner_id = ${ownerId} and id = any(${ids})`,
  );
  for (const id of ids) await files.remove(scope.environmentId, id);
}
