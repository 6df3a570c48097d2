/**
 * Uploads from arrival until they are decoded: on disk, so that many large ones at once do not fill the memory. A file
 * is unlinked as soon as it is open, so it disappears with its process, even in a crash. Its content is encrypted under
 * a key that is only in memory, so that the disk reveals no photo later.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface SpooledFile {
  readonly byteSize: number;
  read(): Promise<Buffer>;
}

export interface UploadSpool {
  /** Writes the chunks as they arrive; the file is removed when `held` is disposed of. */
  keep(chunks: AsyncIterable<Buffer>, held: AsyncDisposableStack): Promise<SpooledFile>;
}

const cipherName = 'aes-256-gcm';

/**
 * Opens the spool; `folder` is created with mode 0700, and emptied of files left by a crash between opening and
 * unlinking.
 */
export async function openUploadSpool(folder: string): Promise<UploadSpool> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
  return {
    async keep(chunks, held) {
      const path = join(folder, randomBytes(12).toString('hex'));
      const handle = held.adopt(await open(path, 'wx+', 0o600), (opened) => opened.close());
      await rm(path, { force: true });
      return writeDown(handle, chunks);
    },
  };
}

async function writeDown(handle: FileHandle, chunks: AsyncIterable<Buffer>): Promise<SpooledFile> {
  const key = randomBytes(32);
  const nonce = randomBytes(12);
  const cipher = createCipheriv(cipherName, key, nonce);
  let byteSize = 0;
  for await (const chunk of chunks) {
    await handle.writeFile(cipher.update(chunk));
    byteSize += chunk.length;
  }
  cipher.final();
  const tag = cipher.getAuthTag();
  return {
    byteSize,
    async read() {
      const decipher = createDecipheriv(cipherName, key, nonce).setAuthTag(tag);
      const bytes = Buffer.allocUnsafe(byteSize);
      let filled = 0;
      for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
        filled += decipher.update(chunk as Buffer).copy(bytes, filled);
      }
      decipher.final();
      return bytes;
    },
  };
}
