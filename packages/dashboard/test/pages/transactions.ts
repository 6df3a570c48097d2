/** Transaction pages, with transactions that rules matched. */
import type { Page } from 'playwright-core';
import type { TestService } from '../../../server/test/support/service.ts';
import type { LookedAt, Parameters } from '../support/looked-at.ts';

interface Filled {
  readonly typeId: string;
  readonly ruleSetId: string;
  readonly transactionId: string;
}

const filled = new WeakMap<object, Promise<Filled>>();

const draft = {
  rules: [
    { name: 'Large amount', expression: 'transaction.amount > 100.0', weight: 60, enabled: true },
    { name: 'Into Germany', expression: 'transaction.country == "DE"', weight: 5, enabled: true },
    { name: 'Small', expression: 'transaction.amount < 1.0', weight: 1, enabled: true },
  ],
  outcomes: [{ score: 50, status: 'needs_review' }],
};

export function fillTransactions(service: TestService): Promise<Filled> {
  const known = filled.get(service.app) ?? fill(service);
  filled.set(service.app, known);
  return known;
}

async function fill({ sandbox }: TestService): Promise<Filled> {
  const typeId = (await sandbox.get('/transaction-types')).body.data[0]?.id ?? '';
  const made = await sandbox.post('/rule-sets', { data: { attributes: { 'transaction-type-id': typeId, draft } } });
  const ruleSetId = made.body.data.id;
  await sandbox.post(`/rule-sets/${ruleSetId}/publish`);
  const open = async (reference: string, first: string) => {
    const shared = { 'email-address': 'lovelace@example.com', 'name-last': 'Lovelace' };
    const attributes = { 'reference-id': reference, 'name-first': first, ...shared };
    return (await sandbox.post('/accounts', { data: { attributes } })).body;
  };
  const account = await open('payer-1', 'Ada');
  await open('payer-2', 'Byron');
  const create = async (attributes: object): Promise<string> =>
    (await sandbox.post('/transactions', { data: { attributes } })).body.data.id;
  for (let count = 0; count < 6; count += 1) {
    await create({ fields: { amount: count * 3.5, currency: 'EUR', 'account-id': account.data.id }, tags: ['web'] });
  }
  const fields = { amount: 950, currency: 'EUR', 'country-code': 'DE', 'account-id': account.data.id, direction: 'in' };
  const transactionId = await create({ 'reference-id': 'payment-12', fields, tags: ['web', 'first'] });
  await sandbox.post(`/transactions/${transactionId}/label`, { meta: { label: 'suspicious', 'model-version': '2.1' } });
  const faulty = {
    ...draft,
    rules: [...draft.rules, { name: 'Broken', expression: 'transaction.amonut >', weight: 1 }],
  };
  await sandbox.request('PATCH', `/rule-sets/${ruleSetId}`, { body: { data: { attributes: { draft: faulty } } } });
  return { typeId, ruleSetId, transactionId };
}

const path = (make: (made: Filled) => string) => async (service: TestService) =>
  `/sandbox${make(await fillTransactions(service))}`;

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

export const parameters: Parameters = async (service) => {
  const { transactionId, ruleSetId, typeId } = await fillTransactions(service);
  return { transaction: transactionId, transactionType: typeId, ruleSet: ruleSetId };
};

export const showPersons = ['transactions', 'transaction'];

export const lookedAt: readonly LookedAt[] = [
  {
    name: 'transactions without data',
    path: '/sandbox/transactions',
    as: 'admin',
    data: 'none',
    ready: (page) => page.getByRole('button', { name: 'Create a sample' }).waitFor(),
  },
  {
    name: 'rules without data',
    path: '/sandbox/rule-sets',
    as: 'admin',
    data: 'none',
    ready: (page) => page.getByRole('button', { name: 'Create rules for Payment' }).waitFor(),
  },
  {
    name: 'transactions',
    path: path(() => '/transactions'),
    as: 'analyst',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async error(page) {
        await page.getByLabel('Find').fill('colour:red');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').waitFor();
      },
    },
  },
  {
    name: 'one transaction',
    path: path(({ transactionId }) => `/transactions/${transactionId}`),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByText('Large amount').waitFor(),
    states: {
      async status(page) {
        await choose(page, 'Change the status');
        await dialog(page);
      },
      async relate(page) {
        await page.getByRole('button', { name: 'Add a relation' }).click();
        await dialog(page);
      },
      async redact(page) {
        await choose(page, 'Redact');
        await page.getByRole('alertdialog').waitFor();
      },
    },
  },
  {
    name: 'one transaction without personal values',
    path: path(({ transactionId }) => `/transactions/${transactionId}`),
    as: 'auditor',
    data: 'some',
    ready: (page) => page.getByText('Large amount').waitFor(),
  },
  {
    name: 'transaction types',
    path: path(() => '/transaction-types'),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async make(page) {
        await page.getByRole('button', { name: 'Create a transaction type' }).click();
        await dialog(page);
      },
    },
  },
  {
    name: 'one transaction type',
    path: path(({ typeId }) => `/transaction-types/${typeId}`),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('button', { name: 'Save the type' }).waitFor(),
  },
  {
    name: 'rules',
    path: path(() => '/rule-sets'),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'one rule set',
    path: path(({ ruleSetId }) => `/rule-sets/${ruleSetId}`),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('button', { name: 'Save the draft' }).waitFor(),
    states: {
      async backtest(page) {
        await page.getByLabel('Condition of rule 4').fill('transaction.amount > 900.0');
        await page.getByRole('button', { name: 'Save the draft' }).click();
        await page.getByText('The draft is saved.').waitFor();
        await page.getByRole('button', { name: 'Run the backtest' }).click();
        await page.getByRole('region', { name: 'Backtest: Transaction' }).waitFor();
      },
      async readable(page) {
        await page.getByText('Values available to conditions').click();
      },
      async unsaved(page) {
        await page.getByLabel('Condition of rule 4').fill('transaction.amount > 901.0');
        await page.getByText(/^Your changes are not saved/).waitFor();
      },
      async publish(page) {
        await page.getByRole('button', { name: 'Publish' }).click();
        await page.getByRole('dialog').waitFor();
      },
      async off(page) {
        await page.getByRole('button', { name: 'Turn off the rules' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  },
];
