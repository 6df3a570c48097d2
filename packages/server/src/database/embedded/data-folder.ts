/**
 * The database's folder inside DATA_DIR. Files of this process (claim, password, log) stay its own; only the cluster
 * belongs to the account PostgreSQL runs under, so that account can never redirect a process of root by a link.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Account, chooseAccount } from './account.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-error.ts';
import { canReach, grants } from './reachable.ts';

export interface DataFolder {
  /** Path of the claim, the password, the log and, if needed, a copy of the programs. */
  readonly path: string;
  /** PostgreSQL's own data directory, mode 0700. */
  readonly cluster: string;
  readonly log: string;
  readonly account: Account | null;
}

/** Parent folder of root's databases when the database's own account cannot enter DATA_DIR. */
const systemFolder = '/var/lib/countersign';

function ownerOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.uid ?? null;
}

/**
 * Creates the folder, with rights for this process and passage for the account. Throws `data_dir_not_ours` or
 * `no_unprivileged_account`.
 */
export function openDataFolder(dataDir: string): DataFolder {
  const root = resolve(dataDir);
  try {
    mkdirSync(dirname(root), { recursive: true });
    mkdirSync(root, { recursive: true, mode: 0o700 });
    return openBelow(realpathSync(root));
  } catch (error) {
    throw explain(root, error);
  }
}

function explain(root: string, error: unknown): unknown {
  const code = errorCode(error) ?? '';
  if (!['EACCES', 'EPERM', 'EINVAL'].includes(code)) return error;
  if (process.getuid?.() === 0) {
    return new EmbeddedPostgresError(
      'no_unprivileged_account',
      `PostgreSQL does not run as root, and root may not hand folders to another account here (${code} in ${root}): ` +
        'start as another user, or set DATABASE_URL.',
      { cause: error },
    );
  }
  return new EmbeddedPostgresError(
    'data_dir_not_ours',
    `The folder ${root} belongs to another user: start as that user, or give another DATA_DIR.`,
    { cause: error },
  );
}

/** Finds the database folder of `dataDir`; null if there is none. Creates nothing. */
export function databaseFolderOf(dataDir: string): string | null {
  const root = resolve(dataDir);
  try {
    const path = readMovedPath(root) ?? join(root, 'postgres');
    return statSync(join(path, 'cluster', 'PG_VERSION'), { throwIfNoEntry: false }) === undefined ? null : path;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    throw explain(root, error);
  }
}

function openBelow(root: string): DataFolder {
  const moved = readMovedPath(root);
  const usual = moved ?? join(root, 'postgres');
  const account = chooseAccount(ownerOf(join(usual, 'cluster')));
  const path = moved ?? (account === null || canReach(root, account) ? usual : moveToSystemFolder(root));
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account !== null) {
    if (path === usual && moved === null) letThrough(root, account);
    letThrough(path, account);
  }
  return { path, cluster: join(path, 'cluster'), log: join(path, 'server.log'), account };
}

function readMovedPath(root: string): string | null {
  try {
    return readFileSync(join(root, 'postgres-location'), 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Moves to a new path each time: a DATA_DIR that was deleted must not find the database of its predecessor. */
function moveToSystemFolder(root: string): string {
  mkdirSync(systemFolder, { recursive: true });
  chmodSync(systemFolder, 0o711);
  const path = join(systemFolder, randomBytes(8).toString('hex'));
  mkdirSync(path, { mode: 0o700 });
  writeFileSync(join(root, 'postgres-location'), `${path}\n`, { mode: 0o600 });
  return path;
}

/** Lets the account's group, and no other user, pass through a private folder of this process. */
function letThrough(path: string, account: Account): void {
  if (grants(path, account, 'enter')) return;
  const info = statSync(path);
  chownSync(path, info.uid, account.gid);
  chmodSync(path, (info.mode & 0o707) | 0o010);
}

/** Returns the database's password, created on first use: 256 bits, readable only by this process's user. */
export function ensurePassword(folder: DataFolder): string {
  const path = join(folder.path, 'password');
  try {
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
