/** API keys: list, create, retrieve, update, expire, clone, own permissions. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultPermissions } from '../../src/security/permissions.ts';
import { createKey } from '../support/api-keys.ts';
import { createClient } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const create = (attributes: Record<string, unknown>, headers: Record<string, string> = {}) =>
  service.current.sandbox.post('/api-keys', { data: { attributes } }, headers);
const update = (id: string, attributes: Record<string, unknown>) =>
  service.current.sandbox.request('PATCH', `/api-keys/${id}`, { body: { data: { attributes } } });
const expire = (id: string, seconds: unknown) =>
  service.current.sandbox.post(`/api-keys/${id}/expire`, { meta: { 'expires-in-seconds': seconds } });

const query = (text: string, values: unknown[] = []) => rowsOf(service.current.connectionString, text, values);

describe('POST /api-keys: 201', () => {
  it('returns a value that works at once, with defaults: all but key management, any address, six hours', async () => {
    const { status, body } = await create({ name: 'Shop' }, { 'service-version': '2025-10-27' });
    assert.equal(status, 201);
    const { value, 'created-at': at, ...attributes } = body.data.attributes;
    assert.match(String(value), /^service_sandbox_[1-9A-Za-z]{40}$/);
    assert.equal(typeof at, 'string');
    assert.deepEqual(attributes, {
      name: 'Shop',
      note: null,
      'api-version': '2025-10-27',
      'api-key-inflection': 'kebab',
      'api-attributes-blocklist': [],
      permissions: [...defaultPermissions],
      'ip-address-allowlist': ['*'],
      'file-access-token-expires-in': 21_600,
      'rate-limit-per-minute': null,
      'last-used-at': null,
      'expires-at': null,
    });
    assert.equal((await createClient(service.current.baseUrl, String(value)).get('/inquiries')).status, 200);
  });

  it('answers in the version and casing of the key when a request sets neither', async () => {
    const { client } = await createKey(service.current, { 'api-version': '2025-12-08', 'api-key-inflection': 'snake' });
    const raw = await client.get('/api-keys/permissions', { 'key-inflection': 'kebab' });
    assert.ok('expires-at' in raw.body.data.attributes);
    const own = await client.request('GET', '/api-keys/permissions', { headers: { 'Key-Inflection': 'snake' } });
    assert.ok('expires_at' in own.body.data.attributes);
  });

  it('stores no value: neither the value nor its plain hash is in any row', async () => {
    const { value } = await createKey(service.current);
    const [row] = await query('select k::text as text, hint from api_keys k where hint = $1', [value.slice(-4)]);
    assert.equal(row?.['hint'], value.slice(-4));
    assert.equal(String(row?.['text']).includes(value.slice(16)), false);
  });

  it('accepts permissions of resources that are not served yet, and every permission of the reference', async () => {
    const { client } = await createKey(service.current, { permissions: ['case.write', 'txn.read', 'inquiry.read'] });
    const { body } = await client.get('/api-keys/permissions');
    assert.deepEqual(body.data.attributes['permissions'], ['case.write', 'txn.read', 'inquiry.read']);
  });
});

describe('POST /api-keys: 400 and 422', () => {
  for (const [what, attributes, status] of [
    ['no name', {}, 400],
    ['an empty name', { name: '' }, 400],
    ['an unknown member', { name: 'a', value: 'mine' }, 400],
    ['an unknown permission', { name: 'a', permissions: ['inquiry.eat'] }, 400],
    ['an unknown version', { name: 'a', 'api-version': '1999-01-01' }, 400],
    ['an unknown casing', { name: 'a', 'api-key-inflection': 'pascal' }, 400],
    ['links that live too long', { name: 'a', 'file-access-token-expires-in': 259_201 }, 400],
    ['links without life', { name: 'a', 'file-access-token-expires-in': 0 }, 400],
    ['no rate', { name: 'a', 'rate-limit-per-minute': 0 }, 400],
    ['an address that is none', { name: 'a', 'ip-address-allowlist': ['*', '123.456.7.89'] }, 422],
    ['a range that is none', { name: 'a', 'ip-address-allowlist': ['10.0.0.0/33'] }, 422],
    ['a blocklist entry that is none', { name: 'a', 'api-attributes-blocklist': ['/data/'] }, 422],
  ] as const) {
    it(`returns ${status} for ${what}`, async () => {
      const answer = await create(attributes);
      assert.equal(answer.status, status, answer.text);
      assert.equal((await query(`select id from api_keys where name = 'a'`)).length, 0);
    });
  }
});

describe('403: a key cannot grant what it lacks', () => {
  it('neither a permission on create or on its own update, nor by a clone of a stronger key', async () => {
    const strong = await createKey(service.current, { permissions: ['account.read'] });
    const { client, id } = await createKey(service.current, { permissions: ['api_key.write', 'inquiry.read'] });
    const attributes = { name: 'child', permissions: ['inquiry.read', 'account.read'] };
    for (const answer of [
      await client.post('/api-keys', { data: { attributes } }),
      await client.request('PATCH', `/api-keys/${id}`, { body: { data: { attributes } } }),
      await client.post(`/api-keys/${strong.id}/clone`),
    ]) {
      assert.equal(answer.status, 403, answer.text);
      assert.equal(answer.body.errors?.[0]?.code, 'missing_permission');
      assert.match(answer.text, /account\.read/);
    }
    const child = await client.post('/api-keys', { data: { attributes: { name: 'child' } } });
    assert.equal(child.status, 201);
    assert.deepEqual(child.body.data.attributes['permissions'], ['inquiry.read']);
  });

  it('nor a wider allowlist', async () => {
    const { client } = await createKey(service.current, {
      permissions: ['api_key.write'],
      'ip-address-allowlist': ['127.0.0.0/8'],
    });
    const wider = await client.post('/api-keys', { data: { attributes: { name: 'c', 'ip-address-allowlist': [] } } });
    assert.equal(wider.status, 403);
    assert.equal(wider.body.errors?.[0]?.code, 'exceeds_grant');
    const child = await client.post('/api-keys', { data: { attributes: { name: 'child' } } });
    assert.deepEqual(child.body.data.attributes['ip-address-allowlist'], ['127.0.0.0/8']);
  });
});

describe('GET /api-keys', () => {
  it('200 lists newest first without values, filtered by name, in pages', async () => {
    const { sandbox } = service.current;
    const made = [];
    for (let n = 0; n < 3; n += 1) made.unshift((await createKey(service.current, { name: 'Listed & named' })).id);
    const first = await sandbox.get('/api-keys?filter[name]=Listed%20%26%20named&page[size]=2');
    assert.deepEqual(
      first.body.data.map(({ id }) => id),
      made.slice(0, 2),
    );
    assert.ok(first.body.data.every(({ attributes }) => !('value' in attributes)));
    const rest = await sandbox.get(first.body.links?.next ?? '');
    assert.deepEqual(
      rest.body.data.map(({ id }) => id),
      made.slice(2),
    );
    assert.deepEqual((await sandbox.get('/api-keys?filter[name]=Listed')).body.data, []);
  });

  it('lists only the keys of its own environment', async () => {
    const { id } = await createKey(service.current);
    const { production } = service.current;
    const listed = await production.get('/api-keys?page[size]=100');
    assert.equal(listed.body.data.length, 1);
    const attributes = { name: 'mine now' };
    for (const answer of [
      await production.get(`/api-keys/${id}`),
      await production.request('PATCH', `/api-keys/${id}`, { body: { data: { attributes } } }),
      await production.post(`/api-keys/${id}/expire`, { meta: { 'expires-in-seconds': 0 } }),
      await production.post(`/api-keys/${id}/clone`),
    ]) {
      assert.equal(answer.status, 404);
    }
    assert.equal((await service.current.sandbox.get(`/api-keys/${id}`)).body.data.attributes['name'], 'A key');
  });
});

describe('GET /api-keys/{api-key-id}', () => {
  it('200 returns no value, and the time when the key was last used', async () => {
    const { sandbox } = service.current;
    const { id, client } = await createKey(service.current);
    assert.equal((await sandbox.get(`/api-keys/${id}`)).body.data.attributes['last-used-at'], null);
    await client.get('/inquiries');
    await service.current.app.apiLogs.settle();
    const { attributes } = (await sandbox.get(`/api-keys/${id}`)).body.data;
    assert.equal('value' in attributes, false);
    assert.ok(
      Math.abs(Date.parse(String(attributes['last-used-at'])) - service.current.clock.now().getTime()) < 60_000,
    );
  });

  it('404 for an unknown id', async () => {
    const { status, body } = await service.current.sandbox.get(`/api-keys/api_${'x'.repeat(24)}`);
    assert.equal(status, 404);
    assert.equal(body.errors?.[0]?.title, 'Record not found');
  });
});

describe('PATCH /api-keys/{api-key-id}', () => {
  it('200 applies from the next request on', async () => {
    const { id, client } = await createKey(service.current, { permissions: ['inquiry.read'] });
    assert.equal((await client.get('/inquiries')).status, 200);
    assert.equal((await update(id, { permissions: ['webhook.read'], name: 'Renamed', note: null })).status, 200);
    assert.equal((await client.get('/inquiries')).status, 403);
    assert.equal((await client.get('/webhooks')).status, 200);
    assert.equal((await update(id, { 'ip-address-allowlist': ['203.0.113.0/24', '2001:db8::/32'] })).status, 200);
    const refused = await client.get('/webhooks');
    assert.equal(refused.status, 403);
    assert.equal(refused.body.errors?.[0]?.code, 'address_not_allowed');
    assert.match(refused.text, /127\.0\.0\.1/);
    assert.equal((await update(id, { 'ip-address-allowlist': ['127.0.0.0/8'] })).status, 200);
    assert.equal((await client.get('/webhooks')).status, 200);
  });

  it('409 for an expired key', async () => {
    const { id } = await createKey(service.current);
    await expire(id, 0);
    assert.equal((await update(id, { name: 'too late' })).status, 409);
  });
});

describe('POST /api-keys/{api-key-id}/expire', () => {
  it('200 expires a key at once: its next request is refused as an invalid token', async () => {
    const { id, client } = await createKey(service.current);
    assert.equal((await client.get('/inquiries')).status, 200);
    const ended = await expire(id, 0);
    assert.equal(ended.status, 200);
    assert.equal(typeof ended.body.data.attributes['expires-at'], 'string');
    const refused = await client.get('/inquiries');
    assert.equal(refused.status, 401);
    assert.equal(refused.body.errors?.[0]?.title, 'Token is invalid');
    assert.equal((await expire(id, 0)).status, 409);
  });

  it('200 lets a key expire itself', async () => {
    const { id, client } = await createKey(service.current, { permissions: ['api_key.write'] });
    const meta = { 'expires-in-seconds': 0 };
    assert.equal((await client.post(`/api-keys/${id}/expire`, { meta })).status, 200);
    assert.equal((await client.get('/rate-limits')).status, 401);
  });

  it('200 expires a key later, and the time can be changed until then', async () => {
    const { id, client } = await createKey(service.current);
    assert.equal((await expire(id, 2_592_000)).status, 200);
    const { body } = await expire(id, 60);
    const left = Date.parse(String(body.data.attributes['expires-at'])) - service.current.clock.now().getTime();
    assert.ok(left > 50_000 && left <= 60_000);
    assert.equal((await client.get('/inquiries')).status, 200);
    service.current.clock.forward(61);
    assert.equal((await client.get('/inquiries')).status, 401);
  });

  it('400 for an invalid time', async () => {
    const { id } = await createKey(service.current);
    for (const seconds of [-1, 2_592_001, 1.5, '60', null, undefined]) {
      assert.equal((await expire(id, seconds)).status, 400, String(seconds));
    }
    assert.equal((await service.current.sandbox.post(`/api-keys/${id}/expire`)).status, 400);
  });
});

describe('POST /api-keys/{api-key-id}/clone', () => {
  it('200 creates another value with the same settings, and both work', async () => {
    const settings = { name: 'Twin', note: 'n', permissions: ['inquiry.read'], 'file-access-token-expires-in': 60 };
    const { id, client, value } = await createKey(service.current, settings);
    await expire(id, 60);
    const { status, body } = await service.current.sandbox.post(`/api-keys/${id}/clone`);
    assert.equal(status, 200);
    const { attributes } = body.data;
    assert.notEqual(body.data.id, id);
    assert.notEqual(attributes['value'], value);
    assert.equal(attributes['expires-at'], null);
    for (const [name, wanted] of Object.entries(settings)) assert.deepEqual(attributes[name], wanted);
    const clone = createClient(service.current.baseUrl, String(attributes['value']));
    assert.equal((await clone.get('/inquiries')).status, 200);
    assert.equal((await client.get('/inquiries')).status, 200);
  });
});

describe('the number of live keys', () => {
  it('422 for the 101st key, also with concurrent requests; an expired key frees a place', async () => {
    const { production } = service.current;
    const make = () => production.post('/api-keys', { data: { attributes: { name: 'Many' } } });
    for (let n = 0; n < 90; n += 1) assert.equal((await make()).status, 201);
    const answers = await Promise.all(Array.from({ length: 20 }, make));
    assert.equal(answers.filter(({ status }) => status === 201).length, 9);
    assert.equal(answers.filter(({ status }) => status === 422).length, 11);
    const [some] = answers.filter(({ status }) => status === 201);
    await production.post(`/api-keys/${some?.body.data.id}/expire`, { meta: { 'expires-in-seconds': 0 } });
    assert.equal((await make()).status, 201);
  });
});
