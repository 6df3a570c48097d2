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
    const behaviors = attributes['behaviors'] as Record<string, unknown>;
    assert.equal(Object.keys(behaviors).length, 18);
    assert.ok(Object.values(behaviors).every((value) => value === null));
    assert.deepEqual(attributes['signals'], []);
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

  it('creates a session token and a link when the flags request them', async () => {
    const meta = { 'auto-create-inquiry-session': true, 'auto-create-one-time-link': true };
    const { body } = await create(template(), { meta });
    assert.match(String(body.meta?.['session-token']), /^service_session\./);
    assert.match(String(body.meta?.['one-time-link']), /\/verify\?code=[A-Za-z0-9]{22}$/);
    assert.match(String(body.meta?.['one-time-link-short']), /^http:\/\/[^/]+\/v\/[A-Za-z0-9]{22}$/);
    assert.equal([body.data.relationships['sessions']?.data].flat().length, 1);
  });

  it('returns null for what no flag requested', async () => {
    const { body } = await create(template());
    assert.deepEqual(body.meta, { 'session-token': null, 'one-time-link': null, 'one-time-link-short': null });
  });

  it('stores note, tags, creator and initial step, and accepts null for each', async () => {
    const { body } = await create({
      ...template(),
      note: 'n',
      tags: ['a', 'b', 'a'],
      'creator-email-address': 'clerk@example.com',
      'initial-step-name': 'verification_selfie',
      'redirect-uri': 'https://example.com/back',
    });
    const { attributes } = body.data;
    assert.equal(attributes['note'], 'n');
    assert.deepEqual(attributes['tags'], ['a', 'b']);
    assert.equal(attributes['creator'], 'clerk@example.com');
    assert.equal(attributes['next-step-name'], 'verification_selfie');
    const nothing = { note: null, tags: null, fields: null, 'redirect-uri': null, 'reference-id': null };
    assert.equal((await create({ ...template(), ...nothing })).status, 200);
  });

  it('expires by the intervals sent in place of those of the template', async () => {
    const meta = { 'expiration-after-create-interval-seconds': 60, 'expiration-after-start-interval-seconds': null };
    const { body } = await create(template(), { meta });
    const { attributes } = body.data;
    assert.equal(Date.parse(String(attributes['expires-at'])) - Date.parse(String(attributes['created-at'])), 60_000);
  });

  it('creates no account when disabled, and takes the reference id of meta for account and inquiry', async () => {
    const none = await create(template(), { meta: { 'auto-create-account': false } });
    assert.equal(none.body.data.relationships['account']?.data, null);
    const first = await create(template(), { meta: { 'auto-create-account-reference-id': 'by-meta' } });
    const again = await create({ ...template(), 'reference-id': 'by-meta' });
    assert.equal(first.body.data.attributes['reference-id'], 'by-meta');
    assert.deepEqual(first.body.data.relationships['account'], again.body.data.relationships['account']);
    const account = first.body.data.relationships['account']?.data as { id: string };
    const attached = await create({ ...template(), 'account-id': account.id });
    assert.deepEqual(attached.body.data.relationships['account']?.data, account);
  });

  it('embeds the resources of include, and an empty list for an empty include', async () => {
    const path = '/inquiries?include=account,inquiry-template.latest-published-version';
    const { body } = await service.current.sandbox.post(path, { data: { attributes: template() } });
    assert.deepEqual(
      body.included?.map(({ type }) => type),
      ['account', 'inquiry-template', 'inquiry-template-version'],
    );
    const none = await service.current.sandbox.post('/inquiries?include=', { data: { attributes: template() } });
    assert.deepEqual(none.body.included, []);
  });

  it('accepts camel keys, and answers in camel case when requested', async () => {
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

  it('repeats the first response byte for byte for the same idempotency key, and creates once', async () => {
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
      'an account id together with a reference id',
      () => ({ ...template(), 'account-id': 'act_1', 'reference-id': 'r' }),
      /together/,
    ],
    ['a blank reference id', () => ({ ...template(), 'reference-id': '' }), /reference-id/],
    ['an account id with a wrong prefix', () => ({ ...template(), 'account-id': 'inq_1' }), /act_.*inq_1/],
    ['a theme set id with a wrong prefix', () => ({ ...template(), 'theme-set-id': 'the_1' }), /theset_.*the_1/],
    ['a legacy theme together with a current template', () => ({ ...template(), 'theme-id': 'the_1' }), /theme-set-id/],
    ['a creator that is no address', () => ({ ...template(), 'creator-email-address': 'x' }), /e-mail/],
    ['tags that are no list', () => ({ ...template(), tags: 'a' }), /tags/],
  ];
  for (const [name, attributes, details] of cases) {
    it(`refuses ${name}`, async () => {
      const { status, body } = await create(attributes());
      assert.equal(status, 400);
      assert.equal(body.errors?.[0]?.title, 'Bad request');
      assert.match(body.errors?.[0]?.details ?? '', details);
    });
  }

  const metaCases: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
    [
      'an account type together with auto-create-account false',
      { 'auto-create-account': false, 'auto-create-account-type-id': 'acttp_1' },
      /auto-create-account/,
    ],
    ['an account type id with a wrong prefix', { 'auto-create-account-type-id': 'act_1' }, /acttp_.*act_1/],
    ['an interval of nothing', { 'expiration-after-create-interval-seconds': 0 }, /interval/],
    ['an interval that is no whole number', { 'one-time-link-expiration-seconds': 1.5 }, /one-time-link/],
    ['a flag that is no boolean', { 'auto-create-one-time-link': 'yes' }, /auto-create-one-time-link/],
    ['an unknown member of meta', { surprise: 1 }, /surprise/],
  ];
  for (const [name, meta, details] of metaCases) {
    it(`refuses ${name}`, async () => {
      const { status, body } = await create(template(), { meta });
      assert.equal(status, 400);
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
  it('has the same bytes for an unknown template and for one of the other environment', async () => {
    const other = service.current.seeded.production.templates[0]?.id ?? '';
    const foreign = await create({ 'inquiry-template-id': other });
    const unknown = await create({ 'inquiry-template-id': 'itmpl_111111111111111111111111' });
    assert.equal(foreign.status, 404);
    assert.equal(foreign.text, unknown.text);
  });

  it('is returned for an unknown version, account and legacy theme', async () => {
    const legacy = service.current.templateId.replace('itmpl_', 'tmpl_');
    for (const attributes of [
      { 'inquiry-template-version-id': 'itmplv_unknown' },
      { ...template(), 'account-id': 'act_unknown' },
      { ...template(), 'theme-set-id': 'theset_unknown' },
      { 'template-id': legacy, 'theme-id': 'the_unknown' },
    ]) {
      assert.equal((await create(attributes)).status, 404, JSON.stringify(attributes));
    }
  });
});

describe('POST /inquiries 413, 415, 422', () => {
  it('refuses a body past the limit', async () => {
    const body = { query: { attribute: 'status', operator: 'eq', value: 'x'.repeat(1_100_000) } };
    const answer = await service.current.sandbox.request('POST', '/inquiries/search', { body });
    assert.equal(answer.status, 413);
  });

  it('refuses a body that is not JSON', async () => {
    const answer = await service.current.sandbox.request('POST', '/inquiries', {
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.equal(answer.status, 415);
  });

  it('points at a field that the template does not have and at an invalid date', async () => {
    const { status, body } = await create({ ...template(), fields: { 'shoe-size': 4, birthdate: '2023-02-30' } });
    assert.equal(status, 422);
    const pointers = body.errors?.map((error) => error.source?.pointer);
    assert.deepEqual(pointers, ['/data/attributes/fields/shoe-size', '/data/attributes/fields/birthdate']);
  });

  it('accepts a theme set in use and refuses an archived one', async () => {
    const { sandbox } = service.current;
    const made = await sandbox.post('/theme-sets', { data: { attributes: { name: 'Brand' } } });
    const attributes = { ...template(), 'theme-set-id': made.body.data.id };
    assert.equal((await create(attributes)).status, 200);
    assert.equal((await sandbox.request('DELETE', `/theme-sets/${made.body.data.id}`)).status, 200);
    const refused = await create(attributes);
    assert.equal(refused.status, 422);
    assert.equal(refused.body.errors?.[0]?.source?.pointer, '/data/attributes/theme-set-id');
  });

  it('points at an initial step that the template does not have', async () => {
    const { status, body } = await create({ ...template(), 'initial-step-name': 'verification_palm' });
    assert.equal(status, 422);
    assert.equal(body.errors?.[0]?.source?.pointer, '/data/attributes/initial-step-name');
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
