import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { createRuleSet, dataOf, liveRules } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService({ worker: true });
const large = { name: 'Large', expression: 'transaction.amount >= 100.0', weight: 40 };

const post = (path: string, body?: unknown) => service.current.sandbox.post(path, body);
const newType = async () => (await createTransactionType(service.current)).id;

describe('POST /rule-sets: 201', () => {
  it('starts with rules that are off and compile, and decides nothing', async () => {
    const made = await createRuleSet(service.current, await newType());
    const { rules } = made.attributes['draft'] as { rules: { enabled: boolean }[] };
    assert.deepEqual(
      rules.map(({ enabled }) => enabled),
      Array(9).fill(false),
    );
    assert.deepEqual(made.attributes['faults'], []);
    assert.equal(made.attributes['live'], null);
    const listed = (await service.current.sandbox.get('/rule-sets')).body as unknown as { data: { id: string }[] };
    assert.ok(listed.data.some(({ id }) => id === made.id));
  });

  it('names no field that the type lacks', async () => {
    const archived = { 'archived-at': '2026-01-01T00:00:00Z' };
    const { id } = await createTransactionType(service.current, {
      'field-schemas': [
        { key: 'amount', type: 'number' },
        { key: 'direction', type: 'string', config: archived },
        { key: 'account-id', type: 'string' },
      ],
    });
    const made = await createRuleSet(service.current, id);
    assert.deepEqual(made.attributes['faults'], []);
    const { rules } = made.attributes['draft'] as { rules: { name: string }[] };
    assert.ok(rules.every(({ name }) => name !== 'A transfer to oneself'));
  });

  it('detects with each rule what it is named for, once it is turned on', async () => {
    const typeId = await newType();
    const made = await createRuleSet(service.current, typeId);
    const { rules } = made.attributes['draft'] as { rules: { name: string; enabled: boolean }[] };
    const draft = { rules: rules.map((rule) => ({ ...rule, enabled: true })) };
    assert.equal(
      (
        await service.current.sandbox.request('PATCH', `/rule-sets/${made.id}`, {
          body: { data: { attributes: { draft } } },
        })
      ).status,
      200,
    );
    const published = await post(`/rule-sets/${made.id}/publish`);
    assert.equal(published.status, 200, published.text);
    const hits = new Set<string>();
    for (const [amount, direction, country, account] of [
      [9_500, 'in', 'DE', 'a'],
      [9_500, 'out', 'FR', 'a'],
      [9_500, 'in', 'DE', 'a'],
      [100_000, 'in', 'DE', 'a'],
      [1, 'in', 'DE', 'b'],
      [1, 'in', 'DE', 'c'],
      [400_000, 'in', 'DE', 'a'],
      [-1, 'in', 'DE', 'a'],
    ] as const) {
      const reference = `${typeId}-${account}`;
      await service.current.sandbox.post('/accounts', { data: { attributes: { 'reference-id': reference } } });
      const fields = {
        amount,
        direction,
        'country-code': country,
        'account-id': reference,
        'device-id': 'd',
        'card-fingerprint': 'c',
        currency: amount < 0 ? 'none' : 'EUR',
        'counterparty-account': amount < 0 ? reference : 'other',
      };
      const { id } = await createTransaction(service.current, { 'transaction-type-id': typeId, fields });
      const runs = (await service.current.sandbox.get(`/transactions/${id}/rule-runs`)).body as unknown as {
        data: { attributes: { rules: { name: string; result: string }[] } }[];
      };
      for (const { name, result } of runs.data[0]?.attributes.rules ?? []) if (result === 'hit') hits.add(name);
    }
    assert.deepEqual([...hits].sort(), rules.map(({ name }) => name).sort());
  });
});

describe('a draft with several writers: 409', () => {
  const draftOf = (weight: number) => ({ rules: [{ ...large, weight }] });
  const patch = (id: string, attributes: unknown) =>
    service.current.sandbox.request('PATCH', `/rule-sets/${id}`, { body: { data: { attributes } } });
  const weightOf = ({ attributes }: ReturnType<typeof dataOf>) =>
    (attributes['draft'] as { rules: { weight: number }[] }).rules[0]?.weight;

  it('refuses one of two writers of the same revision as stale, and keeps the change of the other', async () => {
    const { id, attributes } = await createRuleSet(service.current, await newType(), draftOf(1));
    const { revision } = attributes;
    const answers = await Promise.all([2, 3].map((weight) => patch(id, { draft: draftOf(weight), revision })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const kept = answers[0]?.status === 200 ? 2 : 3;
    assert.match(answers.find(({ status }) => status === 409)?.text ?? '', /has revision 2:.*"stale_object"/);
    const shown = dataOf((await service.current.sandbox.get(`/rule-sets/${id}`)).body);
    assert.deepEqual([weightOf(shown), shown.attributes['revision']], [kept, 2]);
    assert.equal((await patch(id, { draft: draftOf(4), revision: 2 })).status, 200);
    assert.equal(
      (await patch(id, { draft: draftOf(5) })).status,
      200,
      'who says no revision writes over what is there',
    );
  });

  it('neither publishes nor shadows an unread revision; publishing makes no draft stale', async () => {
    const { id } = await createRuleSet(service.current, await newType(), draftOf(1));
    assert.equal((await patch(id, { draft: draftOf(2), revision: 1 })).status, 200);
    for (const [action, meta] of [
      ['publish', { revision: 1 }],
      ['shadow', { enabled: true, revision: 1 }],
    ] as const) {
      const refused = await post(`/rule-sets/${id}/${action}`, { meta });
      assert.equal(refused.status, 409, refused.text);
    }
    const published = await post(`/rule-sets/${id}/publish`, { meta: { revision: 2 } });
    assert.equal(published.status, 200, published.text);
    assert.equal((await patch(id, { draft: draftOf(3), revision: 2 })).status, 200);
  });
});

describe('POST /rule-sets: 404 and 409', () => {
  it('is refused for an unknown type, and for one that has a rule set', async () => {
    const typeId = await newType();
    await createRuleSet(service.current, typeId);
    const again = await post('/rule-sets', { data: { attributes: { 'transaction-type-id': typeId } } });
    assert.equal(again.status, 409);
    const none = await post('/rule-sets', { data: { attributes: { 'transaction-type-id': 'txntp_none' } } });
    assert.equal(none.status, 404);
    for (const path of ['/rule-sets/rset_none', '/rule-set-backtests/rsbt_none', '/transactions/txn_none/rule-runs']) {
      assert.equal((await service.current.sandbox.get(path)).status, 404, path);
    }
    for (const path of ['publish', 'switch-off', 'backtest']) {
      assert.equal(
        (await post(`/rule-sets/rset_none/${path}`, path === 'backtest' ? { data: { attributes: {} } } : undefined))
          .status,
        404,
        path,
      );
    }
  });
});

describe('POST /rule-sets/{id}/publish: 422', () => {
  const faulty: readonly [string, unknown, string][] = [
    ['an expression that cannot be read', { rules: [{ ...large, expression: 'transaction.' }] }, '/rules/0/expression'],
    [
      'a field that there is not',
      { rules: [large, { ...large, name: 'b', expression: 'transaction.fields.none == 1' }] },
      '/rules/1/expression',
    ],
    [
      'a comparison of types that do not go together',
      { rules: [{ ...large, expression: "transaction.amount == 'x'" }] },
      '/rules/0/expression',
    ],
    [
      'a rule that is off and faulty',
      { rules: [{ ...large, enabled: false, expression: 'nonsense(' }] },
      '/rules/0/expression',
    ],
    [
      'a regular expression',
      { rules: [{ ...large, expression: "transaction.currency.matches('^(a+)+$')" }] },
      '/rules/0/expression',
    ],
    [
      'a window longer than facts are kept',
      { rules: [{ ...large, expression: "velocity('card', '91d', 'count') > 1" }] },
      '/rules/0/expression',
    ],
    [
      'a key that there is not',
      { rules: [{ ...large, expression: "velocity('cards', '1d', 'count') > 1" }] },
      '/rules/0/expression',
    ],
    [
      'a source that is too long',
      { rules: [{ ...large, expression: `1 == 1${' '.repeat(2_000)}` }] },
      '/rules/0/expression',
    ],
    ['a name twice', { rules: [large, large] }, '/rules/1/name'],
    ...(
      [
        "velocity('field.nothing', '1d', 'count') > 1",
        "velocity('field.amount', '1d', 'count') > 1",
        "velocity('card', '1d', 'distinct(field.nothing)') > 1",
        "list_hit('Nowhere', transaction.fields.country_code)",
      ] as const
    ).map((expression): [string, unknown, string] => [
      expression,
      { rules: [large, { ...large, name: 'b', expression }] },
      '/rules/1/expression',
    ]),
    ...(
      [
        ['a score twice', { score: 5, status: 'declined' }, '/outcomes/1/score'],
        ['an outcome that does nothing', { score: 1 }, '/outcomes/1'],
        ['the initial status', { score: 1, status: 'Created' }, '/outcomes/1/status'],
        ['an inquiry without a template', { score: 1, 'make-inquiry': true }, '/outcomes/1/make-inquiry'],
        [
          'a case of no template',
          { score: 1, 'open-case': true, 'case-template-id': 'ctmpl_none' },
          '/outcomes/1/case-template-id',
        ],
      ] as const
    ).map(([what, outcome, pointer]): [string, unknown, string] => [
      what,
      { rules: [large], outcomes: [{ score: 5, status: 'needs_review' }, outcome] },
      pointer,
    ]),
    [
      'a status that the type has not',
      { rules: [large], outcomes: [{ score: 1, status: 'nowhere' }] },
      '/outcomes/0/status',
    ],
  ];
  for (const [what, draft, pointer] of faulty) {
    it(`is refused with a pointer for ${what}, and the draft lists the fault`, async () => {
      const made = await createRuleSet(service.current, await newType(), draft as never);
      assert.equal((made.attributes['faults'] as { pointer: string }[])[0]?.pointer, pointer);
      const answer = await post(`/rule-sets/${made.id}/publish`);
      assert.equal(answer.status, 422, answer.text);
      const [error] = (answer.body as unknown as { errors: { source: { pointer: string } }[] }).errors;
      assert.equal(error?.source.pointer, `/data/attributes/draft${pointer}`);
    });
  }
});

describe('POST /rule-sets/{id}/publish: 200', () => {
  it('ignores unknown counters and lists of a rule that is off', async () => {
    const off = (name: string, expression: string) => ({ ...large, name, expression, enabled: false });
    const { ruleSetId } = await liveRules(service.current, {
      rules: [
        off('a', "velocity('field.nothing', '1d', 'count') > 1"),
        off('b', "list_hit('Nowhere', transaction.fields.country_code)"),
      ],
    });
    assert.deepEqual(
      dataOf((await service.current.sandbox.get(`/rule-sets/${ruleSetId}`)).body).attributes['faults'],
      [],
    );
  });

  it('reports that a template which an outcome needs was switched off', async () => {
    const { sandbox } = service.current;
    const template = await createTemplate(sandbox);
    await published(sandbox, template);
    const { ruleSetId } = await liveRules(
      service.current,
      { rules: [large], outcomes: [{ score: 1, 'make-inquiry': true }] },
      { 'fallback-inquiry-template-id': template },
    );
    const archived = await sandbox.post(`/inquiry-templates/${template}/archive`);
    assert.equal(archived.status, 200, archived.text);
    const { attributes } = dataOf((await sandbox.get(`/rule-sets/${ruleSetId}`)).body);
    assert.deepEqual(
      (attributes['faults'] as { of: string; pointer: string }[]).map(({ of, pointer }) => [of, pointer]),
      [
        ['draft', '/outcomes/0/make-inquiry'],
        ['live', '/outcomes/0/make-inquiry'],
      ],
    );
  });
});

describe('POST /rule-sets/{id}/switch-off: 200', () => {
  it('ends the live version', async () => {
    const { typeId, ruleSetId } = await liveRules(service.current, {
      rules: [large],
      outcomes: [{ score: 1, status: 'declined' }],
    });
    assert.equal((await post(`/rule-sets/${ruleSetId}/switch-off`)).status, 200);
    const made = await createTransaction(service.current, { 'transaction-type-id': typeId, fields: { amount: 500 } });
    assert.equal(made.attributes['status'], 'created');
  });
});

describe('POST /rule-sets/{id}/backtest: 202', () => {
  it('shows the new, lost and changed hits of a draft, and changes nothing', async () => {
    const gone = { name: 'Gone', expression: 'transaction.amount < 50.0', weight: 5 };
    const { typeId, ruleSetId } = await liveRules(service.current, { rules: [large, gone] });
    for (const amount of [10, 100, 200, 300]) {
      await createTransaction(service.current, { 'transaction-type-id': typeId, fields: { amount, 'device-id': 'x' } });
    }
    const draft = {
      rules: [
        { ...large, weight: 41 },
        { name: 'New', expression: "velocity('device', '1h', 'count') == 2", weight: 1 },
      ],
    };
    const started = await post(`/rule-sets/${ruleSetId}/backtest`, { data: { attributes: { draft } } });
    assert.equal(started.status, 202, started.text);
    const id = dataOf(started.body).id;
    const shown = async () => dataOf((await service.current.sandbox.get(`/rule-set-backtests/${id}`)).body).attributes;
    await eventually('the backtest is completed', async () => (await shown())['status'] === 'completed');
    const ended = await shown();
    const counts = ended['counts'] as Record<string, number>;
    assert.deepEqual(counts, {
      transactions: 4,
      new: 1,
      gone: 1,
      changed: 3,
      same: 0,
      'failed-before': 0,
      'failed-after': 0,
      'other-score': 4,
    });
    assert.equal((ended['rows'] as unknown[]).length, 5);
    const set = dataOf((await service.current.sandbox.get(`/rule-sets/${ruleSetId}`)).body);
    assert.equal((set.attributes['live'] as { rules: unknown[] }).rules.length, 2);
  });

  it('counts by fields that no version named, and by the time of the transactions, in any order', async () => {
    const { typeId, ruleSetId } = await liveRules(service.current, { rules: [large] });
    for (const [country, time] of [
      ['FR', '12:30'],
      ['DE', '12:00'],
      ['DE', '14:00'],
    ] as const) {
      const fields = { 'account-id': 'who', 'country-code': country, 'occurred-at': `2026-03-01T${time}:00Z` };
      await createTransaction(service.current, { 'transaction-type-id': typeId, fields });
    }
    const expressions = [
      "velocity('account', '1h', 'distinct(field.country_code)') == 2",
      "velocity('field.country_code', '2h', 'count') == 2",
      "velocity('field.country_code', '121m', 'count') == 2",
    ];
    const rules = expressions.map((expression, at) => ({ name: `Rule ${at}`, expression, weight: 1 }));
    const started = await post(`/rule-sets/${ruleSetId}/backtest`, { data: { attributes: { draft: { rules } } } });
    const { id } = dataOf(started.body);
    const shown = async () => dataOf((await service.current.sandbox.get(`/rule-set-backtests/${id}`)).body).attributes;
    await eventually('the backtest is completed', async () => (await shown())['status'] === 'completed');
    const ended = await shown();
    const hits = (ended['rows'] as { rule: string }[]).map(({ rule }) => rule);
    assert.deepEqual(hits, ['Rule 0', 'Rule 2']);
    assert.equal((ended['counts'] as Record<string, number>)['failed-after'], 0);
  });

  it('reports no window as 0 when facts are missing, or may be gone', async () => {
    const { typeId, ruleSetId } = await liveRules(service.current, { rules: [large] });
    const { connectionString } = service.current;
    const create = (fields: Record<string, unknown>) =>
      createTransaction(service.current, { 'transaction-type-id': typeId, fields });
    const { id: lost } = await create({ 'counterparty-name': 'Lost' });
    await rowsOf(connectionString, 'delete from transaction_facts where transaction_id = $1', [lost]);
    const { id: old } = await create({ 'device-id': 'old' });
    const age =
      "update transaction_facts set recorded_at = recorded_at - interval '170 days' where transaction_id = $1";
    await rowsOf(connectionString, age, [old]);
    const expressions = [
      "has(transaction.fields.counterparty_name) && velocity('field.counterparty_name', '1h', 'count') < 5",
      "has(transaction.fields.device_id) && velocity('device', '30d', 'count') < 5",
      "has(transaction.fields.device_id) && velocity('device', '1d', 'count') == 1",
    ];
    const rules = expressions.map((expression, at) => ({ name: `Rule ${at}`, expression, weight: 1 }));
    const started = await post(`/rule-sets/${ruleSetId}/backtest`, { data: { attributes: { draft: { rules } } } });
    const { id } = dataOf(started.body);
    const shown = async () => dataOf((await service.current.sandbox.get(`/rule-set-backtests/${id}`)).body).attributes;
    await eventually('the backtest is completed', async () => (await shown())['status'] === 'completed');
    const ended = await shown();
    assert.deepEqual(
      (ended['rows'] as { rule: string }[]).map(({ rule }) => rule),
      ['Rule 2'],
    );
    assert.equal((ended['counts'] as Record<string, number>)['failed-after'], 2);
  });
});
