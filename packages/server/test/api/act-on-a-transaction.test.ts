import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout } from '../support/accounts.ts';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService();

const act = (id: string, name: string, meta: unknown) =>
  service.current.sandbox.post(`/transactions/${id}/${name}`, { meta });
const related = (resource: { relationships?: unknown }) =>
  (resource.relationships as Record<string, { data: unknown }>)['related-objects']?.data;

describe('POST /transactions/{id}/label', () => {
  it('returns the newest label, which older versions include by default', async () => {
    const { id } = await createTransaction(service.current);
    await act(id, 'label', { label: 'genuine' });
    const answer = await service.current.sandbox.post(
      `/transactions/${id}/label`,
      { meta: { label: 'fraud', score: 0.9, 'model-version': '1.2' } },
      { 'service-version': '2023-01-05' },
    );
    assert.equal(answer.status, 200);
    assert.deepEqual(
      answer.body.included?.map(({ attributes }) => [attributes['model-label'], attributes['model-version']]),
      [['fraud', '1.2']],
    );
    const names = (await eventsAbout(service.current, id)).map(([name]) => name);
    assert.deepEqual(names, ['transaction.created', 'transaction.labeled', 'transaction.labeled']);
  });

  it('400 without a label', async () => {
    const { id } = await createTransaction(service.current);
    assert.equal((await act(id, 'label', {})).status, 400);
    assert.equal((await act(id, 'label', { label: 'x', score: 'much' })).status, 400);
  });
});

describe('POST /transactions/{id}/add-relation and remove-relation', () => {
  const relation = (key: string, target: string) => ({ 'relation-schema-key': key, 'target-object-id': target });

  it('relate accounts and transactions, once, and emit events with the target', async () => {
    const { id } = await createTransaction(service.current);
    const account = await createAccount(service.current);
    const other = await createTransaction(service.current);
    await act(id, 'add-relation', relation('accounts', account.id));
    await act(id, 'add-relation', relation('accounts', account.id));
    const { body } = await act(id, 'add-relation', relation('related_transactions', other.id));
    assert.deepEqual(related(body.data), [
      { type: 'account', id: account.id },
      { type: 'transaction', id: other.id },
    ]);
    const removed = await act(id, 'remove-relation', relation('accounts', account.id));
    assert.deepEqual(related(removed.body.data), [{ type: 'transaction', id: other.id }]);
    await act(id, 'remove-relation', relation('accounts', account.id));
    assert.deepEqual((await eventsAbout(service.current, id)).slice(1), [
      [
        'transaction.added-relation',
        { 'relation-schema-key': 'accounts', 'target-account-id': account.id, 'target-txn-id': null },
      ],
      [
        'transaction.added-relation',
        { 'relation-schema-key': 'related_transactions', 'target-account-id': null, 'target-txn-id': other.id },
      ],
      [
        'transaction.removed-relation',
        { 'relation-schema-key': 'accounts', 'target-account-id': account.id, 'target-txn-id': null },
      ],
    ]);
  });

  it('409 for a second relation under a single-value key; 422 for another key or itself; 404 if unknown', async () => {
    const type = await createTransactionType(service.current, {
      'relation-schemas': [
        { key: 'payer', target: 'account', 'is-array': false },
        { key: 'refund-of', target: 'transaction' },
      ],
    });
    const { id } = await createTransaction(service.current, { 'transaction-type-id': type.id });
    const [one, two] = [await createAccount(service.current), await createAccount(service.current)];
    assert.equal((await act(id, 'add-relation', relation('payer', one.id))).status, 200);
    assert.equal((await act(id, 'add-relation', relation('payer', two.id))).status, 409);
    assert.equal((await act(id, 'add-relation', relation('unknown', two.id))).status, 422);
    assert.equal((await act(id, 'add-relation', relation('refund-of', id))).status, 422);
    assert.equal((await act(id, 'add-relation', relation('payer', 'act_nobody'))).status, 404);
  });
});

describe('tags of a transaction', () => {
  it('are added, removed and replaced', async () => {
    const { id } = await createTransaction(service.current, { tags: ['a'] });
    const tags = async (name: string, named: unknown) =>
      (await act(id, name, { 'tag-name': named })).body.data.attributes['tags'];
    assert.deepEqual(await tags('add-tag', 'b'), ['a', 'b']);
    assert.deepEqual(await tags('add-tag', 'b'), ['a', 'b']);
    assert.deepEqual(await tags('remove-tag', 'a'), ['b']);
    assert.deepEqual(await tags('set-tags', ['c', 'd', 'c']), ['c', 'd']);
    assert.equal((await act(id, 'add-tag', {})).status, 400);
  });
});

describe('POST /transactions/{id}/simulate', () => {
  it('applies the requested outcome, once, in the sandbox only', async () => {
    const { id } = await createTransaction(service.current);
    assert.equal((await act(id, 'simulate', { outcome: 'fallback-inquiry' })).status, 409);
    const { body } = await act(id, 'simulate', { outcome: 'failed' });
    assert.equal(body.data.attributes['status'], 'declined');
    assert.equal((await act(id, 'simulate', { outcome: 'passed' })).status, 409);
    const { body: real } = await service.current.production.post('/transactions', { data: { attributes: {} } });
    const refused = await service.current.production.post(`/transactions/${real.data.id}/simulate`, {
      meta: { outcome: 'passed' },
    });
    assert.equal(refused.status, 403);
  });
});

describe('every action on a redacted transaction', () => {
  const actions: readonly (readonly [string, unknown])[] = [
    ['label', { label: 'x' }],
    ['add-relation', { 'relation-schema-key': 'accounts', 'target-object-id': 'act_1' }],
    ['remove-relation', { 'relation-schema-key': 'accounts', 'target-object-id': 'act_1' }],
    ['add-tag', { 'tag-name': 'x' }],
    ['remove-tag', { 'tag-name': 'x' }],
    ['set-tags', { 'tag-name': ['x'] }],
    ['simulate', { outcome: 'passed' }],
  ];
  for (const [name, meta] of actions) {
    it(`${name} returns 409, and 404 for an unknown transaction`, async () => {
      const { id } = await createTransaction(service.current);
      await service.current.sandbox.request('DELETE', `/transactions/${id}`);
      assert.equal((await act(id, name, meta)).status, 409);
      assert.equal((await act('txn_unknown', name, meta)).status, 404);
    });
  }
});
