/** Team: an owner invites, suspends and resets members. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { signedIn } from '../../../server/test/support/people.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

describe('the page of the team', () => {
  test('lets an owner invite a user, shows the link once, and withdraws the invitation', async () => {
    const page = await dashboard.open('/sandbox/team', { as: { role: 'owner' } });
    await page.getByRole('button', { name: 'Invite a person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail address').fill('grace@example.com');
    await dialog.getByText('Reviewer', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('dialog', { name: 'Invitation created' }).waitFor();
    assert.match(await page.getByRole('dialog').innerText(), /\/dashboard\/invitation#/);
    await page.keyboard.press('Escape');
    await page.getByText('grace@example.com').waitFor();
    await page.getByRole('button', { name: 'Withdraw: grace@example.com' }).click();
    await page.getByText('No invitation is open.').waitFor();
  });

  test('lets an owner deactivate and reactivate a user', async () => {
    const reviewer = await signedIn(dashboard.service, { role: 'reviewer', emailAddress: 'ada@example.com' });
    const page = await dashboard.open('/sandbox/team', { as: { role: 'owner' } });
    const row = page.getByRole('row').filter({ hasText: 'ada@example.com' });
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await row.getByText('deactivated').waitFor();
    assert.equal((await reviewer.get('/api/v1/inquiries')).status, 401);
    await row.getByRole('button', { name: /^Reactivate/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
    await row.getByText('active', { exact: true }).waitFor();
  });

  test('lets an owner reset a sign-in, and sends the link only to that user', async () => {
    const reviewer = await signedIn(dashboard.service, { role: 'reviewer', emailAddress: 'mary@example.com' });
    const page = await dashboard.open('/sandbox/team', { as: { role: 'owner' } });
    const row = page.getByRole('row').filter({ hasText: 'mary@example.com' });
    await row.getByRole('button', { name: /^Reset sign-in/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset sign-in' }).click();
    await page.getByText('The link is being sent').waitFor();
    assert.equal((await reviewer.get('/api/v1/inquiries')).status, 401);
    assert.doesNotMatch(await page.content(), /invitation#/);
  });

  test('is hidden from users who may not see people', async () => {
    const page = await dashboard.open('/sandbox', { as: { role: 'reviewer' } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Team' }).count(), 0);
  });
});
