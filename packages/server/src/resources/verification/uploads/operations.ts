/** Operations on uploads: begin one, take its next part, read it whole, and delete it. */
import { Refusal } from '../../../lib/refusal.ts';
import type { AutocommitContext, OperationContext, ReadContext } from '../../../operations/context.ts';
import * as store from './store.ts';
import type { Upload } from './upload.ts';

/** Begins an upload of `byteSize` bytes. If the session has too many uploads, its oldest one is deleted. */
export async function beginUpload(
  { tx, scope, clock, ids }: OperationContext,
  owner: store.Owner,
  byteSize: number,
): Promise<Upload> {
  const upload = { id: ids.next('upload'), byteSize, byteOffset: 0, createdAt: clock.now() };
  await store.insertUpload(tx, scope, owner, upload);
  await store.deleteSurplus(tx, scope, owner);
  return upload;
}

/** Finds an upload of this session. Throws not_found. */
export async function findUpload({ tx, scope }: ReadContext, owner: store.Owner, id: string): Promise<Upload> {
  return known(await store.findUpload(tx, scope, owner, id));
}

/**
 * Takes the part that begins at `byteOffset`, whole or not at all; returns the offset of the next one. Throws not_found;
 * stale_object if the upload is at another offset or ended; payload_too_large for more bytes than the file has.
 */
export async function takePart(
  { tx, scope, clock }: OperationContext,
  owner: store.Owner,
  id: string,
  byteOffset: number,
  bytes: Buffer,
): Promise<number> {
  const upload = known(await store.lockUpload(tx, scope, owner, id));
  if (upload.byteOffset !== byteOffset)
    throw new Refusal('stale_object', { details: 'the part begins at another offset' });
  const next = byteOffset + bytes.length;
  if (next > upload.byteSize) throw new Refusal('payload_too_large', { details: 'the part ends after the file' });
  if (bytes.length > 0) await store.insertPart(tx, scope, owner, upload, bytes, clock.now());
  return next;
}

/** Returns true if the upload belongs to this session and has arrived completely. */
export async function isWholeUpload({ tx, scope }: ReadContext, owner: store.Owner, id: string): Promise<boolean> {
  const upload = await store.findUpload(tx, scope, owner, id);
  return upload !== null && upload.byteOffset === upload.byteSize;
}

/** Reads the bytes that have arrived; none if the upload belongs to another session or was deleted. */
export async function readUpload({ tx, scope }: ReadContext, owner: store.Owner, id: string): Promise<Buffer> {
  const upload = await store.findUpload(tx, scope, owner, id);
  return upload === null ? Buffer.alloc(0) : store.readParts(tx, scope, owner, upload);
}

/** Deletes uploads of this session: an answer took them, or the individual does not want them. */
export async function deleteUploads(
  { tx, scope }: AutocommitContext,
  owner: store.Owner,
  ids: readonly string[],
): Promise<void> {
  await store.deleteUploads(tx, scope, owner, ids);
}

function known(upload: Upload | null): Upload {
  if (upload === null) throw new Refusal('not_found', { details: 'no such upload in this session' });
  return upload;
}
