/** Access to the embedded database: only the owner's process. */
import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { makeDataDir, query, removeDataDir, type Starter, start, starterUsers } from './starter.ts';

function connects(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const settle = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', settle(true)).once('error', settle(false)).once('timeout', settle(false));
  });
}

/** Returns addresses of this machine other than 127.0.0.1; on Linux all of 127/8 is local. */
function otherAddresses(): string[] {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outer = own
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
    .map(({ address }) => address);
  return [...outer, ...(process.platform === 'linux' ? ['127.0.0.2'] : [])];
}

for (const user of starterUsers()) {
  describe(`embedded database started by ${user.name}`, () => {
    const dataDir = makeDataDir(user);
    let starter: Starter;
    before(async () => {
      starter = await start(dataDir, user);
      assert.equal(starter.report.code, undefined, starter.report.message);
    });
    after(async () => {
      await starter.stop();
      removeDataDir(dataDir);
    });

    test('it listens on 127.0.0.1 and on no other address of the machine', async () => {
      assert.equal(await connects('127.0.0.1', starter.report.port), true);
      for (const address of otherAddresses()) {
        assert.equal(await connects(address, starter.report.port), false, address);
      }
      const rows = await query(starter.report.connectionString, 'show unix_socket_directories');
      assert.deepEqual(rows, [{ unix_socket_directories: '' }]);
    });

    test('a wrong password and no password are refused, on every database and role', async () => {
      for (const login of ['countersign:wrong', 'countersign', 'postgres:postgres']) {
        for (const database of ['countersign', 'postgres']) {
          await assert.rejects(
            query(`postgres://${login}@127.0.0.1:${starter.report.port}/${database}`, 'select 1'),
            /password/,
          );
        }
      }
    });

    test('cluster and secrets are closed to other users', () => {
      const folder = join(dataDir, 'postgres');
      assert.equal(statSync(join(folder, 'cluster')).mode & 0o777, 0o700);
      for (const name of ['password', 'owner.json', 'server.log']) {
        assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600, name);
      }
      for (const path of [dataDir, folder]) assert.equal(statSync(path).mode & 0o007, 0, path);
      assert.equal(readdirSync(folder).includes('initdb-password'), false);
    });

    test('the cluster is UTF-8, sorts the same everywhere, checks its pages and is fully durable', async () => {
      const [row] = await query(
        starter.report.connectionString,
        `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
                current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
                current_setting('synchronous_commit') as commit, current_setting('password_encryption') as password
           from pg_database where datname = current_database()`,
      );
      assert.deepEqual(row, {
        encoding: 'UTF8',
        provider: 'b',
        locale: 'C.UTF-8',
        checksums: 'on',
        fsync: 'on',
        commit: 'on',
        password: 'scram-sha-256',
      });
    });
  });
}
