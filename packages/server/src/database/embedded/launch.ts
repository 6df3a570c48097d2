/** Starts PostgreSQL on loopback and waits until it answers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf } from './account.ts';
import { programEnvironment } from './cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { programFailure } from './embedded-error.ts';
import type { Postmaster } from './postmaster.ts';
import { type Answer, ask, type Credentials } from './probe.ts';
import { identify } from './process-identity.ts';
import type { Programs } from './programs.ts';

/** Settings for a shared machine. Durability is never reduced: fsync and synchronous commit stay on. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  shared_buffers: '128MB',
  // Pages are written whole into the log after each checkpoint, so fewer checkpoints mean less to write.
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  // A table that grew from empty keeps the plans of an empty one until autovacuum analyzes it.
  autovacuum_naptime: '10s',
  // One request is one small transaction: parallel plans cost more than they gain, and need shared memory that
  // containers lack.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // Statements contain personal data, so a failing one is not copied into the log.
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/** Recovery after a crash may take long; a lock of a killed server's last processes ends within seconds. */
const recoveryLimit = 300_000;
const lockLimit = 20_000;
const logLimit = 10_000_000;

const heldLock = /pre-existing shared memory block|lock file ".*" already exists|is another postmaster/i;
const takenPort = /could not bind|Address already in use/i;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('the system gave no port');
  return address.port;
}

/**
 * Starts the server on `port`, or on a free one without it. Throws `start_failed` with the last lines of PostgreSQL's
 * log.
 */
export async function launch(
  folder: DataFolder,
  programs: Programs,
  credentials: Credentials,
  port?: number,
): Promise<Postmaster> {
  const deadline = performance.now() + lockLimit;
  for (;;) {
    const attempt = await launchOnce(folder, programs, credentials, port ?? (await freePort()));
    if ('port' in attempt) return attempt;
    const again = takenPort.test(attempt.said) || heldLock.test(attempt.said);
    if (!again || performance.now() > deadline) {
      throw programFailure('start_failed', folder.cluster, attempt.said);
    }
    await pause(200);
  }
}

async function launchOnce(
  folder: DataFolder,
  programs: Programs,
  credentials: Credentials,
  port: number,
): Promise<Postmaster | { readonly said: string }> {
  const overflowing = (statSync(folder.log, { throwIfNoEntry: false })?.size ?? 0) > logLimit;
  const output = openSync(folder.log, overflowing ? 'w' : 'a', 0o600);
  const begin = statSync(folder.log).size;
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(programs.postgres, ['-D', folder.cluster, '-p', String(port), ...options], {
    ...identityOf(folder.account),
    cwd: '/',
    env: programEnvironment,
    // A process group of its own: Ctrl-C in a terminal must reach this process first, so that requests end before the
    // database does.
    detached: true,
    // The log is a file and no pipe, so the server can still write after this process was killed and until the next one
    // takes it over.
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  const answer = await firstAnswer(child, port, credentials);
  const process = identify(child.pid ?? 0);
  if (answer === 'ready' && process !== null) return { process, port };
  if (answer === 'refused') {
    return { said: `the password in ${folder.path} is not the one of the database beside it; restore both together.` };
  }
  return { said: `it said\n${readFileSync(folder.log).subarray(begin).toString().trim().slice(-2000)}` };
}

/** Waits for an answer; a server that does not become ready is stopped. */
async function firstAnswer(child: ChildProcess, port: number, credentials: Credentials): Promise<Answer> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  child.once('exit', end);
  child.once('error', end);
  const deadline = performance.now() + recoveryLimit;
  let answer: Answer = 'silent';
  while (!ended && answer === 'silent' && performance.now() < deadline) {
    answer = await ask(port, credentials);
    if (answer === 'silent') await pause(20);
  }
  if (!ended && answer !== 'ready') child.kill('SIGINT');
  return answer;
}
