/** Screening pages, with reports that have matches and watchlist versions that wait for a decision. */
import type { Page } from 'playwright-core';
import { openWatchlistFolder } from '../../../server/src/screening/watchlist-folder.ts';
import { makeReport } from '../../../server/test/support/reports.ts';
import type { TestService } from '../../../server/test/support/service.ts';
import { fillerRows, makeWaiting, ownWatchlist, receiveRows } from '../../../server/test/support/watchlists.ts';
import { firstOf, type LookedAt, type Parameters } from '../support/looked-at.ts';

const asked = [
  { 'name-first': 'Kim', 'name-last': 'Jong Un', birthdate: '1984-01-08', 'address-country-code': 'KP' },
  { term: 'Jong Kim Un', birthdate: '1985-02-01' },
  { term: 'Kim Jong-un', 'address-country-code': 'KP' },
];
const leader = 'sandbox-sanctions:sandbox-person-1';
const filled = new WeakMap<object, Promise<readonly string[]>>();

/** Returns the ids of the reports: three with matches, one clean and one without an answer. */
function fillScreening(service: TestService): Promise<readonly string[]> {
  const known = filled.get(service.app) ?? fill(service);
  filled.set(service.app, known);
  return known;
}

async function fill(service: TestService): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const query of asked) ids.push((await makeReport(service, 'watchlist', query)).id);
  ids.push((await makeReport(service, 'watchlist', { term: 'Grace Hopper' })).id);
  ids.push((await makeReport(service, 'phone-number', { 'phone-number': '+15005550001' })).id);
  await makeReport(service, 'business-watchlist', { term: 'Globovision' });
  await makeReport(service, 'politically-exposed-person', { 'name-first': 'Boris', 'name-last': 'Johnson' });
  const again = await makeReport(service, 'watchlist', { term: 'Kim Jong Un' });
  await service.sandbox.post(`/reports/${again.id}/review`, {
    data: { attributes: { decision: 'true-match', 'entity-id': leader, reason: 'The same passport' } },
  });
  const another = await makeReport(service, 'watchlist', { term: 'Kim Jong Un' });
  await service.sandbox.post(`/reports/${another.id}/dismiss`, {
    data: { attributes: { reason: 'Different birthdate', 'reason-code': 'other-birthdate', 'entity-id': leader } },
  });
  const folder = openWatchlistFolder(service.app.config.dataDir);
  await makeWaiting(service, { ...ownWatchlist, slug: 'us-ofac', title: 'OFAC SDN', environments: ['sandbox'] });
  await folder.save({ ...ownWatchlist, slug: 'own-warnings', title: 'Our own warnings', environments: ['sandbox'] });
  await receiveRows(service, 'own-warnings', [...fillerRows(12), 'x1,Юрий Гагарин,1934']);
  return ids;
}

const path = (make: (ids: readonly string[]) => string) => async (service: TestService) =>
  `/sandbox${make(await fillScreening(service))}`;

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

export const parameters: Parameters = async (service) => {
  const [report] = await fillScreening(service);
  return { report, watchlist: 'us-ofac', reportTemplate: await firstOf(service, '/report-templates') };
};

export const showPersons = ['reports', 'report'];

export const lookedAt: readonly LookedAt[] = [
  {
    name: 'reports without data',
    path: '/sandbox/reports',
    as: 'admin',
    data: 'none',
    ready: (page) => page.getByRole('button', { name: 'Create a sandbox report' }).waitFor(),
  },
  {
    name: 'match review without data',
    path: '/sandbox/matches',
    as: 'reviewer',
    data: 'none',
    ready: (page) => page.getByText('No match is waiting').waitFor(),
  },
  {
    name: 'reports',
    path: path(() => '/reports'),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async select(page) {
        await page.getByRole('button', { name: /Kind/ }).click();
        await page.getByRole('listbox').waitFor();
      },
      async make(page) {
        await page.getByRole('button', { name: 'Create a report' }).click();
        await page.getByRole('dialog').getByLabel('Family name').waitFor();
      },
    },
  },
  {
    name: 'one report',
    path: path(([id]) => `/reports/${id}`),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByText('Explain the score').first().waitFor(),
    states: {
      async explained(page) {
        await page.getByText('Explain the score').first().click();
        await page.getByText('Starting value').waitFor();
      },
      async menu(page) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menu').waitFor();
      },
      async redact(page) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Redact' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  },
  {
    name: 'one report not answered',
    path: path((ids) => `/reports/${ids[4]}`),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'match review',
    path: path(() => '/matches'),
    as: 'reviewer',
    data: 'some',
    ready: (page) => page.getByRole('table').first().waitFor(),
    states: {
      async explained(page) {
        await page.keyboard.press('e');
        await page.getByText('Starting value').waitFor();
      },
      async dismiss(page) {
        await page.keyboard.press('=');
        await dialog(page);
      },
      async confirm(page) {
        await page.keyboard.press('c');
        await dialog(page);
      },
    },
  },
  {
    name: 'thresholds',
    path: path(() => '/match-thresholds'),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByText('Measured before release').waitFor(),
    states: {
      async table(page) {
        await page.getByText('As a table').click();
      },
    },
  },
  {
    name: 'watchlists',
    path: path(() => '/watchlists'),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'one watchlist',
    path: path(() => '/watchlists/us-ofac'),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('button', { name: 'Accept version' }).waitFor(),
    states: {
      async entries(page) {
        await page.getByText('Entries that changed from the previous version').first().click();
        await page.getByText('Filler Entry Number43').waitFor();
      },
      async backtest(page) {
        await page.getByRole('button', { name: 'Backtest…' }).click();
        await page.getByRole('button', { name: 'Run backtest' }).click();
        await page.getByText('screened twice').waitFor();
      },
      async reject(page) {
        await page.getByRole('button', { name: 'Reject version' }).click();
        await dialog(page);
      },
    },
  },
  {
    name: 'report templates',
    path: path(() => '/report-templates'),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async make(page) {
        await page.getByRole('button', { name: 'Create a template' }).click();
        await dialog(page);
      },
    },
  },
  {
    name: 'one report template',
    path: async (service) => {
      await fillScreening(service);
      const { body } = await service.sandbox.get('/report-templates?page[size]=100');
      const all = body.data as unknown as { id: string; type: string }[];
      return `/sandbox/report-templates/${all.find(({ type }) => type === 'report-template/watchlist')?.id}`;
    },
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('button', { name: 'Publish…' }).waitFor(),
    states: {
      async draft(page) {
        await page.getByLabel('Score threshold').fill('0.9');
        await page.getByRole('button', { name: 'Save the draft' }).click();
        await page.getByText('Unpublished draft').waitFor();
      },
      async publish(page) {
        await page.getByLabel('Score threshold').fill('0.8');
        await page.getByRole('button', { name: 'Publish…' }).click();
        await dialog(page);
      },
      async backtest(page) {
        await page.getByLabel('Score threshold').fill('0.999');
        await page.getByRole('button', { name: 'Backtest…' }).click();
        await page.getByRole('button', { name: 'Run backtest' }).click();
        await page.getByRole('dialog').getByRole('table').waitFor();
      },
      async error(page) {
        await page.getByLabel('Score threshold').fill('high');
        await page.getByText('A number from 0 to 1').waitFor();
      },
    },
  },
];
