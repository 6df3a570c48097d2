/**
 * Stored files: encrypted under their subject's key, on the operator's disk, sharded by environment and id. A file is
 * written before the row that names it; a file without a row is garbage that cannot be read.
 */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Unavailable } from '../lib/unavailable.ts';
import { seal, unseal } from '../security/encryption.ts';

/** Thrown if the disk is full, read-only, missing or not accessible; the API answers 503. */
export class StorageUnavailable extends Unavailable {
  override readonly name = 'StorageUnavailable';
}

/** Converts file system errors; passes others on. */
const storageFault = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error
    ? new StorageUnavailable(`the file store cannot be used: ${error.message}`, { cause: error })
    : error;

/** Store of files; every method throws {@link StorageUnavailable} if the disk fails. */
export interface FileStore {
  write(environmentId: string, fileId: string, key: Buffer, bytes: Uint8Array): Promise<void>;
  /** Reads a file; null if it does not exist. */
  read(environmentId: string, fileId: string, key: Buffer): Promise<Buffer | null>;
  remove(environmentId: string, fileId: string): Promise<void>;
}

const associatedData = (environmentId: string, fileId: string) => ({
  environmentId,
  table: 'files',
  row: fileId,
  column: 'content',
});

/** Creates the store; `folder` is created with mode 0700. */
export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (environmentId: string, fileId: string) =>
    join(folder, environmentId, fileId.slice(-2).toLowerCase(), `${fileId}.sealed`);
  return {
    async write(environmentId, fileId, key, bytes) {
      await writeWhole(pathOf(environmentId, fileId), seal(key, associatedData(environmentId, fileId), bytes)).catch(
        (error: unknown) => {
          throw storageFault(error);
        },
      );
    },
    async read(environmentId, fileId, key) {
      const sealed = await readFile(pathOf(environmentId, fileId)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw storageFault(error);
      });
      return sealed === null ? null : unseal(key, associatedData(environmentId, fileId), sealed);
    },
    remove: (environmentId, fileId) =>
      rm(pathOf(environmentId, fileId), { force: true }).catch((error: unknown) => {
        throw storageFault(error);
      }),
  };
}

/** Writes a file atomically. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const partial = `${path}.partial`;
  try {
    const handle = await open(partial, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, path);
  } catch (error) {
    // On a full disk the partial file would take space that others need.
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}
