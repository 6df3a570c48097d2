/** Team: an owner invites, suspends and resets members. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { signedIn } from '../../../server/test/support/people.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

describe('the team', () => {
  test('an owner invites somebody, is given the link once, and takes the invitation back', async () => {
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

  test('an owner keeps somebody out, and lets them in again', async () => {
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

  test('an owner resets how somebody signs in; the link goes to that person alone', async () => {
    const reviewer = await signedIn(dashboard.service, { role: 'reviewer', emailAddress: 'mary@example.com' });
    const page = await dashboard.open('/sandbox/team', { as: { role: 'owner' } });
    const row = page.getByRole('row').filter({ hasText: 'mary@example.com' });
    await row.getByRole('button', { name: /^Reset sign-in/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset sign-in' }).click();
    await page.getByText('The link is being sent').waitFor();
    assert.equal((await reviewer.get('/api/v1/inquiries')).status, 401);
    assert.doesNotMatch(await page.content(), /invitation#/);
  });

  test('who sees no people has no page of them', async () => {
    const page = await dashboard.open('/sandbox', { as: { role: 'reviewer' } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Team' }).count(), 0);
  });
});
