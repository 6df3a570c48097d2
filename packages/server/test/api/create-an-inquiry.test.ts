import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';

const service = useService();
const create = (attributes: unknown, options: { meta?: unknown; headers?: Record<string, string> } = {}) =>
  service.current.sandbox.post('/inquiries', { data: { attributes }, meta: options.meta ?? {} }, options.headers);
const template = () => ({ 'inquiry-template-id': service.current.templateId });

describe('POST /inquiries 200', () => {
  it('creates an inquiry whose timestamps, status and expiry are as published', async () => {
    const { status, body } = await create(template());
    assert.equal(status, 200);
    const { attributes, relationships } = body.data;
    assert.equal(attributes['status'], 'created');
    assert.equal(attributes['creator'], 'API');
    assert.equal(attributes['next-step-name'], 'start');
    for (const name of ['started-at', 'completed-at', 'failed-at', 'decisioned-at', 'expired-at', 'redacted-at']) {
      assert.equal(attributes[name], null, name);
    }
    const life = Date.parse(String(attributes['expires-at'])) - Date.parse(String(attributes['created-at']));
    assert.equal(life, 86_400_000);
    assert.match(String(attributes['created-at']), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.deepEqual(relationships['inquiry-template']?.data, {
      type: 'inquiry-template',
      id: service.current.templateId,
    });
    assert.deepEqual(relationships['verifications']?.data, []);
    assert.equal(Object.keys(attributes['behaviors'] as object).length, 14);
  });

  it('shows pre-filled fields both at the top level and inside fields in 2023-01-05', async () => {
    const { body } = await create({ ...template(), fields: { 'name-first': 'Ada', birthdate: '1990-12-10' } });
    const { attributes } = body.data;
    assert.equal(attributes['name-first'], 'Ada');
    const fields = attributes['fields'] as Record<string, unknown>;
    assert.deepEqual(fields['name-first'], { type: 'string', value: 'Ada' });
    assert.deepEqual(fields['birthdate'], { type: 'date', value: '1990-12-10' });
    assert.equal(Object.keys(fields).length, 19);
  });

  it('shows personal attributes only inside fields from 2025-10-27 on', async () => {
    const headers = { 'service-version': '2025-10-27' };
    const { body } = await create({ ...template(), fields: { 'name-first': 'Ada' } }, { headers });
    assert.equal('name-first' in body.data.attributes, false);
  });

  it('finds the account of a reference id again', async () => {
    const first = await create({ ...template(), 'reference-id': 'customer-7' });
    const second = await create({ ...template(), 'reference-id': 'customer-7' });
    assert.equal(first.body.data.attributes['reference-id'], 'customer-7');
    assert.deepEqual(first.body.data.relationships['account'], second.body.data.relationships['account']);
  });

  it('takes the legacy template id and the version id as well', async () => {
    const legacy = await create({ 'template-id': service.current.templateId.replace('itmpl_', 'tmpl_') });
    const version = legacy.body.data.relationships['inquiry-template-version']?.data as { id: string };
    const pinned = await create({ 'inquiry-template-version-id': version.id });
    assert.deepEqual(pinned.body.data.relationships['inquiry-template-version']?.data, version);
  });

  it('makes a session token and a link when the flags ask for them', async () => {
    const meta = { 'auto-create-inquiry-session': true, 'auto-create-one-time-link': true };
    const { body } = await create(template(), { meta });
    assert.match(String(body.meta?.['session-token']), /^service_session\./);
    assert.match(String(body.meta?.['one-time-link']), /\/verify\?code=[A-Za-z0-9]{32}$/);
    assert.equal([body.data.relationships['sessions']?.data].flat().length, 1);
  });

  it('takes camel keys and answers in camel when asked', async () => {
    const answer = await service.current.sandbox.post(
      '/inquiries',
      {
        data: {
          attributes: {
            inquiryTemplateId: service.current.templateId,
            referenceId: 'r1',
            fields: { nameFirst: 'Ada' },
          },
        },
      },
      { 'key-inflection': 'camel' },
    );
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.body.data.attributes['referenceId'], 'r1');
    assert.equal(answer.body.data.attributes['nameFirst'], 'Ada');
  });

  it('repeats the first answer byte for byte for the same idempotency key, and creates once', async () => {
    const headers = { 'idempotency-key': 'order-1' };
    const first = await create(template(), { headers });
    const second = await create(template(), { headers });
    assert.equal(second.text, first.text);
    assert.equal(second.headers.get('idempotent-replayed'), 'true');
  });

  it('ignores unknown attributes up to 2023-01-05', async () => {
    assert.equal((await create({ ...template(), surprise: 1 })).status, 200);
  });
});

describe('POST /inquiries 400', () => {
  const cases: readonly (readonly [string, () => unknown, RegExp])[] = [
    [
      'an id with a wrong prefix, naming the required one and the value',
      () => ({ 'inquiry-template-id': 'tmpl_x' }),
      /itmpl_.*tmpl_x/,
    ],
    ['no template id', () => ({}), /exactly one/],
    ['two template ids', () => ({ ...template(), 'template-id': 'tmpl_x' }), /exactly one.*got 2/],
    ['a wrong type', () => ({ ...template(), note: 5 }), /note/],
    ['fields that are no object', () => ({ ...template(), fields: 'x' }), /fields/],
    [
      'an account id beside a reference id',
      () => ({ ...template(), 'account-id': 'act_1', 'reference-id': 'r' }),
      /together/,
    ],
  ];
  for (const [name, attributes, details] of cases) {
    it(`refuses ${name}`, async () => {
      const { status, body } = await create(attributes());
      assert.equal(status, 400);
      assert.equal(body.errors?.[0]?.title, 'Bad request');
      assert.match(body.errors?.[0]?.details ?? '', details);
    });
  }

  it('refuses malformed JSON', async () => {
    const answer = await service.current.sandbox.post('/inquiries', '{"data":');
    assert.equal(answer.status, 400);
    assert.equal(answer.body.errors?.[0]?.code, 'malformed_json');
  });

  it('refuses JSON nested a hundred thousand levels deep', async () => {
    const answer = await service.current.sandbox.post('/inquiries', `${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    assert.equal(answer.status, 400);
  });

  it('refuses unknown attributes from 2025-10-27 on', async () => {
    const { status } = await create({ ...template(), surprise: 1 }, { headers: { 'service-version': '2025-10-27' } });
    assert.equal(status, 400);
  });

  it('refuses an unknown version', async () => {
    const { status, body } = await create(template(), { headers: { 'service-version': '1999-01-01' } });
    assert.equal(status, 400);
    assert.equal(body.errors?.[0]?.code, 'unknown_version');
  });
});

describe('POST /inquiries 404', () => {
  it('answers the same bytes for an unknown template and for one of the other environment', async () => {
    const other = service.current.seeded.production.templates[0]?.id ?? '';
    const foreign = await create({ 'inquiry-template-id': other });
    const unknown = await create({ 'inquiry-template-id': 'itmpl_111111111111111111111111' });
    assert.equal(foreign.status, 404);
    assert.equal(foreign.text, unknown.text);
  });
});

describe('POST /inquiries 413, 415, 422', () => {
  it('refuses a body past the limit', async () => {
    const answer = await create({ ...template(), note: 'x'.repeat(1_100_000) });
    assert.equal(answer.status, 413);
  });

  it('refuses a body that is not JSON', async () => {
    const answer = await service.current.sandbox.request('POST', '/inquiries', {
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.equal(answer.status, 415);
  });

  it('points at a field the template does not have and at a date that is none', async () => {
    const { status, body } = await create({ ...template(), fields: { 'shoe-size': 4, birthdate: '2023-02-30' } });
    assert.equal(status, 422);
    const pointers = body.errors?.map((error) => error.source?.pointer);
    assert.deepEqual(pointers, ['/data/attributes/fields/shoe-size', '/data/attributes/fields/birthdate']);
  });

  it('writes nothing when it refuses', async () => {
    const before = await service.current.sandbox.get('/inquiries?page[size]=1');
    await create({ ...template(), fields: { birthdate: 'yesterday' }, 'reference-id': 'never-made' });
    const after = await service.current.sandbox.get('/inquiries?page[size]=1');
    assert.equal(after.text, before.text);
    const found = await service.current.sandbox.get('/events?filter[name]=account.created&page[size]=100');
    assert.equal(found.text.includes('never-made'), false);
  });

  it('refuses an idempotency key that was used for another body', async () => {
    const headers = { 'idempotency-key': 'order-2' };
    await create(template(), { headers });
    const { status, body } = await create({ ...template(), note: 'other' }, { headers });
    assert.equal(status, 422);
    assert.equal(body.errors?.[0]?.code, 'idempotency_mismatch');
  });
});
