/** Creation of a database cluster. A partial one, left by a killed process, is deleted and created again. */
import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { identityOf } from './account.ts';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError, programFailure } from './embedded-error.ts';
import type { Programs } from './programs.ts';

/** Owner of the database; migrations run as this role. */
export const ownerRole = 'countersign';

/** Locale and time zone of the programs are fixed, so that messages and sorting do not depend on the user. */
export const programEnvironment = { LC_ALL: 'C', TZ: 'UTC' };

/** Creates the cluster unless it exists. Throws `initialization_failed`. */
export async function ensureCluster(
  folder: DataFolder,
  programs: Programs,
  password: string,
): Promise<'made' | 'found'> {
  if (existsSync(join(folder.cluster, 'PG_VERSION'))) {
    await refuseOtherMajor(folder, programs);
    return 'found';
  }
  const partial = `${folder.cluster}.partial`;
  const passwordFile = join(folder.path, 'initdb-password');
  rmSync(partial, { recursive: true, force: true });
  rmSync(folder.cluster, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  chmodSync(partial, 0o700);
  try {
    rmSync(passwordFile, { force: true });
    writeFileSync(passwordFile, password, { mode: 0o400, flag: 'wx' });
    if (folder.account !== null) {
      for (const path of [partial, passwordFile]) chownSync(path, folder.account.uid, folder.account.gid);
    }
    await initialize(folder, programs, partial, passwordFile);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(partial, folder.cluster);
  return 'made';
}

async function initialize(folder: DataFolder, programs: Programs, target: string, passwordFile: string): Promise<void> {
  const args = [
    ['--pgdata', target],
    ['--username', ownerRole],
    ['--pwfile', passwordFile],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    // PostgreSQL's own collation: the same order on every machine and after every upgrade of its libraries.
    ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ['--no-instructions'],
  ].flat();
  try {
    await promisify(execFile)(programs.initdb, args, {
      ...identityOf(folder.account),
      cwd: '/',
      env: programEnvironment,
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw programFailure('initialization_failed', target, said, { cause: error });
  }
}

async function refuseOtherMajor(folder: DataFolder, programs: Programs): Promise<void> {
  const major = readFileSync(join(folder.cluster, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = await promisify(execFile)(programs.postgres, ['--version'], {
    ...identityOf(folder.account),
    cwd: '/',
  });
  const ours = /\) (\d+)/.exec(stdout)?.[1];
  if (ours === major) return;
  throw new EmbeddedPostgresError(
    'start_failed',
    `The database in ${folder.cluster} was made by PostgreSQL ${major}, and this release brings ${ours}. ` +
      `Run the release that made it, dump the data and load it into a DATABASE_URL.`,
  );
}
