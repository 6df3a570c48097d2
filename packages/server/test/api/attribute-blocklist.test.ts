/** Effect of a key's blocklist on every kind of answer. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount } from '../support/accounts.ts';
import { createKey } from '../support/api-keys.ts';
import { type ApiClient, createClient } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService({ worker: false });

describe('the blocklist of a key', () => {
  it('omits attributes from reads, lists, writes, includes and events, in older versions and casings too', async () => {
    const { id } = await createInquiry(service.current, { fields: { 'name-first': 'Ada', 'name-last': 'Lovelace' } });
    const { client } = await createKey(service.current, {
      'api-attributes-blocklist': [
        'name-last',
        '/included/attributes/created-at',
        'nameFirst',
        '/data/attributes/note',
      ],
    });
    for (const version of ['2023-01-05', '2025-12-08']) {
      for (const headers of [
        { 'service-version': version },
        { 'service-version': version, 'key-inflection': 'camel' },
      ] as Record<string, string>[]) {
        const answers = [
          await client.get(`/inquiries/${id}`, headers),
          await client.get(`/inquiries/${id}`, headers),
          await client.get('/inquiries', headers),
          await client.get('/events', headers),
          await client.request('PATCH', `/inquiries/${id}`, {
            headers,
            body: { data: { attributes: { tags: ['a'] } } },
          }),
        ];
        for (const answer of answers) {
          assert.equal(answer.status, 200, answer.text);
          assert.equal(/Lovelace|Ada|"note"/.test(answer.text), false, answer.text);
          assert.match(answer.text, /"status"/);
        }
      }
    }
    const whole = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.match(whole.text, /Lovelace/);
    assert.match((await service.current.sandbox.get('/inquiries')).text, /Lovelace/);
  });

  it('applies at once when it is changed, also to stored responses', async () => {
    const { id } = await createInquiry(service.current, { fields: { 'name-last': 'Lovelace' } });
    const key = await createKey(service.current);
    const read = async (client: ApiClient) => (await client.get(`/inquiries/${id}`)).text;
    const list = async (client: ApiClient) => (await client.get('/inquiries')).text;
    assert.match(await read(key.client), /Lovelace/);
    assert.match(await read(key.client), /Lovelace/);
    assert.match(await list(key.client), /Lovelace/);
    await service.current.sandbox.request('PATCH', `/api-keys/${key.id}`, {
      body: { data: { attributes: { 'api-attributes-blocklist': ['name-*'] } } },
    });
    const hiding = createClient(service.current.baseUrl, key.value, true);
    assert.doesNotMatch(await read(hiding), /Lovelace/);
    assert.doesNotMatch(await list(hiding), /Lovelace/);
  });

  it('hides files from the key, since nothing can be omitted from them', async () => {
    const { id } = await createInquiry(service.current);
    const { client } = await createKey(service.current, { 'api-attributes-blocklist': ['name-last'] });
    const answer = await client.get(`/inquiries/${id}/print`);
    assert.equal(answer.status, 403, answer.text);
    assert.equal(answer.body.errors?.[0]?.code, 'exceeds_grant');
  });
});

describe('a blocklist and the evidence of a check', () => {
  it('omit the statements of sources about a blocked attribute', async () => {
    const { id } = await createInquiry(service.current, { fields: { 'name-last': 'Lovelace' } });
    await simulate(service.current, id, 'create_passed_verification');
    const { client } = await createKey(service.current, { 'api-attributes-blocklist': ['name-last'] });
    const path = `/inquiries/${id}?include=verifications`;
    assert.match((await service.current.sandbox.get(path)).text, /"value":"Lovelace"/);
    const answer = await client.get(path);
    assert.match(answer.text, /"evidence-ledger"/);
    assert.doesNotMatch(answer.text, /Lovelace/);
  });
});

const text = (key: string) => ({ type: 'string', key });

describe('a blocklist with nested attributes', () => {
  it('omits them from accounts, transactions, their lists, events and includes', async () => {
    const { sandbox } = service.current;
    const account = await createAccount(service.current, {
      fields: { name: { first: 'Ada', last: 'Lovelace' }, address: { street_1: 'Main Road', city: 'Ockham' } },
    });
    const { id } = await createInquiry(service.current, { 'account-id': account.id });
    const type = await createTransactionType(service.current, {
      'field-schemas': [
        {
          type: 'hash',
          key: 'payee',
          config: { 'item-schemas': [{ type: 'hash', key: 'name', config: { 'item-schemas': [text('first')] } }] },
        },
        { type: 'json', key: 'sender' },
      ],
    });
    const transaction = await createTransaction(service.current, {
      'transaction-type-id': type.id,
      fields: { payee: { name: { first: 'Ada' } }, sender: { name: { last: 'Lovelace' } } },
    });
    const { client } = await createKey(service.current, {
      'api-attributes-blocklist': ['name-*', 'address-*'],
    });
    const paths = [
      `/accounts/${account.id}`,
      '/accounts',
      `/events?filter[object-id]=${account.id}`,
      `/inquiries/${id}?include=account`,
      `/transactions/${transaction.id}`,
      '/transactions',
      `/events?filter[object-id]=${transaction.id}`,
    ];
    for (const path of paths) {
      for (const headers of [{}, { 'key-inflection': 'camel' }, { 'service-version': '2023-01-05' }]) {
        const answer = await client.get(path, headers as Record<string, string>);
        assert.equal(answer.status, 200, answer.text);
        assert.doesNotMatch(answer.text, /Lovelace|"Ada"|Main Road|Ockham/, path);
      }
      assert.match((await sandbox.get(path)).text, /Lovelace/);
    }
  });

  it('lets no filter of a webhook test them', async () => {
    const { client } = await createKey(service.current, { 'api-attributes-blocklist': ['name-*'] });
    const filtered = (name: string) =>
      client.post('/webhooks', {
        data: {
          attributes: {
            name: 'Filtered',
            url: 'https://receiver.example.com/',
            'enabled-events': ['account.created'],
            'payload-filter': { data: { attributes: { fields: { [name]: { value: { first: { value: 'Ada' } } } } } } },
          },
        },
      });
    const answer = await filtered('name');
    assert.equal(answer.status, 403, answer.text);
    assert.equal(answer.body.errors?.[0]?.code, 'exceeds_grant');
    assert.equal((await filtered('address')).status, 201);
  });
});
