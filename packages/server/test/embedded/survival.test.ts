/** What was committed survives every way of dying, and the next start finds its way back. */
import assert from 'node:assert/strict';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { makeDataDir, postmasterPid, query, removeDataDir, start, starterUsers } from './starter.ts';

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
      // A backend that is still busy holds the lock of the cluster beyond its server's death.
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

    test('a stale postmaster.pid whose number now belongs to another program does not stop the start', async () => {
      const cluster = join(dataDir, 'postgres', 'cluster');
      const path = join(cluster, 'postmaster.pid');
      writeFileSync(path, `${process.pid}\n${cluster}\n1\n1\n\n127.0.0.1\n`, { mode: 0o600 });
      if (user.ids.uid !== undefined) chownSync(path, user.ids.uid, user.ids.gid ?? 0);
      const starter = await start(dataDir, user);
      assert.equal(starter.report.code, undefined, starter.report.message);
      assert.equal((await query(starter.report.connectionString, 'select n from kept')).length, 2);
      await starter.stop();
    });
  });
}
