/** Opens a file for whoever holds a signed link to it; there is no other way to stored bytes from outside. */
import type { Database, Reader } from '../../database/connection.ts';
import { fieldFileName } from '../../fields/index.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Scope } from '../../security/scope.ts';
import type { Subject } from '../../security/subject-keys.ts';
import { parseFileToken, verifyFileToken } from '../../storage/file-links.ts';
import type { FileStore } from '../../storage/files.ts';
import type { Scopes } from '../organizations/index.ts';
import { findFieldFile } from './field-files.ts';
import { findFiles } from './store.ts';

export interface Download {
  readonly mimeType: string;
  readonly filename: string;
  readonly bytes: Buffer;
}

export type DownloadFile = (fileId: string, accessToken: string) => Promise<Download | 'forbidden' | 'gone'>;

/** `forbidden` for a token that is wrong, expired, or of another file; `gone` when the file was deleted or redacted. */
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
      findDownload(reader, scope, fileId),
    );
    if (found === null || found.subject.key === null) return 'gone';
    const bytes = await parts.store.read(scope.environmentId, fileId, found.subject.key);
    return bytes === null ? 'gone' : { mimeType: found.mimeType, filename: found.filename, bytes };
  };
}

/** A picture of a verification, or a file that stands in a field. */
async function findDownload(
  reader: Reader,
  scope: Scope,
  fileId: string,
): Promise<(Omit<Download, 'bytes'> & { readonly subject: Subject }) | null> {
  const [picture] = await findFiles(reader, scope, [fileId]);
  if (picture !== undefined) {
    return { mimeType: picture.file.mimeType, filename: picture.file.filename, subject: picture.subject };
  }
  const file = await findFieldFile(reader, scope, fileId);
  return file === null ? null : { ...file, filename: fieldFileName(file.id, file.mimeType) };
}
