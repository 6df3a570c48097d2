/** Import pages, with an import that has rows of every outcome. */
import type { Page } from 'playwright-core';
import { endedImporter, importFile } from '../../../server/test/support/importers.ts';
import { createList } from '../../../server/test/support/lists.ts';
import type { TestService } from '../../../server/test/support/service.ts';
import type { LookedAt, Parameters } from '../support/looked-at.ts';

const filled = new WeakMap<object, Promise<Filled>>();

interface Filled {
  readonly importId: string;
  readonly listId: string;
}

function fillImports(service: TestService): Promise<Filled> {
  const known = filled.get(service.app) ?? fill(service);
  filled.set(service.app, known);
  return known;
}

async function fill(service: TestService): Promise<Filled> {
  const list = await createList(service, 'email-addresses', { name: 'Addresses of a file' });
  const bad = Array.from({ length: 120 }, (_, index) => `no address ${index}`);
  const rows = ['ada@file.example', 'ADA@file.example', 'grace@file.example', ...bad];
  const { id } = await importFile(service, 'list-item/email-addresses', `value\n${rows.join('\n')}\n`, {
    'list-id': list.id,
  });
  const accounts = await importFile(service, 'accounts', 'reference_id,name_first\nimported-1,Ada\nimported-2,Grace\n');
  await Promise.all([id, accounts.id].map((each) => endedImporter(service, each)));
  return { importId: id, listId: list.id };
}

export const parameters: Parameters = async (service) => ({ import: (await fillImports(service)).importId });

const choose = (page: Page, text: string) =>
  page.getByLabel('CSV file').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

export const lookedAt: readonly LookedAt[] = [
  {
    name: 'imports without data',
    path: '/sandbox/imports',
    as: 'admin',
    data: 'none',
    ready: (page) => page.getByText('No import yet').waitFor(),
  },
  {
    name: 'imports of everything',
    async path(service) {
      await fillImports(service);
      return '/sandbox/imports';
    },
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('cell', { name: 'Addresses of a file' }).first().waitFor(),
  },
  {
    name: 'one import',
    path: async (service) => `/sandbox/imports/${(await fillImports(service)).importId}`,
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('link', { name: 'Open the list Addresses of a file' }).waitFor(),
  },
  {
    name: 'import a file',
    path: async (service) => `/sandbox/imports/new?kind=email-address&list=${(await fillImports(service)).listId}`,
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByLabel('CSV file').waitFor(),
    states: {
      async select(page) {
        await page.getByRole('button', { name: /^Kind|Kind$/ }).click();
        await page.getByRole('listbox').waitFor();
      },
      async refused(page) {
        await choose(page, 'address\nada@file.example\n');
        await page.getByRole('button', { name: 'Import', exact: true }).click();
        await page.getByText(/must have a header of value, match_type/).waitFor();
      },
    },
  },
  {
    name: 'import of accounts',
    path: '/sandbox/imports/new',
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByLabel('CSV file').waitFor(),
    states: {
      async incomplete(page) {
        await page.getByRole('button', { name: 'Import', exact: true }).click();
        await page.getByText('Choose a file.').waitFor();
      },
    },
  },
];
