/** The database goes away and comes back; the service stays. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useSeverableService } from '../support/severable-database.ts';

const severable = useSeverableService();
const { service } = severable;

describe('503', () => {
  it('is answered while the database is away, with Retry-After, and no longer once it is back', async () => {
    const { sandbox } = service.current;
    assert.equal((await sandbox.get('/inquiries')).status, 200);
    await severable.database.cut();
    const away = await sandbox.get('/inquiries').finally(() => severable.database.restore());
    assert.equal(away.status, 503);
    assert.equal(away.body.errors?.[0]?.code, 'unavailable');
    assert.equal(away.headers.get('retry-after'), '2');
    assert.equal((await sandbox.get('/inquiries')).status, 200);
  });

  it('is what requests get that were in the middle of their work, and the process survives them', async () => {
    const { sandbox } = service.current;
    const running = Array.from({ length: 20 }, () => sandbox.get('/inquiries').then(({ status }) => status));
    await severable.database.cut();
    const statuses = await Promise.all(running).finally(() => severable.database.restore());
    for (const status of statuses) assert.ok(status === 200 || status === 503, String(status));
    assert.equal((await sandbox.get('/inquiries')).status, 200);
  });
});
