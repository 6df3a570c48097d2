/** Joining through an invitation link, which works once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listRoles } from '../../../server/src/resources/platform/roles/index.ts';
import { resetSignIn } from '../../../server/src/resources/platform/sign-in/index.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import type { TestService } from '../../../server/test/support/service.ts';
import { phone, runDashboard, violations } from '../support/dashboard.ts';

const dashboard = runDashboard();

/** Secret part of the link, which is never sent to the server. */
async function invitationCode(service: TestService): Promise<string> {
  const { scope } = service.seeded.sandbox;
  const roles = await service.app.runner.read(scope, ({ tx }) => listRoles(tx, scope));
  const reviewer = roles.find(({ seededAs }) => seededAs === 'reviewer');
  const admin = await signedIn(service, { role: 'admin' });
  const { body } = await admin.post('/dashboard/api/invitations', {
    data: { attributes: { 'email-address': 'grace@example.com', 'role-ids': [reviewer?.id] } },
  });
  return String(body.data.attributes['link']).split('#')[1] ?? '';
}

test('the page shows who invites and which address before the form; the link works once', async () => {
  const code = await invitationCode(dashboard.service);
  const page = await dashboard.open(`/invitation#${code}`, { viewport: phone });
  await page.getByText('Ada Byron invites you, as grace@example.com.').waitFor();
  assert.deepEqual(await violations(page), []);
  assert.equal(new URL(page.url()).hash, '', 'the code stays in no address');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByLabel('New password').fill('password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').filter({ hasText: 'This password is too short' }).waitFor();
  await page.getByLabel('New password').fill('a nanosecond of wire for Grace');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Use an authenticator app' }).click();
  await page.getByRole('img', { name: /QR code of the key/ }).waitFor();
  // A wrong code is refused without ending the session.
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alert').filter({ hasText: 'This code is wrong' }).waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0);
  await page.getByRole('button', { name: 'Use another method' }).click();
  await page.getByRole('button', { name: /^Later/ }).click();
  await page.getByRole('heading', { name: 'Good day, Grace' }).waitFor();

  const again = await dashboard.open(`/invitation#${code}`);
  await again.getByRole('alert').filter({ hasText: 'Ask for a new link' }).waitFor();
  assert.deepEqual(await violations(again), []);
});

test('a user whose sign-in was reset chooses a new one, and enters nothing that is already known', async () => {
  const { service } = dashboard;
  const { user } = await signedIn(service, { role: 'reviewer', emailAddress: 'mary@example.com' });
  const { link } = await service.app.runner.write(service.seeded.sandbox.scope, { type: 'system' }, (context) =>
    resetSignIn(context, user.id),
  );
  const page = await dashboard.open(`/invitation#${link.split('#')[1]}`, { viewport: phone });
  await page.getByRole('heading', { name: 'Choose how you sign in' }).waitFor();
  await page.getByText('as mary@example.com').waitFor();
  assert.deepEqual(await violations(page), []);
  assert.equal(await page.getByLabel('First name').count(), 0);
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByLabel('New password').fill('a sea of tides for Mary again');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Later/ }).click();
  await page.getByRole('heading', { name: `Good day, ${user.nameFirst}` }).waitFor();
});
