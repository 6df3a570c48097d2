/** The operator's root key file: made on first start, private to its owner, refused when others may read it. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export class RootKeyError extends Error {
  override readonly name = 'RootKeyError';
}

/**
 * The 32 bytes in `path` (64 hex digits). A missing file is created with mode 0600 when `create` is set.
 * Throws {@link RootKeyError} when it is missing, readable by others, or malformed.
 */
export async function loadRootKey(path: string, create: boolean): Promise<Buffer> {
  const info = await stat(path).catch(() => null);
  if (info === null) {
    if (!create) throw new RootKeyError(`The root key file ${path} does not exist.`);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } else if (process.platform !== 'win32' && (info.mode & 0o077) !== 0) {
    throw new RootKeyError(`The root key file ${path} can be read by others; run: chmod 600 ${path}`);
  }
  const text = (await readFile(path, 'utf8')).trim();
  if (!/^[0-9a-f]{64}$/.test(text)) throw new RootKeyError(`The root key file ${path} must hold 64 hex digits.`);
  return Buffer.from(text, 'hex');
}
