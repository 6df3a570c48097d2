import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount } from '../support/accounts.ts';
import type { ApiBody } from '../support/client.ts';
import { relatedTo } from '../support/client.ts';
import { useService } from '../support/service.ts';

const ids: Record<string, string> = {};
const service = useService({ worker: false }, async (made) => {
  for (const name of ['Ada', 'Bea', 'Cid']) {
    const sent = { 'reference-id': `ref-${name}`, 'name-first': name, 'email-address': `${name}@example.com` };
    ids[name] = (await createAccount(made, sent)).id;
  }
});

const namesIn = ({ data }: ApiBody) =>
  data.map(({ id }) => Object.entries(ids).find(([, each]) => each === id)?.[0] ?? id);
const search = (body: unknown, path = '/accounts/search') => service.current.sandbox.post(path, body);
const found = async (query: unknown, sort?: unknown) => {
  const { status, body, text } = await search({ query, ...(sort === undefined ? {} : { sort }) });
  assert.equal(status, 200, text);
  return namesIn(body);
};
const is = (attribute: string, value: unknown, operator = 'eq') => ({ attribute, operator, value });

describe('GET /accounts', () => {
  it('lists the newest first, each once over the pages, and nothing of the other environment', async () => {
    const { sandbox, production } = service.current;
    const first = await sandbox.get('/accounts?page[size]=2');
    assert.deepEqual(namesIn(first.body), ['Cid', 'Bea']);
    const second = await sandbox.get(first.body.links?.next ?? '');
    assert.deepEqual(namesIn(second.body), ['Ada']);
    assert.equal(second.body.links?.next, null);
    assert.deepEqual((await production.get('/accounts')).body.data, []);
  });

  it('finds by one or several reference ids, in any case', async () => {
    const { sandbox } = service.current;
    const by = async (value: string) => namesIn((await sandbox.get(`/accounts?filter[reference-id]=${value}`)).body);
    assert.deepEqual(await by('REF-ada'), ['Ada']);
    assert.deepEqual(await by('ref-Ada,ref-Cid'), ['Cid', 'Ada']);
    assert.deepEqual(await by('ref-None'), []);
  });

  it('returns 400 for another filter, 404 for an unknown cursor', async () => {
    assert.equal((await service.current.sandbox.get('/accounts?filter[name]=x')).status, 400);
    assert.equal((await service.current.sandbox.get('/accounts?page[after]=act_unknown')).status, 404);
  });
});

describe('POST /accounts/search 200', () => {
  it('finds by personal values, in any case, through their keyed hashes', async () => {
    assert.deepEqual(await found(is('fields.name.first', 'ADA')), ['Ada']);
    assert.deepEqual(await found(is('fields.email_address', 'bea@EXAMPLE.com')), ['Bea']);
    assert.deepEqual(await found(is('identifiers.reference_id', 'REF-CID')), ['Cid']);
    assert.deepEqual(await found(is('fields.name.first', 'Dan')), []);
  });

  it('finds by type, status and time, joined with and, or, not', async () => {
    const { body } = await service.current.sandbox.get(`/accounts/${ids['Ada']}?include=account-type`);
    const [type] = relatedTo(body.data, 'account-type');
    const statuses = relatedTo(body.included?.[0] ?? body.data, 'account-statuses');
    const initial = relatedTo(body.included?.[0] ?? body.data, 'default-account-status');
    assert.equal((await found(is('type', type?.id))).length, 3);
    assert.equal((await found(is('status', initial[0]?.id))).length, 3);
    assert.deepEqual(await found(is('status', statuses.at(-1)?.id)), []);
    assert.equal((await found(is('created_at', '2020-01-01', 'gt'))).length, 3);
    assert.deepEqual(await found({ or: [is('fields.name.first', 'Ada'), is('fields.name.first', 'Bea')] }), [
      'Bea',
      'Ada',
    ]);
    assert.deepEqual(await found({ and: [is('type', type?.id), { not: is('fields.name.first', 'Ada') }] }), [
      'Cid',
      'Bea',
    ]);
  });

  it('sorts, and pages with the page in the body or the query', async () => {
    const all = { query: is('created_at', '2020-01-01', 'gt') };
    assert.deepEqual(await found(all.query, { attribute: 'created_at', direction: 'asc' }), ['Ada', 'Bea', 'Cid']);
    const first = await search({ ...all, page: { size: 2 } });
    assert.deepEqual(namesIn(first.body), ['Cid', 'Bea']);
    assert.deepEqual(namesIn((await search(all, first.body.links?.next ?? '')).body), ['Ada']);
  });

  it('follows changes of the fields', async () => {
    const { id } = await createAccount(service.current, { 'name-first': 'Before' });
    ids['Changed'] = id;
    await service.current.sandbox.request('PATCH', `/accounts/${id}`, {
      body: { data: { attributes: { 'name-first': 'After' } } },
    });
    assert.deepEqual(await found(is('fields.name.first', 'Before')), []);
    assert.deepEqual(await found(is('fields.name.first', 'After')), ['Changed']);
  });
});

describe('POST /accounts/search 400', () => {
  const refused: readonly (readonly [string, unknown, string])[] = [
    ['a field that is not searchable', is('fields.social_security_number', '1'), '/query/attribute'],
    ['what every object has', is('constructor', 'x'), '/query/attribute'],
    ['an order of hashed values', is('fields.name.first', 'A', 'gt'), '/query/operator'],
    ['nesting past two levels', { and: [{ or: [{ not: is('type', 'x') }] }] }, '/query/and/0/or/0'],
    ['more than twenty clauses', { and: Array.from({ length: 21 }, () => is('type', 'x')) }, '/query/and'],
    ['a time that is none', is('created_at', 'soon', 'gt'), '/query/value'],
  ];
  for (const [name, query, pointer] of refused) {
    it(`for ${name}`, async () => {
      const { status, body } = await search({ query });
      assert.equal(status, 400);
      assert.equal(body.errors?.[0]?.source?.pointer, pointer);
    });
  }

  it('for an attribute that accounts cannot be sorted by', async () => {
    assert.equal((await search({ sort: { attribute: 'fields.age', direction: 'asc' } })).status, 400);
  });
});
