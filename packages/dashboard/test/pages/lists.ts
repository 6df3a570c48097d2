/** List pages, with a matched list and a list of every kind. */
import type { Page } from 'playwright-core';
import { createInquiry } from '../../../server/test/support/inquiries.ts';
import { createList, itemIn } from '../../../server/test/support/lists.ts';
import type { TestService } from '../../../server/test/support/service.ts';
import type { LookedAt, Parameters } from '../support/looked-at.ts';

const filled = new WeakMap<object, Promise<string>>();

/** Returns the id of a list of e-mail addresses, two items of which were matched. */
function fillLists(service: TestService): Promise<string> {
  const known = filled.get(service.app) ?? fill(service);
  filled.set(service.app, known);
  return known;
}

const plurals = ['countries', 'geolocations', 'government-id-numbers', 'ip-addresses', 'phone-numbers', 'strings'];

async function fill(service: TestService): Promise<string> {
  for (const plural of plurals) await createList(service, plural);
  await createList(service, 'names', { name: `Persons whom nobody knows ${'and nobody ever will '.repeat(6)}` });
  const { id } = await createList(service, 'email-addresses', { name: 'Known fraud' });
  for (const value of ['fraud.example', 'throwaway.example', `${'long-'.repeat(10)}name.example`]) {
    await itemIn(service, 'email-addresses', id, { value, 'match-type': 'domain' });
  }
  const named = { value: 'somebody@mail.example', 'match-type': 'email_address', 'expires-at': '2031-01-31T12:00:00Z' };
  await itemIn(service, 'email-addresses', id, named);
  for (const domain of ['fraud.example', 'throwaway.example', 'fraud.example']) {
    await createInquiry(service, { fields: { 'email-address': `person@${domain}` } });
  }
  return id;
}

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

export const parameters: Parameters = async (service) => ({ list: await fillLists(service) });

export const showPersons = ['list'];

export const lookedAt: readonly LookedAt[] = [
  {
    name: 'lists without data',
    path: '/sandbox/lists',
    as: 'admin',
    data: 'none',
    ready: (page) => page.getByText('No list yet').waitFor(),
  },
  {
    name: 'lists of everything',
    async path(service) {
      await fillLists(service);
      return '/sandbox/lists';
    },
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async select(page) {
        await page.getByRole('button', { name: /Status/ }).click();
        await page.getByRole('listbox').waitFor();
      },
      async make(page) {
        await page.getByRole('button', { name: 'Create a list' }).click();
        await dialog(page);
        await page.getByRole('dialog').getByRole('button', { name: /Kind/ }).click();
        await page.getByRole('option', { name: 'Names' }).click();
      },
    },
  },
  {
    name: 'one list',
    path: async (service) => `/sandbox/lists/${await fillLists(service)}`,
    as: 'admin',
    data: 'some',
    async ready(page) {
      await page.getByRole('table').waitFor();
      await page.getByRole('region', { name: 'Hits' }).getByRole('listitem').first().waitFor();
    },
    states: {
      async add(page) {
        await page.getByRole('button', { name: 'Add an item' }).click();
        await page.getByRole('dialog').getByLabel('Value').fill('@fraud.example');
        await page.getByRole('button', { name: 'Preview past hits' }).click();
        await page.getByText(/It would have hit/).waitFor();
      },
      async paste(page) {
        await page.getByRole('button', { name: 'Paste items…' }).click();
        const text = ['new@mail.example', 'no address', '@fraud.example', '', 'x'.repeat(400)].join('\n');
        await page.getByRole('dialog').getByLabel('Values').fill(text);
        await page.getByRole('button', { name: 'Check the lines' }).click();
        await page.getByRole('dialog').getByRole('table').waitFor();
      },
      async error(page) {
        await page.getByRole('button', { name: 'Add an item' }).click();
        await page.getByRole('dialog').getByLabel('Value').fill('no address');
        await page.getByRole('button', { name: 'Preview past hits' }).click();
        await page.getByRole('alert').waitFor();
      },
      async item(page) {
        await page.getByRole('row').nth(1).click();
        await dialog(page);
      },
      async menu(page) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menu').waitFor();
      },
    },
  },
];
