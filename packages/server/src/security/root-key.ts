/**
 * The operator's root key file: private to its owner, refused if others may read it, and created if there is no data
 * yet.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, OperatorError } from '../lib/operator-error.ts';

/** Fault of the root key. The message is one sentence for the operator with the remedy. */
export class RootKeyError extends OperatorError {
  override readonly name = 'RootKeyError';
}

function unusable(path: string, error: unknown): RootKeyError {
  return new RootKeyError(
    `The root key file ${path} cannot be used (${codeOf(error)}): make the user of the service its owner, with permission to read.`,
    { cause: error },
  );
}

/**
 * Reads the 32 bytes in `path` (64 hex digits); null if there is no such file. Throws {@link RootKeyError} if it is
 * readable by others, malformed or unreadable.
 */
export async function readRootKey(path: string): Promise<Buffer | null> {
  let text: string;
  try {
    const { mode } = await stat(path);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new RootKeyError(`The root key file ${path} can be read by other users; run: chmod 600 ${path}`);
    }
    text = (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error instanceof RootKeyError ? error : unusable(path, error);
  }
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new RootKeyError(
      `The root key file ${path} does not contain 64 lower-case hex digits: restore it from your backup.`,
    );
  }
  return Buffer.from(text, 'hex');
}

/**
 * Creates a key, written to disk with mode 0600 before its use; returns that of a concurrent process if it was first.
 * Throws {@link RootKeyError} if no file can be written.
 */
export async function makeRootKey(path: string): Promise<Buffer> {
  const key = randomBytes(32);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(`${key.toString('hex')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    return key;
  } catch (error) {
    const theirs = codeOf(error) === 'EEXIST' ? await readRootKey(path) : null;
    if (theirs !== null) return theirs;
    throw unusable(path, error);
  }
}
