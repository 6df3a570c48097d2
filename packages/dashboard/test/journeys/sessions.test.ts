/** Sessions of all users: an owner ends one on another device, and the unsaved work there is kept. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedIn } from '../../../server/test/support/people.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('an owner ends a session of another device, whose next request is refused', async () => {
  const elsewhere = await dashboard.open('/sandbox', { as: { role: 'reviewer', emailAddress: 'grace@example.com' } });
  await elsewhere.getByRole('heading', { level: 1 }).waitFor();
  const page = await dashboard.open('/sandbox/sessions', { as: { role: 'owner' } });
  const row = page.getByRole('row').filter({ hasText: 'grace@example.com' });
  await row.getByRole('button', { name: /^End/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
  await row.waitFor({ state: 'detached' });
  await elsewhere.getByRole('dialog', { name: 'Sign in again' }).waitFor();
  const answer = await elsewhere.request.get(`${dashboard.service.baseUrl}/dashboard/api/session`);
  assert.equal(answer.status(), 401);
});

test('an owner ends all sessions of one user, on a page whose address can be shared', async () => {
  const { user, get } = await signedIn(dashboard.service, { role: 'analyst', emailAddress: 'alan@example.com' });
  const page = await dashboard.open(`/sandbox/sessions?person=${user.id}`, { as: { role: 'owner' } });
  await page.getByRole('button', { name: 'End all sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
  await page.getByText('No session is open.').waitFor();
  assert.equal((await get('/api/v1/inquiries')).status, 401);
});

test('a user who may only read people sees no way to end their sessions', async () => {
  const page = await dashboard.open('/sandbox/sessions', { as: { role: 'auditor' } });
  await page.getByRole('table').waitFor();
  assert.equal(await page.getByRole('button', { name: /^End/ }).count(), 0);
});
