import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createAccount } from '../support/accounts.ts';
import { useService } from '../support/service.ts';
import { createTransaction } from '../support/transactions.ts';

const service = useService();

const search = (body: unknown) => service.current.sandbox.post('/transactions/search', body);
const eq = (attribute: string, value: unknown) => ({ attribute, operator: 'eq', value });

describe('POST /transactions/search', () => {
  let account = '';
  let first = '';
  let second = '';
  const found = async (query: unknown, sort?: unknown) =>
    (await search({ query, ...(sort === undefined ? {} : { sort }) })).body.data.map(({ id }) => id);

  before(async () => {
    account = (await createAccount(service.current)).id;
    const fields = { 'account-id': account, 'card-fingerprint': 'C1' };
    first = (await createTransaction(service.current, { 'reference-id': 'A', fields, tags: ['vip'] })).id;
    second = (await createTransaction(service.current, { fields: { debug: 'passed', 'card-fingerprint': 'c1' } })).id;
  });

  it('finds by status, account, reference, tag, field and time, joined', async () => {
    assert.deepEqual(await found(eq('status', 'Approved')), [second]);
    assert.deepEqual(await found(eq('account_id', account)), [first]);
    assert.deepEqual(await found(eq('reference_id', 'a')), [first]);
    assert.deepEqual(await found(eq('tag', 'vip')), [first]);
    assert.deepEqual(await found(eq('fields.card_fingerprint', 'C1')), [second, first]);
    assert.deepEqual(await found({ and: [eq('fields.card_fingerprint', 'c1'), { not: eq('tag', 'vip') }] }), [second]);
    assert.deepEqual(await found(undefined, { attribute: 'created_at', direction: 'asc' }), [first, second]);
    assert.deepEqual(await found({ attribute: 'score', operator: 'gt', value: 1 }), []);
  });

  const refused: readonly unknown[] = [
    { query: eq('fields.amount', 1) },
    { query: eq('unknown', 1) },
    { query: { attribute: 'status', operator: 'gt', value: 'a' } },
    { query: eq('score', 'high') },
    { sort: { attribute: 'amount' } },
    { query: [] },
  ];
  for (const body of refused)
    it(`400 for ${JSON.stringify(body)}`, async () => assert.equal((await search(body)).status, 400));
});
