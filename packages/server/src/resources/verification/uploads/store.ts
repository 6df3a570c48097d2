/** SQL of uploads. The parts are sealed under the key of the inquiry's person. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction, Writer } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { seal, unseal } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import type { Inquiry } from '../inquiries/index.ts';
import { mostOfSession, type Upload } from './upload.ts';

const columns = ['id', 'byte_size', 'byte_offset', 'created_at'] as const;

type UploadRow = Row<'uploads', (typeof columns)[number]>;
type PartRow = Row<'upload_parts', 'byte_offset' | 'sealed'>;

/** Session that uploads belong to. */
export interface Owner {
  readonly inquiry: Pick<Inquiry, 'id' | 'subject'>;
  readonly session: { readonly id: string };
}

const associatedData = ({ environmentId }: Scope, uploadId: string, byteOffset: number) => ({
  environmentId,
  table: 'upload_parts',
  row: `${uploadId}/${byteOffset}`,
  column: 'sealed',
});

const selectUpload = ({ environmentId }: Scope, { session }: Owner, id: string): Sql =>
  sql`select ${selectList('u', columns)} from uploads u
      where u.environment_id = ${environmentId} and u.id = ${id} and u.session_id = ${session.id}`;

const uploadOf = (row: UploadRow | undefined): Upload | null =>
  row === undefined
    ? null
    : { id: row.id, byteSize: row.byte_size, byteOffset: row.byte_offset, createdAt: row.created_at };

/** Finds an upload of this session; null for that of another one. */
export async function findUpload(tx: Reader, scope: Scope, owner: Owner, id: string): Promise<Upload | null> {
  const [row] = await tx.select<UploadRow>(selectUpload(scope, owner, id));
  return uploadOf(row);
}

/** Finds an upload as `findUpload` does, and locks it until the transaction ends. */
export async function lockUpload(tx: Transaction, scope: Scope, owner: Owner, id: string): Promise<Upload | null> {
  const [row] = await tx.execute<UploadRow>(sql`${selectUpload(scope, owner, id)} for update`);
  return uploadOf(row);
}

export async function insertUpload(
  tx: Transaction,
  scope: Scope,
  { inquiry, session }: Owner,
  { id, byteSize, createdAt }: Upload,
): Promise<void> {
  await tx.execute(
    insertRow('uploads', {
      environment_id: scope.environmentId,
      id,
      inquiry_id: inquiry.id,
      session_id: session.id,
      byte_size: byteSize,
      created_at: createdAt,
    }),
  );
}

/** Deletes the oldest uploads of the session above its limit. */
export async function deleteSurplus(tx: Transaction, scope: Scope, { session }: Owner): Promise<void> {
  await tx.execute(
    sql`delete from uploads where environment_id = ${scope.environmentId} and id in (
          select u.id from uploads u
          where u.environment_id = ${scope.environmentId} and u.session_id = ${session.id}
          order by u.created_at desc, u.id offset ${mostOfSession})`,
  );
}

export async function insertPart(
  tx: Transaction,
  scope: Scope,
  { inquiry }: Owner,
  { id, byteOffset }: Upload,
  bytes: Buffer,
  at: Date,
): Promise<void> {
  await tx.execute(
    insertRow('upload_parts', {
      environment_id: scope.environmentId,
      upload_id: id,
      inquiry_id: inquiry.id,
      byte_offset: byteOffset,
      sealed: seal(liveSubject(inquiry.subject).key, associatedData(scope, id, byteOffset), bytes),
      created_at: at,
    }),
  );
  await tx.execute(
    sql`update uploads set byte_offset = ${byteOffset + bytes.length}
        where environment_id = ${scope.environmentId} and id = ${id}`,
  );
}

/** Reads the parts that have arrived, as one. */
export async function readParts(
  tx: Reader,
  scope: Scope,
  { inquiry }: Owner,
  { id }: Pick<Upload, 'id'>,
): Promise<Buffer> {
  const { key } = liveSubject(inquiry.subject);
  const rows = await tx.select<PartRow>(
    sql`select p.byte_offset, p.sealed from upload_parts p
        where p.environment_id = ${scope.environmentId} and p.upload_id = ${id} order by p.byte_offset`,
  );
  return Buffer.concat(
    rows.map(({ byte_offset, sealed }) => unseal(key, associatedData(scope, id, byte_offset), sealed)),
  );
}

export async function deleteUploads(
  tx: Writer,
  scope: Scope,
  { session }: Owner,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`delete from uploads
        where environment_id = ${scope.environmentId} and session_id = ${session.id} and id = any(${ids})`,
  );
}
