/** PATCH /cases/{id}: changes of a case. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsOf, makeCase, makeTemplate } from '../support/cases.ts';
import type { ApiAnswer } from '../support/client.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const update = (id: string, attributes: object, meta?: object): Promise<ApiAnswer> =>
  service.current.sandbox.request('PATCH', `/cases/${id}`, {
    body: { data: { attributes }, ...(meta === undefined ? {} : { meta }) },
  });

async function withFields(key: string): Promise<string> {
  const schemas = [
    { type: 'string', key: 'note' },
    { type: 'string', key: 'number', config: { 'write-policy': 'write_once' } },
  ];
  const template = await makeTemplate(service.current, key, { 'field-schemas': schemas });
  return (await makeCase(service.current, { attributes: { 'case-template-id': template } })).id;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('200', () => {
  it('writes the sent fields, keeps the others, and names the changed ones in the event', async () => {
    const id = await withFields('UPD');
    await update(id, { fields: { note: 'one', number: '7' } });
    const { body } = await update(id, { fields: { note: 'two' } });
    assert.deepEqual(body.data.attributes['fields'], { note: 'two', number: '7' });
    const events = await service.current.sandbox.get(
      `/events?filter[object-id]=${id}&filter[name]=case.updated-fields`,
    );
    assert.deepEqual(events.body.data[0]?.attributes['context'], { 'updated-fields': ['note'] });
  });

  it('emits no event when nothing changed', async () => {
    const id = await withFields('SAME');
    await update(id, { fields: { note: 'one' } });
    await update(id, { fields: { note: 'one' } });
    assert.deepEqual(await eventsOf(service.current, id), ['case.created', 'case.updated-fields']);
  });

  it('moves a case out of its queue and into another', async () => {
    const { id } = await makeCase(service.current);
    const out = await update(id, { 'case-queue-id': null });
    assert.equal(out.body.data.relationships['case-queue']?.data, null);
    const made = await service.current.sandbox.post('/case-queues', { data: { attributes: { name: 'Second line' } } });
    await update(id, { 'case-queue-id': made.body.data.id });
    assert.deepEqual(await eventsOf(service.current, id), [
      ...['case.created', 'case.queue-updated', 'case.queue-updated'],
    ]);
  });

  it('adds a PDF and a picture to the attachments, opened by links', async () => {
    const { id } = await makeCase(service.current);
    await update(id, { attachments: [{ data: base64('%PDF-1.4 one'), filename: 'proof of address.pdf' }] });
    const picture = Buffer.from(await (await plainPicture(20)).arrayBuffer()).toString('base64');
    const { body } = await update(id, { attachments: [{ data: picture, filename: 'id.jpg' }] });
    const shown = body.data.attributes['attachments'] as { filename: string; url: string; 'byte-size': number }[];
    assert.deepEqual(
      shown.map(({ filename }) => filename),
      ['proof of address.pdf', 'id.jpg'],
    );
    assert.equal(await (await fetch(shown[0]?.url ?? '')).text(), '%PDF-1.4 one');
    assert.equal((await fetch((shown[0]?.url ?? '').replace(/access_token=.*/, ''))).status, 403);
  });

  it('sets and removes a deadline', async () => {
    const { id } = await makeCase(service.current);
    assert.ok((await update(id, {}, { 'sla-expires-in-seconds': 60 })).body.data.attributes['sla-expires-at']);
    assert.equal(
      (await update(id, {}, { 'sla-expires-in-seconds': null })).body.data.attributes['sla-expires-at'],
      null,
    );
  });
});

describe('422', () => {
  it('refuses a text as attachment, a field written once before and an unknown one, and writes nothing', async () => {
    const id = await withFields('BAD');
    await update(id, { fields: { number: '7' } });
    const bad = [
      { attachments: [{ data: base64('only text'), filename: 'a.pdf' }], fields: { note: 'x' } },
      { fields: { number: '8', note: 'x' } },
      { fields: { colour: 'red', note: 'x' } },
    ];
    for (const attributes of bad) {
      const answer = await update(id, attributes);
      assert.equal(answer.status, 422, answer.text);
      assert.ok(answer.body.errors?.[0]?.source?.pointer);
    }
    const { body } = await service.current.sandbox.get(`/cases/${id}`);
    assert.deepEqual(body.data.attributes['fields'], { note: null, number: '7' });
    assert.deepEqual(body.data.attributes['attachments'], []);
  });
});

describe('400', () => {
  it('refuses invalid base64, an attachment without a name, and a queue of another kind', async () => {
    const { id } = await makeCase(service.current);
    const bad = [
      { attachments: [{ data: '%%%', filename: 'a.pdf' }] },
      { attachments: [{ data: base64('%PDF-1.4') }] },
      { attachments: 'all' },
      { 'case-queue-id': 'act_1' },
    ];
    for (const attributes of bad) assert.equal((await update(id, attributes)).status, 400, JSON.stringify(attributes));
  });
});

describe('404', () => {
  it('is returned for an unknown case and an unknown queue', async () => {
    assert.equal((await update(`case_${'1'.repeat(24)}`, {})).status, 404);
    const { id } = await makeCase(service.current);
    assert.equal((await update(id, { 'case-queue-id': `cqueue_${'1'.repeat(24)}` })).status, 404);
  });
});
