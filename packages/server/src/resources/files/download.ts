/** Opens a file for whoever holds a signed link to it; there is no other way to stored bytes from outside. */
import type { Database } from '../../database/connection.ts';
import type { Clock } from '../../lib/clock.ts';
import { parseFileToken, verifyFileToken } from '../../storage/file-links.ts';
import type { FileStore } from '../../storage/files.ts';
import type { Scopes } from '../organizations/index.ts';
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
    const [found] = await parts.database.read({ environmentId: scope.environmentId }, (reader) =>
      findFiles(reader, scope, [fileId]),
    );
    if (found === undefined || found.subject.key === null) return 'gone';
    const bytes = await parts.store.read(scope.environmentId, fileId, found.subject.key);
    return bytes === null ? 'gone' : { mimeType: found.file.mimeType, filename: found.file.filename, bytes };
  };
}
