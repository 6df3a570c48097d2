/** Jobs interrupted by an outage are repeated with the same verdict. */
import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { relatedTo } from '../support/client.ts';
import type { Individual } from '../support/individual.ts';
import { sendLicence } from '../support/sent-licence.ts';
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

async function checkPassedOnce(id: string, person: Individual): Promise<void> {
  await person.waitPast('processing');
  assert.equal(person.page.step, 'selfie', person.page.html.slice(-1000));
  const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
  const verifications = relatedTo(body.data, 'verifications');
  assert.equal(verifications.length, 1);
  const found = await service.current.sandbox.get(`/verifications/${verifications[0]?.id}`);
  assert.equal(found.body.data.attributes['status'], 'passed');
}

describe('a document that is to be read', () => {
  it('is read once the disk of the files is back', async () => {
    const files = `${service.current.app.config.dataDir}/files`;
    const { id, person } = await sendLicence(service.current);
    await rename(files, `${files}.away`);
    await writeFile(files, '');
    await service.current.app.startWorker();
    await wait(1500);
    assert.equal((await person.open('/verify')).step, 'processing');
    await rm(files);
    await rename(`${files}.away`, files);
    await checkPassedOnce(id, person);
  });

  it('is read once the database is back', async () => {
    const { id, person } = await sendLicence(service.current);
    await database.cut();
    await wait(3000);
    await database.restore();
    await person.open('/verify');
    await checkPassedOnce(id, person);
  });
});
