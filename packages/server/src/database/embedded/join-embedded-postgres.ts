/** Connection of a command to the database that another process of the same DATA_DIR runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFolderOf } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { ownerOf } from './owner.ts';
import { findPostmaster } from './postmaster.ts';
import { ask, connectionStringOf } from './probe.ts';

/** Milliseconds that a starting service gets, and those between two checks. */
const startLimit = 60_000;
const lookInterval = 100;

/** Returns true if `dataDir` contains a database, running or not. */
export const hasEmbeddedPostgres = (dataDir: string): boolean => databaseFolderOf(dataDir) !== null;

/**
 * Returns the connection string of the database owner, which contains the password; null if no process runs it. Throws
 * {@link EmbeddedPostgresError} if one does and its database does not answer.
 */
export async function joinEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const deadline = performance.now() + startLimit;
  for (;;) {
    const folder = databaseFolderOf(dataDir);
    const owner = folder === null ? null : ownerOf(folder);
    if (folder === null || owner === null) return null;
    const server = findPostmaster(join(folder, 'cluster'));
    const credentials = { password: readFileSync(join(folder, 'password'), 'utf8').trim() };
    if (server !== null && (await ask(server.port, credentials)) === 'ready') {
      return connectionStringOf(server.port, credentials);
    }
    if (performance.now() > deadline) {
      throw new EmbeddedPostgresError(
        'start_failed',
        `The process ${owner.pid} holds the database in ${folder}, which does not answer: look at its log, or stop it and try again.`,
      );
    }
    await pause(lookInterval);
  }
}
