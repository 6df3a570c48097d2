/**
 * Snoozes: a rule has no effect for one value until a date; it is still evaluated, reported as snoozed, and active
 * afterwards.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { liveRules, runsOf } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTransaction } from '../support/transactions.ts';

const service = useService({ worker: false });
const daySeconds = 86_400;

const type = {
  'field-schemas': [
    { type: 'number', key: 'amount' },
    { type: 'string', key: 'device-id' },
    { type: 'string', key: 'merchant' },
  ],
  'fact-fields': { amount: 'amount', device: 'device-id' },
};
const rules = [
  { name: 'Large', expression: 'transaction.amount > 100.0', weight: 40 },
  { name: 'Always', expression: 'true', weight: 5 },
];

async function live() {
  const { typeId, ruleSetId } = await liveRules(service.current, { rules }, type);
  const make = (device: string) =>
    createTransaction(service.current, {
      'transaction-type-id': typeId,
      fields: { amount: 500, 'device-id': device, merchant: 'Bakery' },
    });
  return { ruleSetId, make };
}

const inDays = (days: number): string =>
  new Date(service.current.clock.now().getTime() + days * daySeconds * 1_000).toISOString();

const snooze = (ruleSetId: string, transactionId: string, more: Record<string, unknown> = {}) =>
  service.current.sandbox.post(`/rule-sets/${ruleSetId}/snoozes`, {
    data: {
      attributes: {
        rule: 'Large',
        key: 'device',
        'transaction-id': transactionId,
        until: inDays(7),
        reason: 'The till of the bakery',
        ...more,
      },
    },
  });

async function judged(transactionId: string) {
  const [run] = await runsOf(service.current, transactionId);
  return [run?.score, ...(run?.rules ?? []).map(({ name, result }) => `${name} ${result}`)];
}

describe('POST /rule-sets/{id}/snoozes', () => {
  it('201: the rule ignores this device, counts others, and counts it again after the snooze', async () => {
    const { ruleSetId, make } = await live();
    const first = await make('till-1');
    assert.deepEqual(await judged(first.id), [45, 'Large hit', 'Always hit']);
    const { status, text, body } = await snooze(ruleSetId, first.id);
    assert.equal(status, 201, text);
    assert.doesNotMatch(text, /till-1/);
    const until = body.data.attributes['until'];
    const again = await make('till-1');
    assert.deepEqual(await judged(again.id), [5, 'Large snoozed', 'Always hit']);
    const [run] = await runsOf(service.current, again.id);
    assert.equal(run?.rules[0]?.['snoozed-until'], until);
    assert.deepEqual(await judged((await make('till-2')).id), [45, 'Large hit', 'Always hit']);
    service.current.clock.forward(8 * daySeconds);
    assert.deepEqual(await judged((await make('till-1')).id), [45, 'Large hit', 'Always hit']);
  });

  it('201: by a text field of the type, and earlier results stay', async () => {
    const { ruleSetId, make } = await live();
    const first = await make('till-3');
    assert.equal((await snooze(ruleSetId, first.id, { key: 'field.merchant' })).status, 201);
    assert.deepEqual(await judged(first.id), [45, 'Large hit', 'Always hit']);
    assert.deepEqual(await judged((await make('till-4')).id), [5, 'Large snoozed', 'Always hit']);
  });

  it('stores neither the value nor the reason in plain text', async () => {
    const { ruleSetId, make } = await live();
    await snooze(ruleSetId, (await make('till-5')).id);
    const rows = await rowsOf(service.current.connectionString, 'select * from rule_snoozes');
    const kept = rows.map((row) =>
      Object.values(row)
        .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
        .join(),
    );
    assert.ok(kept.length > 0);
    assert.doesNotMatch(kept.join(), /till-5|bakery/i);
  });

  const refused: readonly (readonly [string, Record<string, unknown>, number, string | undefined])[] = [
    ['a rule that there is not', { rule: 'Larger' }, 422, '/data/attributes/rule'],
    ['a key that the transaction has no value of', { key: 'card' }, 422, '/data/attributes/key'],
    ['a date of the past', { until: '2001-01-01T00:00:00Z' }, 422, '/data/attributes/until'],
    ['a date of long after', { until: '2190-01-01T00:00:00Z' }, 422, '/data/attributes/until'],
    ['a text that is no date', { until: 'soon' }, 400, '/data/attributes/until'],
    ['no reason', { reason: ' ' }, 400, '/data/attributes/reason'],
    ['a transaction that there is not', { 'transaction-id': 'txn_none' }, 422, '/data/attributes/transaction-id'],
  ];
  for (const [what, more, code, pointer] of refused) {
    it(`${code}: refuses ${what}`, async () => {
      const { ruleSetId, make } = await live();
      const { status, body, text } = await snooze(ruleSetId, (await make('till-6')).id, more);
      assert.deepEqual([status, body.errors?.[0]?.source?.pointer], [code, pointer], text);
    });
  }

  it('404: for an unknown rule set, and for one of another environment', async () => {
    const { ruleSetId, make } = await live();
    const { id } = await make('till-7');
    assert.equal((await snooze('rset_none', id)).status, 404);
    assert.equal((await service.current.production.get(`/rule-sets/${ruleSetId}/snoozes`)).status, 404);
  });
});

describe('GET and DELETE', () => {
  it('200: lists active snoozes, and ends one before its time, once', async () => {
    const { ruleSetId, make } = await live();
    const first = await make('till-8');
    const later = await snooze(ruleSetId, first.id, { until: inDays(30) });
    const sooner = await snooze(ruleSetId, first.id, { until: inDays(3) });
    const path = `/rule-sets/${ruleSetId}/snoozes`;
    const ids = async () =>
      ((await service.current.sandbox.get(path)).body.data as unknown as { id: string }[]).map(({ id }) => id);
    assert.deepEqual(await ids(), [sooner.body.data.id, later.body.data.id]);
    const end = (id: string) => service.current.sandbox.request('DELETE', `${path}/${id}`);
    for (const { body } of [sooner, later]) assert.equal((await end(body.data.id)).status, 200);
    assert.equal((await end(later.body.data.id)).status, 404);
    assert.deepEqual(await ids(), []);
    assert.deepEqual(await judged((await make('till-8')).id), [45, 'Large hit', 'Always hit']);
  });
});
