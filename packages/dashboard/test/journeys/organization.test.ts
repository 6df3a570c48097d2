/** Production access of an organization: requested by it and decided by the operator, in two browsers. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { secondOrganization } from '../../../server/test/support/organizations.ts';
import { runDashboard, signIn } from '../support/dashboard.ts';

const dashboard = runDashboard(undefined, { PRODUCTION_ACCESS: 'on-request' });
const ask = (page: Page) => page.getByRole('button', { name: 'Request production access' });

async function decide(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `${action}: Second Company` }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('an organization', () => {
  test('requests production, is refused, requests again, is approved and suspended, each with a reason', async () => {
    const { service } = dashboard;
    const second = await secondOrganization(service);
    const operator = await dashboard.open('/production/organization', { as: { role: 'owner' } });
    const theirs = await dashboard.open('/sign-in');
    await signIn(second, theirs.context(), { role: 'owner' });
    await theirs.goto(`${service.baseUrl}/dashboard/production/organization`);
    await ask(theirs).click();
    await theirs.getByText('The operator has received your request and has not decided yet.').waitFor();
    assert.equal(await ask(theirs).count(), 0);

    // Both pages refresh on changes that the other organization makes.
    await decide(operator, 'Refuse', 'Who are you?');
    await theirs.getByText('The operator refused the request. You can request access again.').waitFor();
    await theirs.getByText('Reason: Who are you?').waitFor();

    await ask(theirs).click();
    await theirs.getByText('The operator has received your request and has not decided yet.').waitFor();
    assert.equal(await theirs.getByText('Reason: Who are you?').count(), 0);
    const home = await dashboard.open('/production', { as: { role: 'owner' } });
    await home.getByText('Second Company asks for production access.').waitFor();
    await home.getByRole('link', { name: 'Decide' }).click();
    await home.waitForURL(/\/production\/organization$/);
    await decide(operator, 'Approve', 'We know them now');
    await theirs.getByText('You can create inquiries in production.').waitFor();

    await decide(operator, 'Suspend', 'An unpaid bill');
    await theirs.reload();
    await theirs.getByText('Reason: An unpaid bill').waitFor();
    await theirs.getByText('Production access is suspended: no inquiry can be created here.').waitFor();
    assert.equal(await ask(theirs).count(), 0);
  });

  test('has a name of its own, which individuals see during verification', async () => {
    const page = await dashboard.open('/sandbox/organization', { as: { role: 'owner' } });
    await page.getByRole('textbox', { name: 'Company name' }).fill('  Nordwind Bank ');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByRole('heading', { name: 'Nordwind Bank', level: 1 }).waitFor();
  });

  test('lists what remains to be done before it goes live', async () => {
    const page = await dashboard.open('/production/organization', { as: { role: 'owner' } });
    await page.getByText('People reach the service over https').waitFor();
    await page.getByText('The root key is kept apart from the data').waitFor();
    await page.getByRole('link', { name: 'A second person owns the organization' }).click();
    await page.waitForURL(/\/production\/team$/);
  });
});
