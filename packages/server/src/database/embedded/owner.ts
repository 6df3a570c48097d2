/**
 * Claim of a data folder: `owner.json` names the process that it serves. It is claimed in one step of the file system,
 * so of two concurrent starts one is refused; the claim of an ended process is void.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './embedded-error.ts';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';

const maxAttempts = 5;

function readOwner(path: string): ProcessIdentity | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed) || !('started' in parsed)) return null;
    return typeof parsed.pid === 'number' && typeof parsed.started === 'string'
      ? { pid: parsed.pid, started: parsed.started }
      : null;
  } catch {
    return null;
  }
}

/** Returns the live process that `folder` serves, or null. */
export function ownerOf(folder: string): ProcessIdentity | null {
  const owner = readOwner(join(folder, 'owner.json'));
  return owner !== null && isRunning(owner) ? owner : null;
}

function inUse(folder: string, pid: number): EmbeddedPostgresError {
  const whose = pid === process.pid ? 'by this very process' : `by the running process ${pid}`;
  return new EmbeddedPostgresError(
    'data_dir_in_use',
    `The database folder ${folder} is in use ${whose}: stop that process, or give this one another DATA_DIR.`,
  );
}

/**
 * Claims `folder` for this process; returns the function that releases it, which is safe to call at exit. Throws
 * `data_dir_in_use` while another live process holds it.
 */
export function claimFolder(folder: string): () => void {
  const path = join(folder, 'owner.json');
  const mine = identify(process.pid);
  if (mine === null)
    throw new EmbeddedPostgresError('start_failed', 'The system does not tell about its own processes.');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(mine)}\n`, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (tryLink(draft, path)) return () => releaseClaim(path, mine);
      setAsideVoidClaim(folder, path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new EmbeddedPostgresError(
    'data_dir_in_use',
    `Several processes are fighting over the database folder ${folder}.`,
  );
}

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function setAsideVoidClaim(folder: string, path: string): void {
  const seen = readOwner(path);
  if (seen !== null && isRunning(seen)) throw inUse(folder, seen.pid);
  const aside = `${path}.void.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Another process may have replaced the void claim by its own between the check and the rename.
  const moved = readOwner(aside);
  if (moved !== null && isRunning(moved)) {
    renameSync(aside, path);
    throw inUse(folder, moved.pid);
  }
  rmSync(aside, { force: true });
}

function releaseClaim(path: string, mine: ProcessIdentity): void {
  const owner = readOwner(path);
  if (owner?.pid === mine.pid && owner.started === mine.started) rmSync(path, { force: true });
}
