/** Debian's PgBouncer in transaction mode in front of a database: one server connection serves many clients in turn. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseAccount, identityOf } from '../../src/database/embedded/account.ts';
import { findPgBouncer } from './find-pgbouncer.ts';
import { freePort } from './free-port.ts';

export interface PgBouncer {
  /** Given address, through the pooler. */
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** Reason to skip tests for `node:test`; false if they can run, and if they must (TEST_POOLER=required). */
export const withoutPgBouncer: string | false =
  findPgBouncer() !== null || process.env['TEST_POOLER'] === 'required'
    ? false
    : 'PgBouncer is not installed: these tests were NOT run (Debian: apt-get install pgbouncer)';

export interface PgBouncerOptions {
  /** Server connections per user and database. */
  readonly poolSize?: number;
  /** Startup parameters to ignore instead of refusing them. */
  readonly ignoring?: string;
}

/** Starts the pooler. `connectionString` has user and password of one role; others cannot connect. */
export async function startPgBouncer(connectionString: string, options: PgBouncerOptions = {}): Promise<PgBouncer> {
  const program = findPgBouncer();
  if (program === null) throw new Error('PgBouncer is not installed (Debian: apt-get install pgbouncer).');
  const target = new URL(connectionString);
  const folder = await mkdtemp(join(tmpdir(), 'countersign-pgbouncer-'));
  // It refuses to run as root, and its own account must read the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  await writeFile(join(folder, 'users.txt'), `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${options.poolSize ?? 8}
max_client_conn = 500
ignore_startup_parameters = ${options.ignoring ?? 'extra_float_digits'}
`,
  );
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...identityOf(chooseAccount(null)),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  await untilListening(child, port, () => said);
  const through = new URL(connectionString);
  through.host = `127.0.0.1:${port}`;
  return {
    connectionString: through.href,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(child: ChildProcess, port: number, said: () => string): Promise<void> {
  while (child.exitCode === null) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await wait(20);
  }
  throw new Error(`PgBouncer ended with ${child.exitCode}:\n${said()}`);
}
