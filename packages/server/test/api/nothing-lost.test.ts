/** Requests as clients in other languages send them: no value is silently changed or lost. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findInquiry } from '../../src/resources/verification/inquiries/store.ts';
import { createAccount } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { createTemplate, documentStep, published } from '../support/templates.ts';

const service = useService({ worker: false });
const post = (path: string, body: unknown) => service.current.sandbox.request('POST', path, { body });
const patch = (id: string, data: object) =>
  service.current.sandbox.request('PATCH', `/inquiries/${id}`, { body: { data } });
const ids = async (path: string) => {
  const { status, body, text } = await service.current.sandbox.get(path);
  assert.equal(status, 200, text);
  return body.data.map(({ id }) => id);
};

/** Number ending in 6789; the API shows only its last four digits. */
const number = '123-45-6789';
const shown = '*******6789';

async function withNumber(): Promise<string> {
  const { sandbox } = service.current;
  const template = await createTemplate(sandbox);
  const schema = { type: 'string', key: 'social-security-number' };
  await published(sandbox, template, { steps: [documentStep], 'field-schemas': [schema] });
  const fields = { 'social-security-number': number };
  const made = await post('/inquiries', { data: { attributes: { 'inquiry-template-id': template, fields } } });
  assert.ok(made.status < 300, made.text);
  return made.body.data.id;
}

/** Asserts the stored number by sending it with different masking: it is kept only if it matches the shown number. */
async function keepsNumber(id: string): Promise<void> {
  const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
  const fields = body.data.attributes['fields'] as Record<string, { value: unknown }>;
  assert.equal(fields['social-security-number']?.value, shown);
  const { app, seeded } = service.current;
  const found = await app.runner.read(seeded.sandbox.scope, ({ tx }) => findInquiry(tx, seeded.sandbox.scope, id));
  assert.equal(found?.inquiry.fields['social-security-number'], number);
}

describe('a masked number', () => {
  it('that is sent back as it was shown keeps the stored number, and other changes are written', async () => {
    const id = await withNumber();
    const { status, text } = await patch(id, {
      attributes: { note: 'seen', fields: { 'social-security-number': shown } },
    });
    assert.equal(status, 200, text);
    await keepsNumber(id);
  });

  it('of another number, or with nothing stored, is refused and nothing is written', async () => {
    const id = await withNumber();
    for (const wrong of ['*******0000', '***-**-6789', '****']) {
      const { status, body } = await patch(id, {
        attributes: { note: 'unseen', fields: { social_security_number: wrong } },
      });
      assert.equal(status, 400, wrong);
      assert.equal(body.errors?.[0]?.source?.pointer, '/data/attributes/fields/social_security_number');
    }
    await keepsNumber(id);
    assert.deepEqual(await ids('/inquiries?filter[note]=unseen'), []);
  });
});

describe('a whole resource', () => {
  it('can be sent back with its relationships, which other endpoints change', async () => {
    const { id } = await createInquiry(service.current, { note: 'before' });
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    const { relationships, type } = body.data;
    const { status, text } = await patch(id, { type, id, attributes: { note: 'after' }, relationships });
    assert.equal(status, 200, text);
  });

  it('may contain empty lists for relationships without members', async () => {
    const { id } = await createInquiry(service.current, { note: 'kept' });
    assert.equal((await patch(id, { attributes: { fields: [], note: 'kept' } })).status, 200);
    assert.equal((await post(`/inquiries/${id}/expire`, [])).status, 200);
  });
});

describe('a number', () => {
  it('that would be rounded is refused by name, before anything is written', async () => {
    const body = '{"data":{"attributes":{"note":"rounded","fields":{"name-first":9007199254740993}}}}';
    const { status, body: answer } = await service.current.sandbox.request('POST', '/inquiries', { body });
    assert.equal(status, 400);
    assert.match(answer.errors?.[0]?.details ?? '', /name-first is a number that cannot be stored exactly/);
    assert.deepEqual(await ids('/inquiries?filter[note]=rounded'), []);
  });
});

describe('a filter', () => {
  it('finds a reference with commas and spaces, as well as those between the commas', async () => {
    const made: string[] = [];
    for (const reference of [' a, b', 'a', 'x ']) {
      made.push((await createAccount(service.current, { 'reference-id': reference })).id);
    }
    const by = async (value: string) =>
      (await ids(`/accounts?filter[reference-id]=${encodeURIComponent(value)}`)).toSorted();
    assert.ok((await by(' a, b')).includes(made[0] ?? ''));
    assert.ok((await by('a,zzz')).includes(made[1] ?? ''));
    assert.deepEqual(await by('x '), [made[2]]);
  });

  it('with only a date as its end includes that whole day', async () => {
    const { id } = await createInquiry(service.current, { note: 'of the day' });
    await rowsOf(
      service.current.connectionString,
      `update inquiries set created_at = '2024-02-29T23:59:59.500Z' where id = '${id}'`,
    );
    const within = (from: string, to: string) =>
      ids(`/inquiries?filter[created-at-start]=${from}&filter[created-at-end]=${to}`);
    assert.deepEqual(await within('2024-02-29', '2024-02-29'), [id]);
    assert.deepEqual(await within('2024-02-29', '2024-02-29T23:59:59Z'), []);
    assert.deepEqual(await within('2024-03-01', '2024-03-02'), []);
  });
});

describe('a parameter', () => {
  it('that is unknown is ignored, and is in no link', async () => {
    await createInquiry(service.current);
    await createInquiry(service.current);
    const { status, body } = await service.current.sandbox.get('/inquiries?page[size]=1&refresh=true&_=1');
    assert.equal(status, 200);
    assert.doesNotMatch(body.links?.next ?? 'refresh', /refresh|_=1/);
  });
});
