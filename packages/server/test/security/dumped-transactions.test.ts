/**
 * No table contains an unencrypted personal value after transactions were judged, labelled and tagged: a dump is
 * searched for known values.
 */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createAccount } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { createRuleSet } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService();

const filled = [
  ...['transactions', 'transaction_identifiers', 'transaction_labels', 'transaction_relations', 'transaction_facts'],
  ...['rule_runs', 'velocity_keys', 'submitted_facts'],
];

/** Common part of all values: plain, in hexadecimal, and in base64 at each of its three alignments. */
const mark = 'dumped';
const forms = [mark, Buffer.from(mark).toString('hex')].concat(
  ['', 'x', 'xx'].map((before, place) =>
    Buffer.from(before + mark)
      .toString('base64')
      .slice([0, 2, 3][place], [8, 9, 10][place])
      .toLowerCase(),
  ),
);

const notes = 190;
const perTransaction = 10 + notes;
const transactions = 50;

it('a dump of every table has none of 10,000 known values of transactions, in text, hex or base64', async () => {
  const { current } = service;
  const { attributes: usual } = await createTransactionType(current);
  const item = { key: 'note', type: 'string', config: {} };
  const { id: typeId } = await createTransactionType(current, {
    'strict-velocity': true,
    'field-schemas': [
      ...(usual['field-schemas'] as object[]),
      { key: 'notes', type: 'array', config: { 'item-schema': item } },
    ],
  });
  const made = await createRuleSet(current, typeId);
  const { rules } = made.attributes['draft'] as { rules: object[] };
  const draft = { rules: rules.map((rule) => ({ ...rule, enabled: true })) };
  const path = `/rule-sets/${made.id}`;
  await current.sandbox.request('PATCH', path, { body: { data: { attributes: { draft } } } });
  assert.equal((await current.sandbox.post(`${path}/publish`)).status, 200);
  const account = await createAccount(current);
  let known = 0;
  const value = () => {
    known += 1;
    return `Qz${known.toString(36)}${mark}${known}`;
  };
  for (let count = 0; count < transactions; count += 1) {
    const fields = {
      amount: 9_500,
      direction: 'in',
      'country-code': 'DE',
      'counterparty-name': value(),
      'counterparty-account': value(),
      'card-fingerprint': value(),
      'device-id': value(),
      'email-address': `${value()}@example.com`,
      'account-id': value(),
      currency: `q${mark}`,
      notes: Array.from({ length: notes }, value),
    };
    const attributes = { 'transaction-type-id': typeId, fields, 'reference-id': value(), tags: [value()] };
    const { id } = await createTransaction(current, attributes);
    const label = { label: value(), 'model-version': value() };
    assert.equal((await current.sandbox.post(`/transactions/${id}/label`, { meta: label })).status, 200);
    if (count > 0) continue;
    const relation = { 'relation-schema-key': 'accounts', 'target-object-id': account.id };
    assert.equal((await current.sandbox.post(`/transactions/${id}/add-relation`, { meta: relation })).status, 200);
  }
  assert.equal(known, perTransaction * transactions);
  const tables = await rowsOf(
    current.connectionString,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const name of tables.map((row) => String(row['name']))) {
    const rows = await rowsOf(current.connectionString, `select t::text as row from "${name}" t`);
    assert.ok(rows.length > 0 || !filled.includes(name), `${name} is empty`);
    const dump = rows.map((row) => String(row['row']).toLowerCase()).join('\n');
    found.push(...forms.filter((form) => dump.includes(form)).map((form) => `${form} in ${name}`));
  }
  assert.deepEqual(found, []);
});
