/** Hostile requests to the endpoints of transactions, their types and rules: none causes an internal error. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createAccount } from '../support/accounts.ts';
import { seedOfTheDay } from '../support/scale.ts';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService();

const seed = seedOfTheDay;

/** Returns a small generator (mulberry32), so that a run can be repeated. */
function random(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const scalars: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1e308, -1e-308, 2 ** 53, 1.5, '', ' ', 'x', 'a'.repeat(300), 'a'.repeat(5000)],
  ...['__proto__', 'constructor', 'toString', "'; drop table transactions; --", '%', '\\', '\u202e', '\ud83d\ude00'],
  ...['act_1', 'txn_1', 'txntp_1', '2026-02-31', '2026-01-01T00:00:00Z', 'needs_review', 'created', 'approved'],
  ...[[], {}, [[]], [null], { a: { b: { c: {} } } }, { data: 'AAAA', filename: 'x.png' }, { and: [] }],
];

const names = [
  ...['fields', 'status', 'reference-id', 'label', 'tags', 'transaction-type-id', 'amount', 'account-id', 'debug'],
  ...['__proto__', 'constructor', 'tag-name', 'tag-id', 'relation-schema-key', 'target-object-id', 'score', 'outcome'],
  ...['name', 'statuses', 'field-schemas', 'relation-schemas', 'fact-fields', 'kind', 'key', 'type', 'config', 'rules'],
  ...[
    'draft',
    'expression',
    'weight',
    'outcomes',
    'query',
    'sort',
    'attribute',
    'operator',
    'value',
    'and',
    'or',
    'not',
  ],
  ...['model-version', 'passed-status', 'fallback-inquiry-template-id', 'unique-reference-ids', 'days', 'page'],
];

describe(`hostile bodies, seed ${seed}`, () => {
  const next = random(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const value = (depth: number): unknown => {
    if (depth <= 0 || next() < 0.4) return pick(scalars);
    if (next() < 0.4) return Array.from({ length: Math.floor(next() * 4) }, () => value(depth - 1));
    return members(depth);
  };
  const members = (depth: number): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: Math.floor(next() * 5) }, () => [pick(names), value(depth - 1)]));
  const body = (): unknown => {
    const shape = next();
    if (shape < 0.4) return { data: { attributes: members(4) } };
    if (shape < 0.7) return { meta: members(2) };
    return shape < 0.9 ? members(4) : value(3);
  };

  let paths: readonly (readonly [method: string, path: string])[] = [];
  before(async () => {
    const made = await createTransaction(service.current, { fields: { amount: 1 } });
    const type = await createTransactionType(service.current);
    const attributes = { 'transaction-type-id': type.id };
    const { body: rules } = await service.current.sandbox.post('/rule-sets', { data: { attributes } });
    const one = `/transactions/${made.id}`;
    const ruleSet = `/rule-sets/${rules.data.id}`;
    paths = [
      ...['/transactions', '/transactions/search', '/transaction-types', '/rule-sets'].map((p) => ['POST', p] as const),
      ...['label', 'add-relation', 'remove-relation', 'add-tag', 'remove-tag', 'set-tags', 'simulate'].map(
        (action) => ['POST', `${one}/${action}`] as const,
      ),
      ...[one, `/transaction-types/${type.id}`, ruleSet].map((path) => ['PATCH', path] as const),
      ...['publish', 'shadow', 'backtest'].map((action) => ['POST', `${ruleSet}/${action}`] as const),
    ];
  });

  it('900 random ones return less than 500, each refusal with a title', async () => {
    const faults: string[] = [];
    for (let count = 0; count < 900; count += 1) {
      const [method, path] = pick(paths);
      const sent = body();
      const answer = await service.current.sandbox.request(method, path, { body: sent });
      const said = answer.status < 400 || typeof answer.body.errors?.[0]?.title === 'string';
      if (answer.status >= 500 || !said) faults.push(`${answer.status} ${method} ${path} ${JSON.stringify(sent)}`);
    }
    assert.deepEqual(faults, []);
  });

  it('each value in each place of a well-formed body returns less than 500', async () => {
    const faults: string[] = [];
    const account = await createAccount(service.current);
    const bodies: readonly (readonly [string, (given: unknown) => unknown])[] = [
      ...[
        'amount',
        'account-id',
        'currency',
        'country-code',
        'ip-address',
        'email-address',
        'phone-number',
        'occurred-at',
      ].map(
        (key) =>
          ['/transactions', (given: unknown) => ({ data: { attributes: { fields: { [key]: given } } } })] as const,
      ),
      ...['reference-id', 'tags', 'transaction-type-id', 'fields'].map(
        (key) => ['/transactions', (given: unknown) => ({ data: { attributes: { [key]: given } } })] as const,
      ),
      ...['statuses', 'field-schemas', 'relation-schemas', 'fact-fields', 'passed-status'].map(
        (key) =>
          [
            '/transaction-types',
            (given: unknown) => ({ data: { attributes: { name: 'Hostile', [key]: given } } }),
          ] as const,
      ),
      ...['type', 'status', 'tag', 'account_id', 'reference_id', 'score', 'created_at', 'fields.device_id'].map(
        (attribute) =>
          [
            '/transactions/search',
            (given: unknown) => ({ query: { attribute, operator: 'eq', value: given } }),
          ] as const,
      ),
    ];
    for (const [path, make] of bodies) {
      for (const given of [...scalars, account.id]) {
        const { status } = await service.current.sandbox.post(path, make(given));
        if (status >= 500) faults.push(`${status} ${path} ${JSON.stringify(make(given)).slice(0, 200)}`);
      }
    }
    assert.deepEqual(faults, []);
  });

  it('each value as a filter returns less than 500', async () => {
    const faults: string[] = [];
    const filters = [
      'reference-id',
      'transaction-type-id',
      'identifier',
      'identifier][key',
      'identifier][value',
      '__proto__',
    ];
    for (const filter of filters) {
      for (const given of scalars.filter((each) => typeof each === 'string')) {
        const query = `filter[${filter}]=${encodeURIComponent(given)}&filter[identifier][key]=constructor`;
        const { status } = await service.current.sandbox.get(`/transactions?${query}`);
        if (status >= 500) faults.push(`${status} ${query.slice(0, 120)}`);
      }
    }
    assert.deepEqual(faults, []);
  });
});
