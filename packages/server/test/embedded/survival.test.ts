/** Crash recovery: committed data survives every kind of crash, and the next start recovers. */
import assert from 'node:assert/strict';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../support/eventually.ts';
import { makeDataDir, postmasterPid, query, removeDataDir, start, starterUsers } from './starter.ts';

/** Retries until the server answers again; the test runner limits the time. */
async function queryWhenBack(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  for (;;) {
    try {
      return await query(connectionString, text);
    } catch {
      await pause(50);
    }
  }
}

for (const user of starterUsers()) {
  describe(`embedded database started by ${user.name}`, () => {
    const dataDir = makeDataDir(user);
    after(() => removeDataDir(dataDir));

    test('a database left running by a killed process is taken over with its data', async () => {
      const first = await start(dataDir, user);
      assert.equal(first.report.adopted, false, first.report.message);
      await query(first.report.connectionString, 'create table kept (n int)');
      await query(first.report.connectionString, 'insert into kept values (1)');
      await first.kill();

      const second = await start(dataDir, user);
      assert.equal(second.report.adopted, true, second.report.message);
      assert.equal(second.report.port, first.report.port);
      assert.deepEqual(await query(second.report.connectionString, 'select n from kept'), [{ n: 1 }]);
      await second.stop();
      assert.equal(postmasterPid(dataDir), null, 'an adopted server stops cleanly');
    });

    test('committed rows survive when the process and the server are both killed', async () => {
      const first = await start(dataDir, user);
      const pid = postmasterPid(dataDir);
      await query(first.report.connectionString, 'insert into kept values (2)');
      // A busy backend holds the lock of the cluster beyond its server's death.
      const busy = query(first.report.connectionString, 'select pg_sleep(30)').catch(() => undefined);
      await first.kill();
      process.kill(pid ?? 0, 'SIGKILL');

      const second = await start(dataDir, user);
      assert.equal(second.report.adopted, false, second.report.message);
      assert.deepEqual(await query(second.report.connectionString, 'select n from kept order by n'), [
        { n: 1 },
        { n: 2 },
      ]);
      await second.stop();
      await busy;
    });

    test('a server killed under a running process comes back on its port with its data', async () => {
      const starter = await start(dataDir, user);
      process.kill(postmasterPid(dataDir) ?? 0, 'SIGKILL');
      const rows = await queryWhenBack(starter.report.connectionString, 'select n from kept');
      assert.equal(rows.length, 2);
      await starter.stop();
      assert.equal(postmasterPid(dataDir), null);
    });

    test('a password file that does not belong to the database is reported at once, and the server stops', async () => {
      const path = join(dataDir, 'postgres', 'password');
      const right = readFileSync(path, 'utf8');
      writeFileSync(path, 'another');
      const starter = await start(dataDir, user);
      await starter.stop();
      writeFileSync(path, right);
      assert.equal(starter.report.code, 'start_failed');
      assert.match(starter.report.message ?? '', /the password in .* is not the one of the database/);
    });

    test('a stale postmaster.pid whose number now belongs to another program does not stop the start', async () => {
      const cluster = join(dataDir, 'postgres', 'cluster');
      const path = join(cluster, 'postmaster.pid');
      // The refused server of the previous test may still be stopping, and removes its file.
      await eventually('the file is removed', async () => !existsSync(path));
      writeFileSync(path, `${process.pid}\n${cluster}\n1\n1\n\n127.0.0.1\n`, { mode: 0o600 });
      if (user.ids.uid !== undefined) chownSync(path, user.ids.uid, user.ids.gid ?? 0);
      const starter = await start(dataDir, user);
      assert.equal(starter.report.code, undefined, starter.report.message);
      assert.equal((await query(starter.report.connectionString, 'select n from kept')).length, 2);
      await starter.stop();
    });
  });
}
