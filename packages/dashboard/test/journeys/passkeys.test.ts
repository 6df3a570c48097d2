/** Passkeys on a virtual authenticator: created by the setup link, used by autofill and by button, and for step-up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { setupCode } from '../../../server/test/support/entries.ts';
import { runDashboard, violations } from '../support/dashboard.ts';

const dashboard = runDashboard();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Adds a platform authenticator that verifies the user. */
async function plugIn(page: Page): Promise<{ readonly cdp: CDPSession; readonly id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

test('the owner is created with only a passkey, decides an inquiry, signs in and reauthenticates', async () => {
  const page = await dashboard.open(`/setup#${await setupCode(dashboard.service)}`);
  const { cdp, id } = await plugIn(page);
  const hand = { clicks: 0, fields: 0 };
  const click = async (name: string) => {
    hand.clicks += 1;
    await button(page, name).click();
  };
  for (const [label, value] of [
    ['E-mail address', 'ada@example.com'],
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
  ] as const) {
    hand.fields += 1;
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await click('Continue with a passkey');
  await button(page, 'Create a passkey').waitFor();
  assert.deepEqual(await violations(page), []);
  await click('Create a passkey');
  await page.getByRole('heading', { name: 'Your first inquiry' }).waitFor();
  await click('Create an inquiry');
  await click('Simulate a person who passes');
  await button(page, 'Approve')
    .or(page.getByRole('heading', { name: 'Decided: Approved' }))
    .first()
    .waitFor();
  if (await button(page, 'Approve').isVisible()) await click('Approve');
  await page.getByRole('heading', { name: 'Decided: Approved' }).waitFor();
  assert.ok(hand.clicks <= 12 && hand.fields <= 5, JSON.stringify(hand));

  // User presence is off until the button is pressed: autofill must not sign the user in first.
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: false });
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await button(page, 'Sign in with a passkey').waitFor();
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: true });
  await button(page, 'Sign in with a passkey').click();
  await page.getByRole('heading', { name: 'Good day, Ada' }).waitFor();

  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Your sign-in' }).click();
  await page.getByText('Passkey', { exact: true }).waitFor();
  assert.deepEqual(await violations(page), []);
  await button(page, 'Rename Passkey').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Finger of the laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByText('Finger of the laptop', { exact: true }).waitFor();
  dashboard.service.clock.forward(301);
  await button(page, 'Create new codes').click();
  await button(page, 'Use a passkey').click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
});

test('a passkey offered in the field fails silently, and one that the user requests reports its failure', async () => {
  const page = await dashboard.open('/sign-in');
  await page.addInitScript(`
    PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    navigator.credentials.get = async () => {
      document.documentElement.dataset.offered = 'yes';
      throw new DOMException('Resident credentials are not supported.', 'NotSupportedError');
    };
  `);
  await page.reload();
  await page.locator('html[data-offered]').waitFor();
  await page.getByLabel('Password').fill('typed after the offer failed');
  assert.equal(await page.getByRole('alert').count(), 0);
  await button(page, 'Sign in with a passkey').click();
  await page.getByRole('alert').waitFor();
});
