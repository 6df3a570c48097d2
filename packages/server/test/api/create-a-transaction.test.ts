import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout, fieldOf } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { createList, itemIn } from '../support/lists.ts';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService();

const post = (attributes: unknown, meta?: unknown) =>
  service.current.sandbox.post('/transactions', { data: { attributes }, ...(meta === undefined ? {} : { meta }) });

const relation = (resource: { relationships?: unknown }, name: string) =>
  (resource.relationships as Record<string, { data: unknown }>)[name]?.data;

describe('POST /transactions: 201', () => {
  it('creates one of the default type, in its first status, with an event', async () => {
    const made = await createTransaction(service.current, {
      'reference-id': 'first',
      fields: { amount: 12.5, currency: 'EUR' },
      tags: ['t'],
    });
    assert.match(made.id, /^txn_/);
    assert.equal(made.attributes['status'], 'created');
    assert.equal(made.attributes['reference-id'], 'first');
    assert.equal(fieldOf(made, 'amount'), 12.5);
    assert.deepEqual(made.attributes['tags'], ['t']);
    assert.deepEqual(relation(made, 'related-objects'), []);
    assert.equal(relation(made, 'reviewer'), null);
    assert.deepEqual(
      (await eventsAbout(service.current, made.id)).map(([name]) => name),
      ['transaction.created'],
    );
  });

  it('finds its account by id or reference id in the field that the type names', async () => {
    const account = await createAccount(service.current, { 'reference-id': 'payer' });
    for (const named of [account.id, 'payer']) {
      const made = await createTransaction(service.current, { fields: { 'account-id': named } });
      assert.deepEqual(relation(made, 'related-objects'), [{ type: 'account', id: account.id }]);
    }
    const unknown = await createTransaction(service.current, { fields: { 'account-id': 'nobody' } });
    assert.deepEqual(relation(unknown, 'related-objects'), []);
  });

  it('takes the outcome of its debug field in the sandbox, but not in production', async () => {
    for (const [debug, status] of [
      ['passed', 'approved'],
      ['failed', 'declined'],
    ]) {
      const made = await createTransaction(service.current, { fields: { debug } });
      assert.equal(made.attributes['status'], status);
      const names = (await eventsAbout(service.current, made.id)).map(([name]) => name);
      assert.deepEqual(names, ['transaction.created', 'transaction.status-updated']);
    }
    const real = await service.current.production.post('/transactions', {
      data: { attributes: { fields: { debug: 'failed' } } },
    });
    assert.equal(real.body.data.attributes['status'], 'created', real.text);
  });

  it('waits for a fallback inquiry after a failure, and stores its id in a field', async () => {
    const { templateId } = service.current;
    const type = await createTransactionType(service.current, { 'fallback-inquiry-template-id': templateId });
    const account = await createAccount(service.current);
    const fields = { debug: 'failed', 'account-id': account.id };
    const made = await createTransaction(service.current, { 'transaction-type-id': type.id, fields });
    assert.equal(made.attributes['status'], 'pending_fallback_inquiry');
    const inquiryId = String(fieldOf(made, 'fallback-inquiry-id'));
    assert.deepEqual(relation(made, 'related-objects'), [
      { type: 'account', id: account.id },
      { type: 'inquiry', id: inquiryId },
    ]);
    const inquiry = await service.current.sandbox.get(`/inquiries/${inquiryId}`);
    assert.equal(inquiry.status, 200);
    assert.deepEqual(relation(inquiry.body.data, 'account'), { type: 'account', id: account.id });
  });

  it('stores no personal data in plain text in any table', async () => {
    const marker = 'Zqxplainmarker';
    await createTransaction(service.current, {
      'reference-id': marker,
      fields: { 'card-fingerprint': marker, 'email-address': `${marker}@example.com`, 'device-id': marker },
      tags: [marker],
    });
    const tables = await rowsOf(
      service.current.connectionString,
      `select table_name from information_schema.tables where table_schema = 'public' and table_name like 'transaction%'`,
    );
    for (const { table_name: table } of tables) {
      const rows = await rowsOf(service.current.connectionString, `select 1 from ${table} t where t::text ilike $1`, [
        `%${marker}%`,
      ]);
      assert.equal(rows.length, 0, String(table));
    }
  });
});

describe('POST /transactions: 200', () => {
  it('returns the first one for the same reference id and fields, in any case of the id', async () => {
    const attributes = { 'reference-id': 'Same', fields: { amount: 3 } };
    const made = await createTransaction(service.current, attributes);
    const again = await post({ ...attributes, 'reference-id': 'sAME' });
    assert.equal(again.status, 200, again.text);
    assert.equal(again.body.data.id, made.id);
  });

  it('creates one for 32 concurrent requests', async () => {
    const attributes = { 'reference-id': 'raced', fields: { amount: 4 } };
    const answers = await Promise.all(Array.from({ length: 32 }, () => post(attributes)));
    assert.deepEqual([...new Set(answers.map(({ body }) => body.data.id))].length, 1);
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  });

  it('returns the first one also after it was changed', async () => {
    const attributes = { 'reference-id': 'changed-since', fields: { amount: 5 } };
    const made = await createTransaction(service.current, attributes);
    await service.current.sandbox.request('PATCH', `/transactions/${made.id}`, {
      body: { data: { attributes: { fields: { amount: 6 } } } },
    });
    const again = await post(attributes);
    assert.equal(again.status, 200);
    assert.equal(fieldOf(again.body.data, 'amount'), 6);
  });
});

describe('POST /transactions: 409', () => {
  it('for a reference id with other fields; a type may allow several', async () => {
    await createTransaction(service.current, { 'reference-id': 'taken', fields: { amount: 1 } });
    const other = await post({ 'reference-id': 'taken', fields: { amount: 2 } });
    assert.equal(other.status, 409);
    const type = await createTransactionType(service.current, { 'unique-reference-ids': false });
    for (const amount of [1, 2]) {
      const shared = { 'transaction-type-id': type.id, 'reference-id': 'shared', fields: { amount } };
      assert.equal((await post(shared)).status, 201);
    }
  });
});

describe('POST /transactions: 400, 404, 422', () => {
  const cases: readonly (readonly [unknown, number, string | undefined])[] = [
    [{ 'transaction-type-id': 'acttp_1' }, 400, '/data/attributes/transaction-type-id'],
    [{ 'transaction-type-id': 'txntp_unknown' }, 404, undefined],
    [{ fields: { amount: 'much' } }, 400, '/data/attributes/fields/amount'],
    [{ fields: { surprise: 1 } }, 422, '/data/attributes/fields/surprise'],
    [{ fields: { debug: 'perhaps' } }, 422, '/data/attributes/fields/debug'],
    [{ fields: ['a'] }, 400, '/data/attributes/fields'],
    [{ status: 'approved' }, 400, undefined],
    [{ tags: [''] }, 400, '/data/attributes/tags/0'],
    [{ 'reference-id': '' }, 400, '/data/attributes/reference-id'],
  ];
  for (const [attributes, status, pointer] of cases) {
    it(`${JSON.stringify(attributes)} is ${status}`, async () => {
      const answer = await post(attributes);
      assert.equal(answer.status, status, answer.text);
      assert.equal(answer.body.errors?.[0]?.source?.pointer, pointer, answer.text);
    });
  }
});

describe('POST /transactions: effects', () => {
  it('links its account to another by a card, and is matched against lists, which decides nothing', async () => {
    const { sandbox } = service.current;
    const [one, two] = [await createAccount(service.current), await createAccount(service.current)];
    const list = await createList(service.current, 'ip-addresses');
    const itemId = await itemIn(service.current, 'ip-addresses', list.id, { value: '203.0.113.0/24' });
    for (const { id } of [one, two]) {
      const fields = { 'account-id': id, 'card-fingerprint': 'Shared-Card', 'ip-address': '203.0.113.9' };
      const made = await createTransaction(service.current, { fields });
      assert.equal(made.attributes['status'], 'created');
    }
    const linked = await sandbox.get(`/accounts/${one.id}/linked-accounts`);
    assert.match(linked.text, new RegExp(two.id));
    assert.match(linked.text, /card-fingerprint/);
    const item = await sandbox.get(`/list-item/ip-addresses/${itemId}`);
    assert.equal(item.body.data.attributes['match-count'], 2);
  });
});
