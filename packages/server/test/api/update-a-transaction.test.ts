import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsAbout, fieldOf } from '../support/accounts.ts';
import { overtake } from '../support/overtake.ts';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService();

const patch = (id: string, attributes: unknown) =>
  service.current.sandbox.request('PATCH', `/transactions/${id}`, { body: { data: { attributes } } });

describe('PATCH /transactions/{id}: 200', () => {
  it('changes fields, status, reference id, label and tags, each with its event; keeps what is omitted', async () => {
    const { id } = await createTransaction(service.current, { fields: { amount: 1, currency: 'EUR' } });
    const attributes = {
      fields: { amount: 2 },
      status: 'Approved',
      'reference-id': 'r',
      label: 'genuine',
      tags: ['a'],
    };
    const { body } = await patch(id, attributes);
    assert.equal(body.data.attributes['status'], 'approved');
    assert.equal(body.data.attributes['reference-id'], 'r');
    assert.deepEqual(body.data.attributes['tags'], ['a']);
    assert.deepEqual([fieldOf(body.data, 'amount'), fieldOf(body.data, 'currency')], [2, 'EUR']);
    const label = await service.current.sandbox.get(`/transactions/${id}?include=transaction-label`);
    assert.equal(label.body.included?.[0]?.attributes['model-label'], 'genuine');
    assert.deepEqual(await eventsAbout(service.current, id), [
      ['transaction.created', null],
      ['transaction.updated-fields', { 'updated-fields': ['amount'] }],
      ['transaction.status-updated', { 'previous-status': 'created', status: 'approved' }],
      ['transaction.labeled', null],
    ]);
  });

  it('makes no change and emits no event for the same values', async () => {
    const { id } = await createTransaction(service.current, { fields: { amount: 1 } });
    const before = (await patch(id, { fields: { amount: 2 } })).body.data.attributes;
    assert.deepEqual((await patch(id, { fields: { amount: 2 }, status: 'created' })).body.data.attributes, before);
    assert.equal((await eventsAbout(service.current, id)).length, 2);
  });
});

describe('PATCH /transactions/{id}: 409', () => {
  it('"Stale object error" when the row was changed since it was read', async () => {
    const { id } = await createTransaction(service.current, { fields: { amount: 1 } });
    const { status, body } = await overtake(service.current.connectionString, 'transactions', id, () =>
      patch(id, { status: 'approved' }),
    );
    assert.equal(status, 409);
    assert.equal(body.errors?.[0]?.title, 'Stale object error');
  });

  it('for many concurrent changes, each of which is stored or stale, and what is stored stays', async () => {
    const { id } = await createTransaction(service.current, { fields: { amount: 0 } });
    const writes = Array.from({ length: 16 }, (_each, index) =>
      patch(id, index % 2 === 0 ? { fields: { amount: index + 1 } } : { status: 'needs_review' }),
    );
    const answers = await Promise.all(writes);
    for (const { status, text } of answers) assert.ok(status === 200 || status === 409, text);
    const { body } = await service.current.sandbox.get(`/transactions/${id}`);
    const events = await eventsAbout(service.current, id);
    const fieldWrites = answers.filter(({ status }, index) => status === 200 && index % 2 === 0).length;
    assert.equal(events.filter(([name]) => name === 'transaction.updated-fields').length, fieldWrites);
    assert.ok(fieldWrites === 0 || Number(fieldOf(body.data, 'amount')) > 0);
  });

  it('for a return to initial, a change of a redacted one, and a reference id in use', async () => {
    const { id } = await createTransaction(service.current, { 'reference-id': 'mine' });
    await patch(id, { status: 'declined' });
    assert.equal((await patch(id, { status: 'created' })).status, 409);
    const other = await createTransaction(service.current, { 'reference-id': 'other' });
    const taken = await patch(other.id, { 'reference-id': 'MINE' });
    assert.equal(taken.status, 409);
    assert.equal(taken.body.errors?.[0]?.title, 'Record not unique');
    await service.current.sandbox.request('DELETE', `/transactions/${id}`);
    assert.equal((await patch(id, { status: 'approved' })).status, 409);
  });
});

describe('every change from a status of a type to every other', () => {
  const statuses = [
    { name: 'begun', kind: 'initial' },
    { name: 'waiting', kind: 'intermediate' },
    { name: 'looked at', kind: 'intermediate' },
    { name: 'done', kind: 'end' },
    { name: 'refused', kind: 'end' },
  ];
  it('is a move, no change, or a 409: only back to the initial one', async () => {
    const type = await createTransactionType(service.current, { statuses });
    for (const from of statuses) {
      for (const to of statuses) {
        const { id } = await createTransaction(service.current, { 'transaction-type-id': type.id });
        if (from.kind !== 'initial') assert.equal((await patch(id, { status: from.name })).status, 200);
        const { status } = await patch(id, { status: to.name });
        assert.equal(status, to.kind === 'initial' && from.name !== to.name ? 409 : 200, `${from.name} to ${to.name}`);
      }
    }
  });
});

describe('PATCH /transactions/{id}: 400, 404, 422', () => {
  it('name what is wrong and change nothing', async () => {
    const { id } = await createTransaction(service.current, { fields: { amount: 1 } });
    const cases: readonly (readonly [unknown, number])[] = [
      [{ status: 'unknown' }, 422],
      [{ fields: { amount: 'x' } }, 400],
      [{ fields: { surprise: 1 }, status: 'approved' }, 422],
      [{ 'transaction-type-id': 'txntp_1' }, 400],
    ];
    for (const [attributes, status] of cases) assert.equal((await patch(id, attributes)).status, status);
    const { body } = await service.current.sandbox.get(`/transactions/${id}`);
    assert.equal(body.data.attributes['status'], 'created');
    assert.equal((await patch('txn_unknown', { status: 'approved' })).status, 404);
  });
});
