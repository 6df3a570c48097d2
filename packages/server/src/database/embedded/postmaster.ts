/**
 * The running PostgreSQL server process of a cluster: finding one that an earlier process left, and stopping it
 * cleanly.
 */
import { readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError, errorCode } from './embedded-error.ts';
import { commandLineOf, identify, isRunning, type ProcessIdentity } from './process-identity.ts';

export interface Postmaster {
  readonly process: ProcessIdentity;
  readonly port: number;
}

/**
 * Signals and the milliseconds to wait for them: fast shutdown, immediate shutdown, kill. The first writes a
 * checkpoint, which takes long on a slow disk after a first start has created a thousand files; it gets the time of
 * `pg_ctl stop`.
 */
const stopSteps = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/**
 * Returns the live server of `cluster`, or null. Removes a `postmaster.pid` that names another program (its number was
 * reused, as after a container restart), because PostgreSQL would refuse to start.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const path = join(cluster, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  // Line 1 is the process, line 4 the port (PostgreSQL documentation, section 67.1).
  const process = identify(Number(lines[0]));
  if (process === null) return null;
  if (serves(process.pid, cluster)) return { process, port: Number(lines[3]) };
  rmSync(path, { force: true });
  return null;
}

function serves(pid: number, cluster: string): boolean {
  const args = commandLineOf(pid).split('\0');
  const program = basename((args[0] ?? '').split(' ')[0] ?? '');
  if (!program.startsWith('postgres')) return false;
  try {
    const workingFolder = statSync(`/proc/${pid}/cwd/.`);
    const own = statSync(cluster);
    return workingFolder.ino === own.ino && workingFolder.dev === own.dev;
  } catch {
    if (args.join(' ').includes(realpathSync(cluster))) return true;
    // Two servers on one cluster destroy it, so an uncertain state counts as "in use".
    throw new EmbeddedPostgresError(
      'data_dir_in_use',
      `Process ${pid} is a PostgreSQL that may serve ${cluster}. Stop it, or give another DATA_DIR.`,
    );
  }
}

/** Sends a signal; false if the process has ended. */
export function signal(process_: ProcessIdentity, name: NodeJS.Signals): boolean {
  if (!isRunning(process_)) return false;
  try {
    process.kill(process_.pid, name);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
    throw error;
  }
}

/** Stops the server: sessions end and a checkpoint is written; more forcefully only if that takes too long. */
export async function stopPostmaster(server: ProcessIdentity, log: (line: string) => void): Promise<void> {
  for (const [name, limit] of stopSteps) {
    if (!signal(server, name)) return;
    if (await hasEnded(server, limit)) return;
    log(`The database did not stop within ${limit / 1000} s of ${name}.`);
  }
}

async function hasEnded(server: ProcessIdentity, limit: number): Promise<boolean> {
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    if (!isRunning(server)) return true;
    await pause(20);
  }
  return !isRunning(server);
}
