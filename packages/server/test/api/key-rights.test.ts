/**
 * Permissions of keys: unreadable data is hidden in includes, replays, events and the webhooks that a key creates.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { permissionOfRelation } from '../../src/api/key-rights/key-rights.ts';
import { defaultPermissions, type Permission } from '../../src/security/permissions.ts';
import { createKey, type TestKey } from '../support/api-keys.ts';
import type { ApiAnswer, ApiClient } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { registry } from '../support/openapi-check.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const keys = new Map<string, TestKey>();
/** Returns a key with every permission except these, and except those for managing keys. */
async function without(...lacking: readonly Permission[]): Promise<ApiClient> {
  const known = keys.get(lacking.join());
  const permissions = defaultPermissions.filter((name) => !lacking.includes(name));
  const key = known ?? (await createKey(service.current, { permissions }));
  keys.set(lacking.join(), key);
  return key.client;
}
const having = async (...permissions: readonly Permission[]) =>
  (await createKey(service.current, { permissions })).client;
const blocked = async (...blocklist: readonly string[]) =>
  (await createKey(service.current, { 'api-attributes-blocklist': blocklist })).client;

function assertLacks(answer: ApiAnswer, permission: string, about: string): void {
  assert.equal(answer.status, 403, `${about}: ${answer.text}`);
  const [error] = answer.body.errors ?? [];
  assert.equal(error?.code, 'missing_permission', about);
  assert.deepEqual((error as { meta?: object }).meta, { 'required-permission': permission }, about);
}

const kinds = registry.slices.flatMap((slice) => slice.kinds);
const endpoints = registry.slices
  .flatMap((slice) => slice.endpoints)
  .filter(
    ({ filters, answerBody, answerFile, environment }) =>
      filters === null && answerBody === undefined && answerFile === undefined && environment !== 'production',
  );

/**
 * Returns the permissions to read the targets of a resource's relationships, and of one more step along a relationship.
 */
function includesOf(type: string): { path: string; needed: Permission }[] {
  const { includable } = registry.kindOf(type);
  const onward = [...new Set(kinds.flatMap((kind) => kind.includable))];
  return includable.flatMap((first, index) => {
    // The second step is the same from everywhere: each is tested with one relationship.
    const taken = onward.filter((_, at) => at % includable.length === index);
    const paths = [
      { path: first as string, last: first },
      ...taken.map((last) => ({ path: `${first}.${last}`, last })),
    ];
    return paths.flatMap(({ path, last }) => {
      const needed = permissionOfRelation(last, registry) ?? permissionOfRelation(first, registry);
      return needed === null ? [] : [{ path, needed }];
    });
  });
}

describe('include', () => {
  it('has a read permission for every relationship, except for the listed ones', () => {
    const names = [...new Set(kinds.flatMap(({ includable }) => includable))];
    assert.deepEqual(names.filter((name) => permissionOfRelation(name, registry) === null).toSorted(), [
      // Related objects of a transaction have several types: each included one is checked by its own.
      ...['network', 'related-objects', 'reviewer', 'user', 'verification-template'],
      'verification-template-version',
    ]);
  });

  for (const { method, path, resourceType, permission } of endpoints) {
    const named = includesOf(resourceType);
    // The second step is the same everywhere: once per resource is enough.
    const first = endpoints.find((other) => other.resourceType === resourceType)?.path === path;
    const tried = named.filter((each) => each.needed !== permission && (first || !each.path.includes('.')));
    if (tried.length === 0) continue;
    it(`${method} ${path}: 403 for each relationship that the key may not read, before any lookup`, async () => {
      for (const { path: include, needed } of tried) {
        const client = await without(needed);
        const url = `${path.replaceAll(/\{[^}]+\}/g, 'nothing_1')}?include=${include.replaceAll('-', '_')}`;
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        assertLacks(await client.request(method, url, { body }), needed, include);
      }
    });
  }

  it('is silently omitted where an older version includes by default', async () => {
    const { id } = await createInquiry(service.current);
    await simulate(service.current, id, 'create_passed_verification');
    const old = { 'service-version': '2023-01-05' };
    const typesFor = async (client: ApiClient) => {
      const answer = await client.get(`/inquiries/${id}`, old);
      assert.equal(answer.status, 200, answer.text);
      return [...new Set(answer.body.included?.map(({ type }) => type.split('/')[0]))].toSorted();
    };
    const all = await typesFor(await without());
    assert.deepEqual(all, ['document', 'inquiry-template', 'verification']);
    assert.deepEqual(await typesFor(await without('verification.read')), ['document', 'inquiry-template']);
    assert.deepEqual(await typesFor(await having('inquiry.read')), []);
    assert.deepEqual(await typesFor(await without()), all);
  });

  it('shows keys of different rights, versions and casings what each may see in concurrent requests', async () => {
    const { id } = await createInquiry(service.current);
    const clients = [
      await without(),
      await without('inquiry_template.read'),
      await blocked('/included/attributes/name'),
      await blocked('field-schemas'),
    ];
    const asked = clients.flatMap((client) =>
      (['kebab', 'camel'] as const).flatMap((casing) =>
        ['2023-01-05', '2021-05-14'].map((version) => async () => {
          const headers = { 'service-version': version, 'key-inflection': casing };
          return (await client.get(`/inquiries/${id}`, headers)).body;
        }),
      ),
    );
    const alone: object[] = [];
    for (const ask of asked) alone.push(await ask());
    assert.deepEqual(await Promise.all(asked.map((ask) => ask())), alone);
    assert.equal(new Set(alone.map((body) => JSON.stringify(body))).size >= 8, true);
  });

  it('shows an account only to a key with account.read', async () => {
    const { id } = await createInquiry(service.current, { 'reference-id': 'include-1' });
    const shown = await (await having('inquiry.read', 'account.read')).get(`/inquiries/${id}?include=account`);
    assert.deepEqual(
      shown.body.included?.map(({ type }) => type),
      ['account'],
    );
    assertLacks(
      await (await having('inquiry.read')).get(`/inquiries/${id}?include=account`),
      'account.read',
      'account',
    );
  });
});

describe('the replay of an answer', () => {
  const attributes = () => ({
    'inquiry-template-id': service.current.templateId,
    fields: { 'name-first': 'Zqxreplay' },
    note: 'kept',
  });

  it('shows another key nothing its blocklist hides, and the first key the same bytes', async () => {
    const [first, second] = [await without(), await blocked('name-first', '/data/attributes/note')];
    for (const version of ['2023-01-05', '2025-12-08']) {
      const headers = { 'idempotency-key': `hidden ${version}`, 'service-version': version, 'key-inflection': 'camel' };
      const create = (client: ApiClient) => client.post('/inquiries', { data: { attributes: attributes() } }, headers);
      const made = await create(first);
      assert.match(made.text, /Zqxreplay/);
      const replayed = await create(second);
      assert.equal(replayed.headers.get('idempotent-replayed'), 'true');
      assert.equal(replayed.body.data.id, made.body.data.id);
      assert.doesNotMatch(replayed.text, /Zqxreplay|"kept"/);
      assert.equal((await create(first)).text, made.text);
    }
  });

  it('shows another key no included resource that it may not read', async () => {
    const { id } = await createInquiry(service.current, { 'reference-id': 'replay-1' });
    const patch = (client: ApiClient) =>
      client.request('PATCH', `/inquiries/${id}?include=account`, {
        headers: { 'idempotency-key': 'included' },
        body: { data: { attributes: { note: 'n' } } },
      });
    assert.equal((await patch(await without())).body.included?.length, 1);
    assertLacks(await patch(await without('account.read')), 'account.read', 'replay');
  });

  it('gives no secret to a key with other rights', async () => {
    const headers = { 'idempotency-key': 'a key' };
    const create = (client: ApiClient) => client.post('/api-keys', { data: { attributes: { name: 'Made' } } }, headers);
    assert.equal((await create(service.current.sandbox)).status, 201);
    const refused = await create(await having('api_key.write'));
    assert.equal(refused.status, 403, refused.text);
    assert.equal(refused.body.errors?.[0]?.code, 'exceeds_grant');
    assert.doesNotMatch(refused.text, /service_sandbox_/);
    assert.match((await create(service.current.sandbox)).text, /service_sandbox_/);
  });
});

describe('events', () => {
  it('show only type and id of what the key may not read, listed and retrieved', async () => {
    const { id } = await createInquiry(service.current, { fields: { 'name-first': 'Zqxevent' } });
    await service.current.sandbox.request('PATCH', `/inquiries/${id}`, {
      body: { data: { attributes: { tags: ['zqxtag'] } } },
    });
    const path = `/events?filter[object-id]=${id}`;
    const listed = await (await having('event.read')).get(path);
    assert.equal(listed.body.data.length, 2);
    for (const { attributes } of listed.body.data) {
      assert.deepEqual(attributes['payload'], { data: { type: 'inquiry', id, attributes: {} } });
    }
    const one = await (await having('event.read')).get(`/events/${listed.body.data[0]?.id}`);
    assert.doesNotMatch(listed.text + one.text, /Zqxevent|zqxtag/);
    assert.match((await (await having('event.read', 'inquiry.read')).get(path)).text, /Zqxevent/);
  });

  it('show no change to a blocked attribute', async () => {
    const { id } = await createInquiry(service.current);
    await service.current.sandbox.post(`/inquiries/${id}/add-tag`, { meta: { 'tag-name': 'zqxchange' } });
    const path = `/events?filter[object-id]=${id}`;
    assert.doesNotMatch((await (await blocked('tags')).get(path)).text, /zqxchange/);
    assert.match((await (await without()).get(path)).text, /zqxchange/);
  });
});

describe('a webhook', () => {
  const settings = { name: 'Mine', url: 'https://hooks.example.com/', 'enabled-events': ['inquiry.created'] };
  const create = (client: ApiClient, more: object = {}) =>
    client.post('/webhooks', { data: { attributes: { ...settings, ...more } } });
  const change = (client: ApiClient, id: string, attributes: object) =>
    client.request('PATCH', `/webhooks/${id}`, { body: { data: { attributes } } });
  const include = (...relationships: string[]) => ({
    'included-allowlist': { state: 'custom', 'event-types': [{ 'event-type': 'inquiry', relationships }] },
  });

  const beyond: readonly (readonly [string, object, Permission])[] = [
    ['an event about what the key may not read', { 'enabled-events': ['account.created'] }, 'account.read'],
    ['all events', { 'enabled-events': ['*'] }, 'account.read'],
    ['a relationship to it', include('account'), 'account.read'],
    ['all relationships', include('*'), 'account.read'],
    ['everything included', { 'included-allowlist': { state: 'include_all' } }, 'account.read'],
  ];
  for (const [what, more, permission] of beyond) {
    it(`is neither created nor changed for ${what}`, async () => {
      const client = await without(permission);
      const made = await create(client);
      assert.equal(made.status, 201, made.text);
      assertLacks(await create(client, more), permission, 'create');
      assertLacks(await change(client, made.body.data.id, more), permission, 'update');
      assert.equal((await create(await without(), more)).status, 201);
    });
  }

  it('of a key with more rights is neither redirected nor cloned by a weaker one', async () => {
    const { id } = (await create(service.current.sandbox, { 'enabled-events': ['*'] })).body.data;
    const client = await having('webhook.write', 'webhook.read');
    for (const answer of [
      await change(client, id, { url: 'https://elsewhere.example.com/' }),
      await client.post(`/webhooks/${id}/clone`),
    ]) {
      assert.equal(answer.status, 403, answer.text);
    }
    const shown = await service.current.sandbox.get(`/webhooks/${id}`);
    assert.equal(shown.body.data.attributes['url'], settings.url);
  });

  it('hides at least what is hidden from its creator, and exactly that by default', async () => {
    const client = await blocked('name-first', '!name-last');
    const made = await create(client);
    assert.deepEqual(made.body.data.attributes['api-attributes-blocklist'], ['name-first', '!name-last']);
    const attempts = [
      await create(client, { 'api-attributes-blocklist': [] }),
      await create(client, { 'api-attributes-blocklist': ['name-first', '!name-*'] }),
      await change(client, made.body.data.id, { 'api-attributes-blocklist': [] }),
      await create(client, {
        'payload-filter': { data: { attributes: { fields: { 'name-first': { value: 'A' } } } } },
      }),
    ];
    for (const answer of attempts) {
      assert.equal(answer.status, 403, answer.text);
      assert.equal(answer.body.errors?.[0]?.code, 'exceeds_grant');
    }
    const told = { data: { $or: [{ attributes: { status: 'approved' } }, { attributes: { tags: ['vip'] } }] } };
    assert.equal((await create(client, { 'payload-filter': told })).status, 201, 'a filter that tells of nothing kept');
    const more = await create(client, { 'api-attributes-blocklist': ['name-first', '!name-last', 'birthdate'] });
    assert.equal(more.status, 201, more.text);
  });
});

describe('a key that may write keys', () => {
  it('neither changes nor expires a key with more rights, which stays as it is', async () => {
    const strong = await createKey(service.current, { permissions: ['inquiry.read'] });
    const weak = await having('api_key.write');
    for (const answer of [
      await weak.request('PATCH', `/api-keys/${strong.id}`, {
        body: { data: { attributes: { 'ip-address-allowlist': ['10.0.0.1'] } } },
      }),
      await weak.request('PATCH', `/api-keys/${strong.id}`, { body: { data: { attributes: { name: 'x' } } } }),
      await weak.post(`/api-keys/${strong.id}/expire`, { meta: { 'expires-in-seconds': 0 } }),
      await weak.post(`/api-keys/${strong.id}/clone`),
    ]) {
      assert.equal(answer.status, 403, answer.text);
    }
    const { attributes } = (await service.current.sandbox.get(`/api-keys/${strong.id}`)).body.data;
    assert.deepEqual(attributes['ip-address-allowlist'], ['*']);
    assert.equal((await strong.client.get('/inquiries')).status, 200);
  });

  it('changes and expires a key with equal rights', async () => {
    const equal = await createKey(service.current, { permissions: ['inquiry.read'] });
    const client = await having('api_key.write', 'inquiry.read');
    const body = { data: { attributes: { name: 'Ours' } } };
    assert.equal((await client.request('PATCH', `/api-keys/${equal.id}`, { body })).status, 200);
    const meta = { 'expires-in-seconds': 0 };
    assert.equal((await client.post(`/api-keys/${equal.id}/expire`, { meta })).status, 200);
  });
});

describe('a printed inquiry', () => {
  it('requires the permission to read its verifications', async () => {
    const { id } = await createInquiry(service.current);
    assertLacks(await (await having('inquiry.read')).get(`/inquiries/${id}/print`), 'verification.read', 'print');
  });
});
