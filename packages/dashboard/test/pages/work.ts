/** Pages for reviewers, and the states of the frame around every page behind the sign-in. */
import type { Page } from 'playwright-core';
import { startBulkAction } from '../../../server/test/support/bulk-actions.ts';
import { eventually } from '../../../server/test/support/eventually.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import { walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import type { TestService } from '../../../server/test/support/service.ts';
import { firstOf, type LookedAt, type Parameters } from '../support/looked-at.ts';

async function openAppearance(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Appearance and language' }).click();
  await page.getByRole('dialog').waitFor();
}

/** States of the frame around every page behind the sign-in. */
const frameStates: NonNullable<LookedAt['states']> = {
  async menu(page) {
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menu').waitFor();
  },
  dialog: openAppearance,
  async select(page) {
    await openAppearance(page);
    await page.getByRole('dialog').getByRole('button', { name: /Theme/ }).click();
    await page.getByRole('listbox').waitFor();
  },
  async palette(page) {
    await page.getByRole('button', { name: /Search or run a command/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('th');
    // The entry that the field points to follows the filter half a second later; until then the old one is gone.
    await eventually('the search field points to an entry', () =>
      page.evaluate<boolean>(
        `document.getElementById(document.activeElement?.getAttribute('aria-activedescendant')) !== null`,
      ),
    );
  },
  async keys(page) {
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  },
  async environment(page) {
    const drawer = page.getByRole('button', { name: 'Open the navigation' });
    if (await drawer.isVisible()) await drawer.click();
    await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
    await page.getByRole('menu').waitFor();
  },
};

/** Number of accounts that must be exceeded for a shared value to count as a hub. */
const hubAccounts = 25;
const office = { 'street-1': '1 Main Street', city: 'Springfield', 'postal-code': '12345', 'country-code': 'US' };
const shared = { 'phone-number': '+14155552671', address: office };

/** Adds an account with a phone number and an address, and enough accounts at the address to make it a hub. */
async function addLinked({ post }: TestService['sandbox']): Promise<void> {
  const name = { first: 'Annabella', last: 'Byron' };
  await post('/accounts', { data: { attributes: { fields: { name, ...shared } } } });
  for (let count = 0; count < hubAccounts; count += 1) {
    await post('/accounts', { data: { attributes: { fields: { address: office } } } });
  }
}

/** Adds an account with every detail that a page shows, and another that shares its address. */
async function addAccounts({ sandbox }: TestService): Promise<string> {
  const address = { 'street-1': '1 Main Street', city: 'Springfield', 'postal-code': '12345', 'country-code': 'US' };
  const shared = { 'phone-number': '+14155552671', address };
  const create = async (fields: object): Promise<string> =>
    (await sandbox.post('/accounts', { data: { attributes: { fields } } })).body.data.id;
  await create({ name: { first: 'Annabella', last: 'Byron' }, ...shared });
  return create({ name: { first: 'Ada', last: 'Byron' }, 'email-address': 'ada@example.com', ...shared });
}

/** Adds an inquiry that waits for a reviewer, after the individual completed it. */
async function addInquiry(service: TestService): Promise<string> {
  const { id } = await walkThrough(service, { 'reference-id': 'order-12' });
  await service.sandbox.post(`/inquiries/${id}/mark-for-review`);
  return id;
}

/** Adds a bulk action of another user than the viewer. */
async function addBulkAction(service: TestService): Promise<string> {
  const person = await signedIn(service, { role: 'reviewer' });
  return startBulkAction(person, 'approve', [await addInquiry(service)]);
}

/** Approves the first inquiries of the list, selected by keyboard, and waits for the page with the result. */
async function approveSome(page: Page): Promise<void> {
  for (const row of [1, 2]) {
    await page.getByRole('row').nth(row).focus();
    await page.keyboard.press('x');
  }
  await page.getByRole('region', { name: 'Selected inquiries' }).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText(/ of 2 done, /).waitFor();
}

export const parameters: Parameters = async (service) => ({
  bulkAction: await addBulkAction(service),
  inquiry: await addInquiry(service),
  account: await addAccounts(service),
  accountType: await firstOf(service, '/account-types'),
});

export const showPersons = ['home', 'inquiries', 'accounts', 'account'];

export const lookedAt: readonly LookedAt[] = [
  {
    name: 'home without data',
    path: '/sandbox',
    as: 'admin',
    data: 'none',
    ready: (page) => page.getByText('No inquiry yet').waitFor(),
  },
  {
    name: 'home',
    path: '/sandbox',
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: frameStates,
  },
  {
    name: 'inquiries',
    path: '/sandbox/inquiries',
    as: 'reviewer',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async select(page) {
        await page.getByRole('button', { name: /Status/ }).click();
        await page.getByRole('listbox').waitFor();
      },
      async chosen(page) {
        await page.getByRole('row').nth(1).focus();
        await page.keyboard.press('x');
        await page.getByRole('region', { name: 'Selected inquiries' }).waitFor();
      },
      async bulk(page) {
        await page.getByRole('row').nth(1).focus();
        await page.keyboard.press('x');
        await page.getByRole('button', { name: 'Decline' }).click();
        await page.getByRole('dialog').waitFor();
      },
      async preview(page) {
        await page.getByRole('row').nth(1).focus();
        await page.keyboard.press('Space');
        await page.getByRole('dialog').getByText(/inq_/).first().waitFor();
      },
      async error(page) {
        await page.getByLabel('Find').fill('colour:red');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').waitFor();
      },
    },
  },
  {
    name: 'bulk action',
    path: '/sandbox/inquiries',
    as: 'reviewer',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async refused(page) {
        await approveSome(page);
        await page.getByRole('link', { name: 'Back to the inquiries' }).click();
        await page.getByRole('table').waitFor();
        await approveSome(page);
        await page.getByRole('button', { name: 'Try the refused again' }).waitFor();
      },
    },
  },
  {
    name: 'one inquiry',
    path: async ({ sandbox }) => {
      const { body } = await sandbox.get('/inquiries?filter[reference-id]=order-12');
      return `/sandbox/inquiries/${body.data[0]?.id}`;
    },
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('region', { name: 'Pictures' }).getByRole('img').first().waitFor(),
    states: {
      async pointed(page) {
        // A table row, or the list item that replaces it on a phone.
        const row = page.locator('tr, li').filter({ has: page.getByText('Birthdate', { exact: true }) });
        await row.getByRole('button').first().focus();
      },
      async large(page) {
        await page.getByRole('button', { name: 'Show large' }).click();
        await page.getByRole('dialog').getByRole('img').first().waitFor();
      },
      async menu(page) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menu').waitFor();
      },
      async override(page) {
        await page.locator('summary').filter({ hasText: 'Passed' }).last().click();
        await page.getByRole('button', { name: 'Mark as failed: Document has not expired' }).click();
        await page.getByRole('dialog').waitFor();
      },
      async dialog(page) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Redact' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  },
  {
    name: 'home in production',
    path: '/production',
    as: 'admin',
    ready: (page) => page.getByText('No inquiry yet').waitFor(),
  },
  {
    name: 'home without answers',
    path: '/sandbox',
    as: 'admin',
    cut: '**/api/v1/**',
    ready: (page) => page.getByRole('alert').first().waitFor({ timeout: 60_000 }),
  },
  {
    name: 'accounts',
    path: '/sandbox/accounts',
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'one account',
    path: async ({ sandbox }) => {
      await addLinked(sandbox);
      const fields = { name: { first: 'Ada', last: 'Byron' }, 'email-address': 'ada@example.com', ...shared };
      const { body } = await sandbox.post('/accounts', { data: { attributes: { fields } } });
      const { id } = body.data as unknown as { id: string };
      await sandbox.request('PATCH', `/accounts/${id}`, {
        body: { data: { attributes: { fields: { 'email-address': 'ada.byron@example.com' } } } },
      });
      return `/sandbox/accounts/${id}`;
    },
    as: 'admin',
    data: 'some',
    async ready(page) {
      await page.getByText('ada.byron@example.com').first().waitFor();
      await page.getByRole('link', { name: 'Annabella Byron' }).first().waitFor();
    },
    states: {
      async hub(page) {
        await page.getByText('Address: shared by').first().click();
      },
      async earlier(page) {
        await page.getByText('1 earlier value').click();
      },
      async merge(page) {
        await page.getByRole('button', { name: 'More' }).click();
        await page.getByRole('menuitem', { name: 'Merge with another account' }).click();
        await page.getByLabel(/The other account/).fill('order-12');
        await page.getByRole('button', { name: 'Find account' }).click();
        await page.getByRole('dialog').getByRole('table').waitFor();
      },
    },
  },
  {
    name: 'analytics',
    path: async ({ app }) => {
      await app.flowEvents.settle();
      return '/sandbox/analytics?with=before';
    },
    as: 'analyst',
    data: 'some',
    ready: (page) => page.getByText('Progress through the flow').waitFor(),
    states: {
      async table(page) {
        await page.getByText('As a table').click();
      },
    },
  },
  {
    name: 'exports',
    path: '/sandbox/exports',
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByText('No export yet').waitFor(),
  },
];
