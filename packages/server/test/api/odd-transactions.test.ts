/**
 * Unusual transactions: each is refused with a pointer, or stored and evaluated by every rule of the shipped set, with
 * a named result.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createRuleSet, runsOf } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService();

type Fields = Record<string, unknown>;

const usual = {
  amount: 10,
  currency: 'EUR',
  direction: 'out',
  'country-code': 'DE',
  'account-id': 'Payer',
  'counterparty-account': 'Payee',
  'device-id': 'Device',
  'card-fingerprint': 'Card',
};
const nothing = Object.fromEntries(Object.keys(usual).map((key) => [key, null]));

const names = {
  device: 'Many transactions of one device',
  card: 'One card of several accounts',
  above: 'Far above what the account usually moves',
  country: 'Another country within the hour',
  below: 'Just below a threshold, again and again',
  passing: 'Money in and out within the hour',
  amount: 'An amount of zero, below zero, or of a trillion',
  currency: 'A currency that is unknown',
  oneself: 'A transfer to oneself',
} as const;

interface Said {
  readonly hit?: readonly (keyof typeof names)[];
  /** Rules that fail because a value is missing. */
  readonly failed?: readonly (keyof typeof names)[];
}

const payer = 'Payer';
const times = (count: number, fields: Fields): Fields[] => Array.from({ length: count }, () => fields);

/** Results of every rule that does not pass; `earlier` are previous transactions of the same payer, device and card. */
const judged: readonly (readonly [name: string, fields: Fields, says: Said, earlier?: readonly Fields[]])[] = [
  ['nothing odd', {}, {}],
  ['an amount of 0', { amount: 0 }, { hit: ['amount'] }],
  ['an amount below 0', { amount: -1 }, { hit: ['amount'] }],
  ['an amount of 1e15', { amount: 1e15 }, { hit: ['amount'] }],
  ['no amount', { amount: null }, { failed: ['above', 'below', 'amount'] }],
  ['an unknown currency', { currency: 'ZZZ' }, { hit: ['currency'] }],
  ['a text that holds a currency', { currency: 'EUR USD' }, { hit: ['currency'] }],
  ['a currency in another case', { currency: ' eur ' }, {}],
  ['no currency', { currency: null }, { failed: ['currency'] }],
  ['a transfer to oneself', { 'counterparty-account': ` ${payer.toUpperCase()} ` }, { hit: ['oneself'] }],
  ['no counterparty', { 'counterparty-account': null }, { failed: ['oneself'] }],
  ['the year 1', { 'occurred-at': '0001-01-01T00:00:00Z' }, {}],
  ['the year 0', { 'occurred-at': '0000-01-01T00:00:00Z' }, {}],
  ['the year 2099', { 'occurred-at': '2099-01-01T00:00:00Z' }, {}],
  ['the end of the year 9999', { 'occurred-at': '9999-12-31T23:59:59Z' }, {}],
  ['no device', { 'device-id': null }, { failed: ['device'] }],
  ['no card', { 'card-fingerprint': null }, { failed: ['card'] }],
  ['no account', { 'account-id': null }, { failed: ['above', 'country', 'passing', 'oneself'] }],
  ['no country', { 'country-code': null }, { failed: ['country'] }],
  ['no direction', { direction: null }, { failed: ['passing'] }],
  ['nothing at all', nothing, { failed: Object.keys(names) as (keyof typeof names)[] }],
  ['a device that is there often', {}, { hit: ['device'] }, times(4, {})],
  ['no device after many', { 'device-id': null }, { failed: ['device'] }, times(4, {})],
  ['far above amounts', { amount: 100 }, { hit: ['above'] }, times(3, {})],
  ['after nothing but amounts of 0', {}, {}, times(3, { amount: 0 })],
  ['after amounts below 0', {}, {}, times(3, { amount: -10 })],
  ['an amount below 0 after such ones', { amount: -1 }, { hit: ['amount'] }, times(3, { amount: -10 })],
  ['a third just below the threshold', { amount: 9_500 }, { hit: ['below'] }, times(2, { amount: 9_500 })],
  ['one below 0 after three of them', { amount: -9_500 }, { hit: ['amount'] }, times(3, { amount: 9_500 })],
  ['a small one after three of them', {}, {}, times(3, { amount: 9_500 })],
  [
    'no amount after three of them',
    { amount: null },
    { failed: ['above', 'below', 'amount'] },
    times(3, { amount: 9_500 }),
  ],
  ['another country', {}, { hit: ['country'] }, [{ 'country-code': 'FR' }]],
  ['no country after two', { 'country-code': null }, { failed: ['country'] }, [{ 'country-code': 'FR' }, {}]],
  ['out after in', {}, { hit: ['passing'] }, [{ direction: 'in' }]],
  ['to oneself after in', { 'counterparty-account': payer }, { hit: ['oneself'] }, [{ direction: 'in' }]],
  ['no direction after both', { direction: null }, { failed: ['passing'] }, [{ direction: 'in' }, {}]],
];

const refused: readonly (readonly [name: string, fields: Fields, status: number, pointer: string])[] = [
  ['an amount beyond 2^53', { amount: 2 ** 53 + 2 }, 400, 'amount'],
  ['an amount far below 0', { amount: -(2 ** 53) - 2 }, 400, 'amount'],
  ['the largest amount that is a number', { amount: Number.MAX_VALUE }, 400, 'amount'],
  ['an amount as a text', { amount: '10' }, 400, 'amount'],
  ['a time that is none', { 'occurred-at': 'never' }, 422, 'occurred-at'],
  ['a time before the years are counted', { 'occurred-at': '-000001-01-01T00:00:00Z' }, 422, 'occurred-at'],
  ['a country that is none', { 'country-code': 'Nowhere' }, 422, 'country-code'],
  ['a direction that is none', { direction: 'sideways' }, 422, 'direction'],
];

describe('unusual values, with every shipped rule: POST /transactions 201', () => {
  let typeId = '';
  before(async () => {
    typeId = (await createTransactionType(service.current)).id;
    const made = await createRuleSet(service.current, typeId);
    const { rules } = made.attributes['draft'] as { rules: { name: string }[] };
    assert.deepEqual(
      rules.map(({ name }) => name),
      Object.values(names),
    );
    const draft = { rules: rules.map((rule) => ({ ...rule, enabled: true })) };
    const path = `/rule-sets/${made.id}`;
    await service.current.sandbox.request('PATCH', path, { body: { data: { attributes: { draft } } } });
    const published = await service.current.sandbox.post(`${path}/publish`);
    assert.equal(published.status, 200, published.text);
  });

  /** Makes the texts that windows count by unique to this row. */
  const ofRow = (row: number, fields: Fields): Fields => {
    const own = ['account-id', 'device-id', 'card-fingerprint', 'counterparty-account'];
    const named = Object.entries({ ...usual, ...fields }).map(([key, value]) => [
      key,
      own.includes(key) && typeof value === 'string' ? ` ${value.trim()} ${row} ` : value,
    ]);
    return Object.fromEntries(named) as Fields;
  };

  judged.forEach(([name, fields, says, earlier = []], row) => {
    it(name, async () => {
      const create = (given: Fields) =>
        createTransaction(service.current, { 'transaction-type-id': typeId, fields: ofRow(row, given) });
      for (const each of earlier) await create(each);
      const [run] = await runsOf(service.current, (await create(fields)).id);
      const found = (run?.rules ?? []).map(({ name: rule, result, fault }) => [rule, result, fault]);
      const expected = Object.entries(names).map(([key, rule]) => {
        const is = (keys: readonly string[] = []) => keys.includes(key);
        if (is(says.failed)) return [rule, 'failed', 'reads a value that is missing'];
        return [rule, is(says.hit) ? 'hit' : 'passed', null];
      });
      assert.deepEqual(found, expected);
    });
  });
});

describe('unusual values: POST /transactions 400 and 422', () => {
  for (const [name, fields, status, key] of refused) {
    it(name, async () => {
      const answer = await service.current.sandbox.post('/transactions', { data: { attributes: { fields } } });
      assert.equal(answer.status, status, answer.text);
      const { errors } = JSON.parse(answer.text) as { errors: { source: { pointer: string } }[] };
      assert.equal(errors[0]?.source.pointer, `/data/attributes/fields/${key}`);
    });
  }
});
