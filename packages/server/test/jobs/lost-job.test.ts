/** Jobs of a lost worker are done by another worker. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { sendLicence } from '../support/sent-licence.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

it('a document is read although the worker that fetched its job is gone, by workers started later', async () => {
  const { person } = await sendLicence(service.current);
  const taken = await rowsOf(
    service.current.connectionString,
    `update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
     where name = 'process-verification' and state = 'created' returning id`,
  );
  assert.equal(taken.length, 1);
  await service.current.app.startWorker();
  await person.waitPast('processing');
  assert.equal(person.page.step, 'selfie');
});
