import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { until } from '../support/accounts.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published, selfieStep } from '../support/templates.ts';

let template = '';
const service = useService({}, async ({ production }) => {
  template = await createTemplate(production);
  await published(production, template, {
    steps: [selfieStep],
    'field-schemas': [
      { type: 'string', key: 'ticket', config: { 'write-policy': 'write_once' } },
      { type: 'string', key: 'tier', 'default-value': 'basic', config: { 'redaction-policy': 'never' } },
      { type: 'hash', key: 'home', config: { 'item-schemas': [{ type: 'string', key: 'city' }] } },
      { type: 'string', key: 'town', config: { 'source-key-path': 'home.city' } },
      { type: 'file', key: 'proof', config: { 'supported-mime-types': ['text/plain'] } },
      { type: 'string', key: 'gone', config: { 'archived-at': '2026-01-01T00:00:00.000Z' } },
    ],
  });
});

const create = (fields: Record<string, unknown>) =>
  service.current.production.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': template, fields } },
  });
const patch = (id: string, fields: Record<string, unknown>) =>
  service.current.production.request('PATCH', `/inquiries/${id}`, { body: { data: { attributes: { fields } } } });
const fieldsIn = (body: { data: { attributes: Record<string, unknown> } }) =>
  body.data.attributes['fields'] as Record<string, { type: string; value: unknown }>;

describe('fields of an inquiry, as its template configures them', () => {
  it('are written once when configured so, null included, and by exactly one of two concurrent writes', async () => {
    const { id } = (await create({})).body.data;
    const answers = await Promise.all([patch(id, { ticket: null }), patch(id, { ticket: 'A' })]);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    const late = await patch(id, { ticket: 'B' });
    assert.equal(late.status, 422);
    assert.equal(late.body.errors?.[0]?.source?.pointer, '/data/attributes/fields/ticket');
  });

  it('show an alias and its source as one value, whichever was written', async () => {
    const { body } = await create({ town: 'Graz' });
    assert.deepEqual(fieldsIn(body)['home']?.value, { city: { type: 'string', value: 'Graz' } });
    const changed = await patch(body.data.id, { home: { city: 'Wien' } });
    assert.equal(fieldsIn(changed.body)['town']?.value, 'Wien');
  });

  it('omit an archived one, and refuse to write it', async () => {
    const { status, body } = await create({ gone: 'x' });
    assert.equal(status, 422);
    assert.equal(body.errors?.[0]?.source?.pointer, '/data/attributes/fields/gone');
    assert.equal('gone' in fieldsIn((await create({})).body), false);
  });

  it('keep only what may never be redacted: the file of a field is deleted, its link revoked', async () => {
    const proof = { filename: 'Ada.txt', data: Buffer.from('proof of Ada').toString('base64') };
    const { body } = await create({ tier: 'gold', ticket: 'secret', proof });
    const url = (fieldsIn(body)['proof']?.value as { url: string } | null)?.url ?? '';
    assert.equal(await (await fetch(url)).text(), 'proof of Ada');
    const redacted = await service.current.production.request('DELETE', `/inquiries/${body.data.id}`);
    assert.equal(redacted.status, 200);
    const left = Object.entries(fieldsIn(redacted.body)).filter(([, { value }]) => typeof value === 'string');
    assert.deepEqual(left, [['tier', { type: 'string', value: 'gold' }]]);
    assert.equal(fieldsIn(redacted.body)['proof']?.value, null);
    const gone = await until(
      () => fetch(url),
      ({ status }) => status === 410,
    );
    assert.equal(gone.status, 410);
  });
});
