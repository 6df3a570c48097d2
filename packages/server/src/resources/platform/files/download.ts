/** Download of a file by its link, the only way to stored bytes from outside. */

import { demandPermission, type Viewer } from '../../../api/key-rights/key-rights.ts';
import type { Database, Reader } from '../../../database/connection.ts';
import { fieldFileName } from '../../../fields/index.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import type { Permission } from '../../../security/permissions.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import { fileOfKeyedToken, parseFileToken, verifyFileToken } from '../../../storage/file-links.ts';
import type { FileStore } from '../../../storage/files.ts';
import type { Scopes } from '../organizations/index.ts';
import { findFieldFile } from './field-files.ts';
import { findFiles } from './store.ts';
import type { FilePage } from './stored-file.ts';

export interface Download {
  readonly mimeType: string;
  readonly filename: string;
  readonly bytes: Buffer;
}

/** Stored file and the permissions to read it. */
export interface StoredBytes extends Omit<Download, 'bytes'> {
  readonly subject: Subject;
  /** Id of the inquiry or account that it belongs to. */
  readonly ownerId: string;
  /** Subject of a picture; null for a file in a field. */
  readonly page: FilePage | null;
  /** Permissions to fetch the file; a key needs any one of them. */
  readonly permissions: readonly Permission[];
}

export type DownloadFile = (fileId: string, accessToken: string) => Promise<Download | 'forbidden' | 'gone'>;

/**
 * Creates the download. It answers `forbidden` for a token that is wrong, expired or for another file; `gone` for a
 * file that was deleted or redacted.
 */
export function createFileDownload(parts: {
  readonly database: Database;
  readonly scopes: Scopes;
  readonly store: FileStore;
  readonly clock: Clock;
}): DownloadFile {
  return async (fileId, accessToken) => {
    const token = parseFileToken(accessToken);
    const scope = token === null ? null : await parts.scopes.open(token.environmentId);
    if (token === null || scope === null || !verifyFileToken(token, fileId, scope, parts.clock.now()))
      return 'forbidden';
    const found = await parts.database.read({ environmentId: scope.environmentId }, (reader) =>
      findStored(reader, scope, fileId),
    );
    if (found === null || found.subject.key === null) return 'gone';
    const bytes = await parts.store.read(scope.environmentId, fileId, found.subject.key);
    return bytes === null ? 'gone' : { mimeType: found.mimeType, filename: found.filename, bytes };
  };
}

/** Finds a picture of a verification, or a file in a field. */
export async function findStored(reader: Reader, scope: Scope, fileId: string): Promise<StoredBytes | null> {
  const [picture] = await findFiles(reader, scope, [fileId]);
  if (picture !== undefined) {
    const { mimeType, filename, inquiryId: ownerId, page } = picture.file;
    const permissions = ['verification.read', 'document.read'] as const;
    return { mimeType, filename, ownerId, page, subject: picture.subject, permissions };
  }
  const file = await findFieldFile(reader, scope, fileId);
  if (file === null) return null;
  const permission = file.ownerId.startsWith('act_') ? 'account.read' : 'inquiry.read';
  return { ...file, page: null, filename: fieldFileName(file.id, file.mimeType), permissions: [permission] };
}

/**
 * Opens the file of a link for keys. Throws not_found for a token that no response contained, file_gone for a file that
 * was deleted or redacted, missing_permission for a key that may not read the object of the file.
 */
export async function openWithKey(
  { tx, scope, files }: ReadContext,
  token: string,
  viewer: Pick<Viewer, 'permissions'>,
): Promise<Download> {
  const fileId = fileOfKeyedToken(token, scope);
  if (fileId === null) throw new Refusal('not_found');
  const found = await findStored(tx, scope, fileId);
  if (found === null || found.subject.key === null) throw new Refusal('file_gone');
  const [named] = found.permissions;
  if (!found.permissions.some((each) => viewer.permissions.has(each))) demandPermission(viewer, named ?? null);
  const bytes = await files.read(scope.environmentId, fileId, found.subject.key);
  if (bytes === null) throw new Refusal('file_gone');
  return { mimeType: found.mimeType, filename: found.filename, bytes };
}
