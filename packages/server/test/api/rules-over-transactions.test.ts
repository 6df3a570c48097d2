import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { createList, itemIn } from '../support/lists.ts';
import { dataOf, liveRules, runsOf } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTransaction } from '../support/transactions.ts';

const service = useService();

const large = { name: 'Large', expression: 'transaction.amount >= 100.0', weight: 40 };
const german = { name: 'German', expression: "transaction.fields.country_code == 'DE'", weight: 30 };
const outcomes = [
  { score: 40, status: 'needs_review' },
  { score: 70, status: 'declined' },
];

const create = (typeId: string, fields: Record<string, unknown>) =>
  createTransaction(service.current, { 'transaction-type-id': typeId, fields });

describe('POST /transactions with rules: 201', () => {
  it('takes the outcome of the highest score that is reached, and keeps the values behind it', async () => {
    const { typeId } = await liveRules(service.current, { rules: [large, german], outcomes });
    for (const [fields, status, score] of [
      [{ amount: 5, 'country-code': 'FR' }, 'created', 0],
      [{ amount: 100, 'country-code': 'FR' }, 'needs_review', 40],
      [{ amount: 100, 'country-code': 'DE' }, 'declined', 70],
    ] as const) {
      const made = await create(typeId, fields);
      assert.equal(made.attributes['status'], status);
      const [run] = await runsOf(service.current, made.id);
      assert.equal(run?.score, score);
      if (score === 70) {
        assert.deepEqual(
          run.rules.map(({ name, result, values }) => [name, result, values]),
          [
            ['Large', 'hit', [{ source: 'transaction.amount', value: 100 }]],
            ['German', 'hit', [{ source: 'transaction.fields.country_code', value: 'DE' }]],
          ],
        );
      }
    }
  });

  it('a rule with a missing value reports a fault, and decides nothing', async () => {
    const { typeId } = await liveRules(service.current, { rules: [large, german], outcomes });
    const made = await create(typeId, { amount: 100 });
    assert.equal(made.attributes['status'], 'needs_review');
    const [run] = await runsOf(service.current, made.id);
    assert.deepEqual(
      run?.rules.map(({ name, result, fault }) => [name, result, fault]),
      [
        ['Large', 'hit', null],
        ['German', 'failed', 'reads a value that is missing'],
      ],
    );
  });

  it('checks whether a value is on a list, by its name, without counting that as a match', async () => {
    const { id, attributes } = await createList(service.current, 'countries');
    const itemId = await itemIn(service.current, 'countries', id, { 'country-code': 'KP' });
    const onList = (list: string) => ({
      name: list,
      expression: `list_hit('${list}', transaction.fields.country_code)`,
      weight: 30,
    });
    const { typeId } = await liveRules(service.current, { rules: [onList(`${attributes['name']}`)] });
    for (const [code, result] of [
      ['KP', 'hit'],
      ['FR', 'passed'],
    ] as const) {
      const made = await create(typeId, { 'country-code': code });
      const [run] = await runsOf(service.current, made.id);
      assert.equal(run?.rules[0]?.result, result);
    }
    const { body } = await service.current.sandbox.get(`/list-item/countries/${itemId}`);
    assert.equal(body.data.attributes['match-count'], 1);
  });

  it('fails a rule whose list was archived, with the reason, unless another condition decides it', async () => {
    const { id } = await createList(service.current, 'countries');
    const onList = `list_hit('${id}', transaction.fields.country_code)`;
    const { typeId } = await liveRules(service.current, {
      rules: [
        { name: 'Listed', expression: onList, weight: 30 },
        { name: 'Large or listed', expression: `transaction.amount > 1.0 || ${onList}`, weight: 1 },
      ],
    });
    const archived = await service.current.sandbox.request('DELETE', `/lists/${id}`);
    assert.equal(archived.status, 200, archived.text);
    const made = await create(typeId, { amount: 2, 'country-code': 'KP' });
    const [run] = await runsOf(service.current, made.id);
    assert.deepEqual(
      run?.rules.map(({ result, fault }) => [result, fault]),
      [
        ['failed', `uses a list that does not exist: ${id}`],
        ['hit', null],
      ],
    );
    assert.equal(run?.score, 1);
  });

  it('counts the transaction itself and those of the key before it', async () => {
    const expression = "velocity('device', '10m', 'count') >= 3 && velocity('device', '1h', 'sum') > 20.0";
    const { typeId } = await liveRules(service.current, { rules: [{ name: 'Often', expression, weight: 1 }] });
    const scores: (number | undefined)[] = [];
    for (const device of ['a', 'a', 'b', 'a']) {
      const made = await create(typeId, { amount: 10, 'device-id': device });
      scores.push((await runsOf(service.current, made.id))[0]?.score);
    }
    assert.deepEqual(scores, [0, 0, 0, 1]);
  });

  it('counts the distinct accounts of a card, and reads account and last inquiry', async () => {
    const expression =
      "velocity('card', '24h', 'distinct(account)') == 2 && account.status != '' && !has(last_inquiry.id)";
    const { typeId } = await liveRules(service.current, { rules: [{ name: 'Shared', expression, weight: 1 }] });
    const [one, other] = [await createAccount(service.current), await createAccount(service.current)];
    await create(typeId, { 'account-id': one.id, 'card-fingerprint': 'k' });
    await create(typeId, { 'account-id': one.id, 'card-fingerprint': 'k' });
    const made = await create(typeId, { 'account-id': other.id, 'card-fingerprint': 'k' });
    const [run] = await runsOf(service.current, made.id);
    assert.equal(run?.rules[0]?.fault, null);
    assert.equal(run?.score, 1);
  });

  it('creates an inquiry from the template that the type names', async () => {
    const { typeId } = await liveRules(
      service.current,
      { rules: [large], outcomes: [{ score: 1, 'make-inquiry': true }] },
      { 'fallback-inquiry-template-id': service.current.templateId },
    );
    const account = await createAccount(service.current);
    const made = await create(typeId, { amount: 100, 'account-id': account.id });
    assert.equal(made.attributes['status'], 'pending_fallback_inquiry');
  });

  it('a shadow is recorded next to the live run, and decides nothing', async () => {
    const { typeId, ruleSetId } = await liveRules(service.current, { rules: [large], outcomes: [] });
    const draft = { rules: [{ ...large, weight: 90 }], outcomes: [{ score: 1, status: 'declined' }] };
    const path = `/rule-sets/${ruleSetId}`;
    await service.current.sandbox.request('PATCH', path, { body: { data: { attributes: { draft } } } });
    const shadowed = await service.current.sandbox.post(`${path}/shadow`, { meta: { enabled: true } });
    assert.equal(shadowed.status, 200, shadowed.text);
    const made = await create(typeId, { amount: 100 });
    assert.equal(made.attributes['status'], 'created');
    const runs = await runsOf(service.current, made.id);
    assert.deepEqual(
      new Map(runs.map(({ mode, score }) => [mode, score])),
      new Map([
        ['live', 40],
        ['shadow', 90],
      ]),
    );
  });

  it('a status that the type has dropped changes nothing, and the rule set reports it', async () => {
    const statuses = [
      { name: 'created', kind: 'initial' },
      { name: 'odd', kind: 'end' },
    ];
    const { typeId, ruleSetId } = await liveRules(
      service.current,
      { rules: [large], outcomes: [{ score: 1, status: 'odd' }] },
      { statuses },
    );
    const changed = await service.current.sandbox.request('PATCH', `/transaction-types/${typeId}`, {
      body: { data: { attributes: { statuses: [statuses[0], { name: 'done', kind: 'end' }] } } },
    });
    assert.equal(changed.status, 200, changed.text);
    assert.equal((await create(typeId, { amount: 100 })).attributes['status'], 'created');
    const shown = dataOf((await service.current.sandbox.get(`/rule-sets/${ruleSetId}`)).body);
    assert.deepEqual(
      (shown.attributes['faults'] as { of: string; pointer: string }[]).map(({ of, pointer }) => [of, pointer]),
      [
        ['draft', '/outcomes/0/status'],
        ['live', '/outcomes/0/status'],
      ],
    );
  });

  it('with strict counts 32 concurrent transactions are each counted, one after the other', async () => {
    const expression = "velocity('device', '1h', 'count') > 0";
    const { typeId } = await liveRules(
      service.current,
      { rules: [{ name: 'Counted', expression, weight: 1 }] },
      { 'strict-velocity': true },
    );
    const made = await Promise.all(
      Array.from({ length: 32 }, () => create(typeId, { 'device-id': 'shared', 'card-fingerprint': 'one' })),
    );
    const counts = await Promise.all(
      made.map(async ({ id }) => (await runsOf(service.current, id))[0]?.windows[0]?.value ?? 0),
    );
    assert.deepEqual(
      counts.sort((one, other) => one - other),
      Array.from({ length: 32 }, (_, at) => at + 1),
    );
  });

  it('a change of fields is judged again, and counted once at its first time', async () => {
    const expression = "velocity('device', '1h', 'sum') > 50.0";
    const { typeId } = await liveRules(service.current, { rules: [{ name: 'Much', expression, weight: 7 }] });
    const made = await create(typeId, { amount: 10, 'device-id': 'd1' });
    const changed = await service.current.sandbox.request('PATCH', `/transactions/${made.id}`, {
      body: { data: { attributes: { fields: { amount: 60 } } } },
    });
    assert.equal(changed.status, 200, changed.text);
    const [newest] = await runsOf(service.current, made.id);
    assert.equal(newest?.score, 7);
    assert.equal(newest.windows[0]?.value, 60);
  });
});

describe('facts and runs', () => {
  it('hold no personal data in plain text, and are deleted when the transaction is redacted', async () => {
    const marker = 'Zqyplainmarker';
    const rule = {
      name: 'Known',
      expression: `transaction.fields.counterparty_name == '${marker}' && velocity('field.email_address', '1h', 'count') > 0`,
      weight: 5,
    };
    const { typeId } = await liveRules(service.current, { rules: [rule] });
    const made = await create(typeId, {
      'counterparty-name': marker,
      'device-id': marker,
      'card-fingerprint': marker,
      'email-address': `${marker}@example.com`,
      amount: 1,
      currency: marker.slice(0, 8),
    });
    assert.equal((await runsOf(service.current, made.id))[0]?.score, 5);
    const rowsWith = (table: string) =>
      rowsOf(
        service.current.connectionString,
        `select t::text as text from ${table} t where t::text like '%${made.id}%'`,
      );
    const facts = await rowsWith('transaction_facts');
    assert.deepEqual(facts.length, 7);
    const plain = JSON.stringify([...facts, ...(await rowsWith('rule_runs'))]);
    // The currency contains the start of the marker, and is stored in capitals.
    for (const known of [marker, marker.toLowerCase(), marker.toUpperCase()].map((text) => text.slice(0, 8))) {
      assert.ok(!plain.includes(known), `${known} stands open`);
      assert.ok(!plain.includes(Buffer.from(known).toString('hex')), `${known} stands open in hex`);
    }
    const redacted = await service.current.sandbox.request('DELETE', `/transactions/${made.id}`);
    assert.equal(redacted.status, 200, redacted.text);
    assert.equal((await rowsWith('transaction_facts')).length, 0);
    const [run] = await runsOf(service.current, made.id);
    assert.deepEqual([run?.score, run?.rules, run?.windows], [5, [], []]);
  });
});
