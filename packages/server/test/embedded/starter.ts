/** Embedded database in a separate process, so that tests can kill that process or run it as another user. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

const script = join(import.meta.dirname, 'start-and-report.ts');

/** User of a starter; `name` is part of test names. */
export interface StarterUser {
  readonly name: string;
  readonly ids: { uid?: number; gid?: number };
}

const nobody = { uid: 65534, gid: 65534 };

function nobodyCanRun(): boolean {
  const probe = spawnSync(process.execPath, ['--check', script], { ...nobody, cwd: '/' });
  return probe.status === 0;
}

/** Returns root and an ordinary user if the tests run as root, else only the present user. */
export function starterUsers(): StarterUser[] {
  if (process.getuid?.() !== 0) return [{ name: 'an ordinary user (the tests do not run as root)', ids: {} }];
  const root = { name: 'root', ids: {} };
  if (!nobodyCanRun()) return [{ ...root, name: 'root (the checkout is closed to ordinary users)' }];
  return [root, { name: 'an ordinary user', ids: nobody }];
}

export interface Report {
  readonly connectionString: string;
  readonly port: number;
  readonly adopted: boolean;
  readonly code?: string;
  readonly message?: string;
}

export interface Starter {
  readonly report: Report;
  readonly child: ChildProcess;
  /** Stops the database through the process that owns it. */
  stop(): Promise<void>;
  /** Kills the process that owns the database with kill -9. */
  kill(): Promise<void>;
}

export async function start(dataDir: string, user: StarterUser): Promise<Starter> {
  const child = spawn(process.execPath, [script, dataDir], {
    ...user.ids,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const exited = once(child, 'exit');
  const first = await Promise.race([once(lines, 'line'), exited.then(() => null)]);
  assert.ok(first !== null, 'the starter ended without a word');
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await exited;
  };
  return { report: JSON.parse(String(first[0])), child, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

/** Creates a folder that belongs to `user`. */
export function makeDataDir(user: StarterUser): string {
  const path = mkdtempSync(join(tmpdir(), 'countersign-embedded-'));
  chmodSync(path, 0o700);
  if (user.ids.uid !== undefined) chownSync(path, user.ids.uid, user.ids.gid ?? 0);
  return path;
}

/** Ends the server of `dataDir`, if a failed test left one, and removes the folder. */
export function removeDataDir(dataDir: string): void {
  const pid = postmasterPid(dataDir);
  if (pid !== null) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It had ended.
    }
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

export function postmasterPid(dataDir: string): number | null {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** Runs one statement and returns its rows. */
export async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
