/** Transactions: found, viewed and decided; their types and rules are edited on the pages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addSeconds, isoTimestamp } from '../../../server/src/lib/clock.ts';
import { fillTransactions } from '../pages/transactions.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('a transaction is found by the filter in the address, shows why it was stopped, and is decided', async () => {
  const { transactionId } = await fillTransactions(dashboard.service);
  const page = await dashboard.open('/sandbox/transactions', { as: { role: 'admin' } });
  await page.getByLabel('Find').fill('status:needs_review score:>=50');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=status/);
  const row = page.getByRole('row').filter({ hasText: 'payment-12' });
  await row.getByText('950 EUR').waitFor();
  await row.click();
  await page.getByRole('heading', { level: 1, name: 'payment-12' }).waitFor();
  await page.getByText('Score 65').waitFor();
  const hit = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Large amount' }) });
  assert.match(await hit.innerText(), /hit/);
  const linked = page.getByRole('region', { name: /^Accounts linked to/ });
  await linked.getByRole('link', { name: 'Byron Lovelace' }).waitFor();
  assert.match(await linked.innerText(), /E-mail address/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change the status' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Status/ })
    .click();
  await page.getByRole('option', { name: 'approved' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change the status' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Transaction' }).getByText('approved', { exact: true }).waitFor();
  const { body } = await dashboard.service.sandbox.get(`/transactions/${transactionId}`);
  const { reviewer } = body.data.relationships as Record<string, { data: { type: string } }>;
  assert.equal(reviewer?.data.type, 'user');
});

test('a user without the right to see personal data sees no value of a transaction', async () => {
  const { transactionId } = await fillTransactions(dashboard.service);
  const page = await dashboard.open(`/sandbox/transactions/${transactionId}`, { as: { role: 'auditor' } });
  await page.getByText('Large amount').waitFor();
  assert.doesNotMatch(await page.getByRole('main').innerText(), /950|counterparty/);
});

test('a status is added to a type, and the API accepts it', async () => {
  const { typeId, transactionId } = await fillTransactions(dashboard.service);
  const page = await dashboard.open(`/sandbox/transaction-types/${typeId}`, { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Add a status' }).click();
  await page.getByLabel('Status 8', { exact: true }).fill('disputed');
  await page.getByRole('button', { name: 'Save the type' }).click();
  await page.getByText('Saved.').waitFor();
  const answer = await dashboard.service.sandbox.request('PATCH', `/transactions/${transactionId}`, {
    body: { data: { attributes: { status: 'disputed' } } },
  });
  assert.equal(answer.status, 200, answer.text);
});

test('a condition that does not compile is marked at its field; once corrected, the draft is published', async () => {
  const { ruleSetId } = await fillTransactions(dashboard.service);
  const page = await dashboard.open(`/sandbox/rule-sets/${ruleSetId}`, { as: { role: 'admin' } });
  const broken = page.getByLabel('Condition of rule 4');
  await broken.waitFor();
  assert.equal(await broken.getAttribute('aria-invalid'), 'true');
  const publish = page.getByRole('button', { name: 'Publish' });
  assert.equal(await publish.isDisabled(), true);
  await broken.fill('transaction.amount > "900"');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page
    .getByText(/compares or combines values of types that do not go together/)
    .first()
    .waitFor();
  assert.equal(await publish.isDisabled(), true);
  await broken.fill('transaction.amount > 900.0');
  await page.getByText(/^Your changes are not saved/).waitFor();
  await page.getByRole('button', { name: 'Run the backtest' }).click();
  await page.getByText('new hits', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  // The notice of the first attempt may still be shown.
  await page.getByText(/^Your changes are not saved/).waitFor({ state: 'detached' });
  await publish.click();
  const told = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'New: Broken' });
  await told.getByText('transaction.amount > 900.0').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('The rules are live.').waitFor();
  const { body } = await dashboard.service.sandbox.post('/transactions', {
    data: { attributes: { fields: { amount: 901 } } },
  });
  assert.equal(body.data.attributes['status'], 'needs_review');
  await page.getByLabel('Condition of rule 4').fill('transaction.amount > 1.0');
  assert.equal(await publish.isDisabled(), true, 'what is live is never other than what is seen');
});

test('two users edit one draft: the second is warned, keeps what was typed, and chooses a version', async () => {
  const { ruleSetId } = await fillTransactions(dashboard.service);
  const draftOf = async () => {
    const { text } = await dashboard.service.sandbox.get(`/rule-sets/${ruleSetId}`);
    return (JSON.parse(text) as { data: { attributes: { draft: { rules: { weight: number }[] } } } }).data.attributes
      .draft;
  };
  const saveElsewhere = async (weight: number) => {
    const { rules, ...rest } = await draftOf();
    const draft = { ...rest, rules: rules.map((rule, place) => (place === 0 ? { ...rule, weight } : rule)) };
    const { status, text } = await dashboard.service.sandbox.request('PATCH', `/rule-sets/${ruleSetId}`, {
      body: { data: { attributes: { draft } } },
    });
    assert.equal(status, 200, text);
  };
  const page = await dashboard.open(`/sandbox/rule-sets/${ruleSetId}`, { as: { role: 'admin' } });
  const second = page.getByLabel('Weight of rule 2');
  await second.fill('7');
  await saveElsewhere(61);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByText('Someone else saved this in the meantime').waitFor();
  assert.equal(await second.inputValue(), '7');
  assert.equal((await draftOf()).rules[0]?.weight, 61);
  await page.getByRole('button', { name: 'Show the saved version' }).click();
  await page.getByText('Someone else saved this in the meantime').waitFor({ state: 'detached' });
  assert.equal(await page.getByLabel('Weight of rule 1').inputValue(), '61');
  assert.equal(await second.inputValue(), '5');
  await second.fill('8');
  await saveElsewhere(62);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByText('The draft is saved.').first().waitFor();
  assert.deepEqual(
    (await draftOf()).rules.slice(0, 2).map(({ weight }) => weight),
    [61, 8],
  );
});

test('removing a rule removes its weight', async () => {
  const { ruleSetId } = await fillTransactions(dashboard.service);
  const page = await dashboard.open(`/sandbox/rule-sets/${ruleSetId}`, { as: { role: 'admin' } });
  const weight = await page.getByLabel('Weight of rule 2').inputValue();
  await page.getByRole('button', { name: 'Remove: Large amount' }).click();
  assert.equal(await page.getByLabel('Weight of rule 1').inputValue(), weight);
});

test('a type that another user saved in the meantime is not overwritten', async () => {
  const { typeId } = await fillTransactions(dashboard.service);
  const page = await dashboard.open(`/sandbox/transaction-types/${typeId}`, { as: { role: 'admin' } });
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Typed');
  await dashboard.service.sandbox.request('PATCH', `/transaction-types/${typeId}`, {
    body: { data: { attributes: { name: 'Saved elsewhere' } } },
  });
  await page.getByRole('button', { name: 'Save the type' }).click();
  await page.getByText('Someone else saved this in the meantime').waitFor();
  assert.equal(await name.inputValue(), 'Typed');
  await page.getByRole('button', { name: 'Show the saved version' }).click();
  await page.getByRole('heading', { level: 1, name: 'Saved elsewhere' }).waitFor();
  await name.fill('Seen and changed');
  await page.getByRole('button', { name: 'Save the type' }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Seen and changed' }).waitFor();
});

test('a rule is snoozed for the account of a transaction, marked on the next one, and reactivated', async () => {
  const { transactionId, ruleSetId } = await fillTransactions(dashboard.service);
  const page = await dashboard.open(`/sandbox/transactions/${transactionId}`, { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Snooze: Large amount' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Until the end of')
    .fill(isoTimestamp(addSeconds(dashboard.service.clock.now(), 7 * 86_400)).slice(0, 10));
  await dialog.getByLabel('Reason').fill('Pays the rent every month');
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { sandbox } = dashboard.service;
  const told = (await sandbox.get(`/transactions/${transactionId}`)).body.data.attributes['fields'];
  const account = (told as Record<string, { value: string }>)['account-id']?.value;
  const { body } = await sandbox.post('/transactions', {
    data: { attributes: { fields: { amount: 960, 'account-id': account } } },
  });
  assert.equal(body.data.attributes['status'], 'created');
  await page.goto(page.url().replace(transactionId, body.data.id));
  await page.getByText('hit, snoozed: does not count').waitFor();
  await page.goto(page.url().replace(/transactions\/.*/, `rule-sets/${ruleSetId}`));
  const row = page.getByRole('row').filter({ hasText: 'Pays the rent every month' });
  assert.match(await row.innerText(), /Large amount\s+Account/);
  await row.getByRole('button', { name: 'End snooze: Large amount' }).click();
  await page.getByText('No rule is snoozed.').waitFor();
});

test('a live rule set ends only after a confirmation, and then decides nothing', async () => {
  const { ruleSetId } = await fillTransactions(dashboard.service);
  const page = await dashboard.open(`/sandbox/rule-sets/${ruleSetId}`, { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Turn off the rules' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off the rules' }).click();
  await page.getByText('The rule set is off: it decides nothing.').waitFor();
  const { text } = await dashboard.service.sandbox.get(`/rule-sets/${ruleSetId}`);
  assert.equal((JSON.parse(text) as { data: { attributes: { live: unknown } } }).data.attributes.live, null);
});
