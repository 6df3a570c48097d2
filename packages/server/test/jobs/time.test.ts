/** Changes that time causes, without a request. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import { eventually } from '../support/eventually.ts';
import { createIndividual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService();

const storedFiles = (): string[] => {
  const folder = `${service.current.app.config.dataDir}/files`;
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sealed'))
    : [];
};

async function pendingInquiry(): Promise<string> {
  const { id } = await createInquiry(service.current);
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  await person.answer({ photo: await plainPicture(80) });
  assert.equal(person.page.step, 'back');
  return id;
}

describe('time', () => {
  it('expires an open inquiry after a day, with its session, and deletes its pictures after ninety', async () => {
    const { sandbox, clock } = service.current;
    const id = await pendingInquiry();
    assert.equal(storedFiles().length, 1);
    clock.forward(86_401);
    await eventually(
      'expired',
      async () => (await sandbox.get(`/inquiries/${id}`)).body.data.attributes['status'] === 'expired',
    );
    const { attributes } = (await sandbox.get(`/inquiries/${id}`)).body.data;
    assert.ok(attributes['expired-at']);
    assert.equal(attributes['expires-at'], null);
    const sessions = await sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
    assert.equal(sessions.body.data[0]?.attributes['status'], 'expired');
    const names = await sandbox.get(`/events?filter[object-id]=${id}`);
    assert.equal(names.body.data[0]?.attributes['name'], 'inquiry.expired');

    clock.forward(90 * 86_400);
    await service.current.app.runner.write(service.current.seeded.sandbox.scope, { type: 'system' }, ({ tx, queue }) =>
      queue.send(tx, deleteOldRecordsJob, {}),
    );
    await eventually('deleted', async () => storedFiles().length === 0);
  });

  it('releases an idempotency key after a day', async () => {
    const { sandbox, clock, app, seeded, templateId } = service.current;
    const create = () =>
      sandbox.post(
        '/inquiries',
        { data: { attributes: { 'inquiry-template-id': templateId } } },
        { 'idempotency-key': 'once a day' },
      );
    const first = await create();
    assert.equal((await create()).text, first.text);
    clock.forward(86_401);
    await app.runner.write(seeded.sandbox.scope, { type: 'system' }, ({ tx, queue }) =>
      queue.send(tx, deleteOldRecordsJob, {}),
    );
    await eventually('freed', async () => (await create()).text !== first.text);
  });
});
