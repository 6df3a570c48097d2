/**
 * Stored files: encrypted under their subject's key, on the operator's disk, sharded by environment and id. A file is
 * written before the row that names it; a file without a row is garbage that nobody can read.
 */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { seal, unseal } from '../security/encryption.ts';

export interface FileStore {
  write(environmentId: string, fileId: string, key: Buffer, bytes: Uint8Array): Promise<void>;
  /** Null when the file is gone. */
  read(environmentId: string, fileId: string, key: Buffer): Promise<Buffer | null>;
  remove(environmentId: string, fileId: string): Promise<void>;
}

const place = (environmentId: string, fileId: string) => ({
  environmentId,
  table: 'files',
  row: fileId,
  column: 'content',
});

/** `folder` is created with mode 0700. */
export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (environmentId: string, fileId: string) =>
    join(folder, environmentId, fileId.slice(-2).toLowerCase(), `${fileId}.sealed`);
  return {
    async write(environmentId, fileId, key, bytes) {
      const path = pathOf(environmentId, fileId);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const partial = `${path}.partial`;
      const handle = await open(partial, 'w', 0o600);
      try {
        await handle.writeFile(seal(key, place(environmentId, fileId), bytes));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, path);
    },
    async read(environmentId, fileId, key) {
      const sealed = await readFile(pathOf(environmentId, fileId)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return sealed === null ? null : unseal(key, place(environmentId, fileId), sealed);
    },
    remove: (environmentId, fileId) => rm(pathOf(environmentId, fileId), { force: true }),
  };
}
