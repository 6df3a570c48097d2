/** Exclusive ownership of a data folder: a start that cannot get it fails with the reason. */
import assert from 'node:assert/strict';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { EmbeddedPostgresError } from '../../src/database/embedded/embedded-error.ts';
import { claimFolder } from '../../src/database/embedded/owner.ts';
import { makeDataDir, query, removeDataDir, start, starterUsers } from './starter.ts';

for (const user of starterUsers()) {
  describe(`embedded database started by ${user.name}`, () => {
    const dataDir = makeDataDir(user);
    after(() => removeDataDir(dataDir));

    test('a second start on a folder in use is refused with the code and the owner, and does not disturb the first', async () => {
      const first = await start(dataDir, user);
      assert.equal(first.report.code, undefined, first.report.message);
      const second = await start(dataDir, user);
      assert.equal(second.report.code, 'data_dir_in_use');
      assert.match(second.report.message ?? '', new RegExp(`in use by the running process ${first.child.pid}\\b`));
      assert.equal((await query(first.report.connectionString, 'select 1 as n')).length, 1);
      await first.stop();
    });

    test('a folder that may not be written to is refused with a sentence', async () => {
      const closed = join(dataDir, 'closed');
      mkdirSync(closed, { mode: 0o500 });
      if (user.ids.uid !== undefined) chownSync(closed, user.ids.uid, user.ids.gid ?? 0);
      const starter = await start(closed, user);
      await starter.stop();
      // Root may write anywhere, so the start succeeds for root.
      assert.equal(starter.report.code, user.name === 'root' ? undefined : 'data_dir_not_ours');
    });

    test('one of two concurrent starts gets the folder', async () => {
      const both = await Promise.all([start(dataDir, user), start(dataDir, user)]);
      const codes = both.map((starter) => starter.report.code ?? 'started').sort();
      await Promise.all(both.map((starter) => starter.stop()));
      assert.deepEqual(codes, ['data_dir_in_use', 'started']);
    });
  });
}

describe('claim of a folder', () => {
  const folder = makeDataDir({ name: 'self', ids: {} });
  after(() => rmSync(folder, { recursive: true }));

  test('a claim whose process number belongs to a process started at another moment is void', () => {
    writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'another moment' }));
    const release = claimFolder(folder);
    assert.throws(
      () => claimFolder(folder),
      (error) => error instanceof EmbeddedPostgresError && error.code === 'data_dir_in_use',
    );
    release();
    assert.equal(existsSync(join(folder, 'owner.json')), false);
  });

  test('a damaged claim is void', () => {
    writeFileSync(join(folder, 'owner.json'), '{"pid":');
    claimFolder(folder)();
  });
});

const asRoot = process.getuid?.() === 0;
describe('data folder under a folder that root keeps closed', {
  skip: asRoot ? false : 'only root drops to an account',
}, () => {
  const closed = makeDataDir({ name: 'root', ids: {} });
  const dataDir = join(closed, 'data');
  const place = () => readFileSync(join(dataDir, 'postgres-location'), 'utf8').trim();
  after(() => {
    rmSync(place(), { recursive: true, force: true });
    rmSync(closed, { recursive: true, force: true });
  });

  test('the cluster is placed where the account can reach it, and the folders of root stay closed', async () => {
    mkdirSync(dataDir);
    chmodSync(closed, 0o700);
    const user = { name: 'root', ids: {} };
    const starter = await start(dataDir, user);
    assert.equal(starter.report.code, undefined, starter.report.message);
    await query(starter.report.connectionString, 'create table kept (n int)');
    await starter.stop();
    const again = await start(dataDir, user);
    assert.deepEqual(await query(again.report.connectionString, 'select n from kept'), []);
    await again.stop();
    assert.match(place(), /^\/var\/lib\/countersign\//);
  });
});
