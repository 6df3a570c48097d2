import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import type { Database } from './connection.ts';
import { openDatabase } from './open-database.ts';
import { lockAlone, lockTogether } from './row-lock.ts';

let server: TestDatabase;
let database: Database;
before(async () => {
  server = await createTestDatabase();
  database = openDatabase(server.connectionString, { poolSize: 3 });
});
after(async () => {
  await database.close();
  await server.drop();
});

type Lock = typeof lockAlone;

/** Returns true if `second` is acquired in environment `other` while a transaction holds `first` in `one`. */
const bothHad = (first: Lock, second: Lock, one: string, other: string): Promise<boolean> =>
  database.transaction({ environmentId: one }, async (holder) => {
    await first(holder, { environmentId: one }, 'api_logs');
    const taken = database.transaction({ environmentId: other }, async (taker) => {
      await taker.execute(sql`select set_config('lock_timeout', '100ms', true)`);
      await second(taker, { environmentId: other }, 'api_logs');
      return true;
    });
    return taken.catch((error: { code?: string }) => {
      assert.equal(error.code, '55P03');
      return false;
    });
  });

describe('a lock by name', () => {
  // The first iteration creates the row of the lock, the second one finds it.
  for (const turn of ['first', 'second']) {
    it(`excludes every other holder in exclusive mode, the ${turn} time`, async () => {
      assert.equal(await bothHad(lockAlone, lockAlone, 'env_a', 'env_a'), false);
      assert.equal(await bothHad(lockAlone, lockTogether, 'env_b', 'env_b'), false);
      assert.equal(await bothHad(lockTogether, lockAlone, 'env_c', 'env_c'), false);
    });
  }

  it('is held by several transactions in shared mode, once its row exists', async () => {
    await database.transaction({ environmentId: 'env_d' }, (tx) =>
      lockTogether(tx, { environmentId: 'env_d' }, 'api_logs'),
    );
    assert.equal(await bothHad(lockTogether, lockTogether, 'env_d', 'env_d'), true);
  });

  it('applies to one environment', async () => {
    assert.equal(await bothHad(lockAlone, lockAlone, 'env_e', 'env_f'), true);
  });
});
