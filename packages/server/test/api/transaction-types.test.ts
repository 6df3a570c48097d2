import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsAbout, fieldOf } from '../support/accounts.ts';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService();

const patch = (id: string, attributes: unknown) =>
  service.current.sandbox.request('PATCH', `/transaction-types/${id}`, { body: { data: { attributes } } });
const post = (attributes: unknown) => service.current.sandbox.post('/transaction-types', { data: { attributes } });

const name = { type: 'string', key: 'note' };
const statuses = [
  { name: 'new', kind: 'initial' },
  { name: 'held', kind: 'intermediate' },
  { name: 'paid', kind: 'end' },
];

describe('transaction types', () => {
  it('start with one per environment; a new one gets defaults for what it omits', async () => {
    const listed = await service.current.sandbox.get('/transaction-types');
    assert.deepEqual(
      listed.body.data.map(({ attributes }) => attributes['name']),
      ['Payment'],
    );
    const type = await createTransactionType(service.current);
    const { body } = await service.current.sandbox.get(`/transaction-types/${type.id}`);
    assert.deepEqual(body.data.attributes['field-schemas'], listed.body.data[0]?.attributes['field-schemas']);
  });

  it('archive a field with an event; remove it only while no transaction is of the type', async () => {
    const type = await createTransactionType(service.current, { 'field-schemas': [name], statuses });
    const made = await createTransaction(service.current, { 'transaction-type-id': type.id, fields: { note: 'n' } });
    const gone = await patch(type.id, { 'field-schemas': [] });
    assert.equal(gone.status, 409);
    assert.match(gone.text, /archive it/);
    const archived = { ...name, config: { 'archived-at': '2026-01-01T00:00:00Z' } };
    assert.equal((await patch(type.id, { 'field-schemas': [archived] })).status, 200);
    assert.deepEqual(await eventsAbout(service.current, type.id), [
      ['transaction-type.deleted-field', { 'field-key': 'note' }],
    ]);
    const shown = await service.current.sandbox.get(`/transactions/${made.id}`);
    assert.equal(fieldOf(shown.body.data, 'note'), null);
    await patch(type.id, { 'field-schemas': [name] });
    assert.equal(fieldOf((await service.current.sandbox.get(`/transactions/${made.id}`)).body.data, 'note'), 'n');
  });

  it('keep a status that transactions have, and the refusal counts them', async () => {
    const type = await createTransactionType(service.current, { statuses });
    await createTransaction(service.current, { 'transaction-type-id': type.id });
    const other = [{ name: 'begun', kind: 'initial' }, ...statuses.slice(1)];
    const refused = await patch(type.id, { statuses: other });
    assert.equal(refused.status, 409);
    assert.match(refused.text, /must keep new, which 1 transactions have/);
    assert.equal((await patch(type.id, { statuses: statuses.filter((each) => each.name !== 'held') })).status, 200);
  });

  it('refuse one of two concurrent changes as stale, and lose nothing of the other', async () => {
    const type = await createTransactionType(service.current, { 'field-schemas': [name], statuses });
    const { revision } = type.attributes;
    const changes = [{ name: 'Payout' }, { statuses: statuses.slice(0, 2) }];
    const answers = await Promise.all(changes.map((change) => patch(type.id, { ...change, revision })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const refused = answers.findIndex(({ status }) => status === 409);
    assert.match(answers[refused]?.text ?? '', /has revision 2:.*"stale_object"/);
    const { body } = await service.current.sandbox.get(`/transaction-types/${type.id}`);
    assert.deepEqual(
      [body.data.attributes['name'], body.data.attributes['revision']],
      [refused === 0 ? 'Transfer' : 'Payout', 2],
    );
    assert.equal((await patch(type.id, { ...changes[refused], revision: 2 })).status, 200);
    assert.equal(
      (await patch(type.id, { name: 'Last' })).status,
      200,
      'who says no revision writes over what is there',
    );
    assert.equal((await patch(type.id, { name: 'Never', revision: 0 })).status, 400);
  });

  it('make reference ids unique only while none is shared', async () => {
    const type = await createTransactionType(service.current, { 'unique-reference-ids': false });
    const shared = { 'transaction-type-id': type.id, 'reference-id': 'same' };
    const [one] = [await createTransaction(service.current, shared), await createTransaction(service.current, shared)];
    assert.equal((await patch(type.id, { 'unique-reference-ids': true })).status, 409);
    await service.current.sandbox.request('DELETE', `/transactions/${one.id}`);
    assert.equal((await patch(type.id, { 'unique-reference-ids': true })).status, 200);
    const again = await service.current.sandbox.post('/transactions', {
      data: { attributes: { ...shared, fields: { amount: 9 } } },
    });
    assert.equal(again.status, 409);
  });

  const refusedTypes: readonly (readonly [string, unknown, string])[] = [
    ['two initial statuses', { statuses: [statuses[0], { name: 'other', kind: 'initial' }] }, 'statuses'],
    ['no initial status', { statuses: [statuses[1]] }, 'statuses'],
    ['a status twice', { statuses: [...statuses, { name: 'PAID', kind: 'end' }] }, 'statuses/3/name'],
    ['a fact that no field holds', { 'fact-fields': { amount: 'nothing' } }, 'fact-fields/amount'],
    ['an amount that is a text', { 'fact-fields': { amount: 'currency' } }, 'fact-fields/amount'],
    ['an unknown template', { 'fallback-inquiry-template-id': 'itmpl_1' }, 'fallback-inquiry-template-id'],
    ['an unknown status of an outcome', { 'passed-status': 'x' }, 'passed-status'],
    [
      'a relation twice',
      {
        'relation-schemas': [
          { key: 'a', target: 'account' },
          { key: 'A', target: 'account' },
        ],
      },
      'relation-schemas/1/key',
    ],
  ];
  for (const [what, attributes, pointer] of refusedTypes) {
    it(`return 422 for ${what}`, async () => {
      const { status, body, text } = await post({ name: 'Refused', ...(attributes as object) });
      assert.equal(status, 422, text);
      assert.equal(body.errors?.[0]?.source?.pointer, `/data/attributes/${pointer}`);
    });
  }
});
