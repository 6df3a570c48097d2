/** A worker starts while its database is not to be had for a moment. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startWebhookLoops } from '../../src/worker.ts';
import { useService } from '../support/service.ts';
import { openSeverable, type SeverableDatabase } from '../support/severable-database.ts';

let database: SeverableDatabase;
const service = useService({
  worker: false,
  settings: { LOG_LEVEL: 'silent' },
  async databaseThrough(connectionString) {
    database = await openSeverable(connectionString);
    return database.connectionString;
  },
});
after(() => database.cut());

describe('a worker', () => {
  it('starts once the database answers, and does not give up before', async () => {
    await database.cut();
    let ended = false;
    const starting = startWebhookLoops(service.current.app).finally(() => (ended = true));
    await wait(250).finally(() => database.restore());
    assert.equal(ended, false);
    const loops = await starting;
    await loops.stop();
  });
});
