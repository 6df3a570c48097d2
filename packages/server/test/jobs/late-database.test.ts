/** Worker start while the database is briefly unavailable. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startLoops } from '../../src/worker.ts';
import { useSeverableService } from '../support/severable-database.ts';

const severable = useSeverableService();
const { service } = severable;

describe('a worker', () => {
  it('starts once the database answers, and does not give up before', async () => {
    await severable.database.cut();
    let ended = false;
    const starting = startLoops(service.current.app).finally(() => (ended = true));
    await wait(250).finally(() => severable.database.restore());
    assert.equal(ended, false);
    const loops = await starting;
    await loops.stop();
  });
});
