/** Sign-in by password, and the effect of an expired session on unfinished work. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeOwner, ownersPassword } from '../../../server/test/support/entries.ts';
import { codeOf, type Enrolled, enrolTotp } from '../../../server/test/support/second-factor.ts';
import { runDashboard, violations } from '../support/dashboard.ts';

const address = 'ada@example.com';
let enrolled: Enrolled;
const dashboard = runDashboard(async (service) => {
  enrolled = await enrolTotp(service, await makeOwner(service, address));
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Advances the clock to a code that was not used before. */
function nextCode(): string {
  dashboard.service.clock.forward(60);
  return codeOf(dashboard.service, enrolled.secret);
}

async function showPassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill(address);
  await page.getByLabel('Password').fill(ownersPassword);
  await button(page, 'Continue').click();
}

async function signInByCode(page: Page): Promise<void> {
  await page.getByLabel('Code from your authenticator app').fill(nextCode());
  await button(page, 'Confirm').click();
}

describe('signing in', () => {
  test('by password and code opens the requested address', async () => {
    const page = await dashboard.open('/production/first-inquiry');
    await page.getByRole('heading', { name: /^Sign in/ }).waitFor();
    await showPassword(page);
    await signInByCode(page);
    await page.getByRole('heading', { name: 'Your first inquiry' }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/dashboard/production/first-inquiry');
  });

  test('redirects only to addresses of this service', async () => {
    const page = await dashboard.open('/sign-in?return-to=https://evil.example/dashboard/');
    await showPassword(page);
    await signInByCode(page);
    await page.getByRole('heading', { name: 'Good day, Ada' }).waitFor();
  });

  test('is refused with a sentence and keeps what was typed; a recovery code works instead', async () => {
    const page = await dashboard.open('/sign-in');
    await page.getByLabel('E-mail address').fill(address);
    await page.getByLabel('Password').fill('not the password of Ada');
    await button(page, 'Continue').click();
    await page.getByRole('alert').filter({ hasText: 'The e-mail address or the password is wrong' }).waitFor();
    assert.deepEqual(await violations(page), []);
    assert.equal(await page.getByLabel('E-mail address').inputValue(), address);
    dashboard.service.clock.forward(3600);
    await showPassword(page);
    await button(page, 'Use a recovery code').click();
    assert.deepEqual(await violations(page), []);
    await page.getByLabel('Recovery code').fill(enrolled.recoveryCodes[0] ?? '');
    await button(page, 'Confirm').click();
    await page.getByRole('heading', { name: 'Good day, Ada' }).waitFor();
  });

  test('out ends the session on the server', async () => {
    const page = await dashboard.open('/sign-in');
    await showPassword(page);
    await signInByCode(page);
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: /^Sign in/ }).waitFor();
    await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox`);
    await page.getByRole('heading', { name: /^Sign in/ }).waitFor();
  });
});

describe('a session that ends while a page is open', () => {
  test('is renewed in a dialog over the page, and the pending request is then sent', async () => {
    const page = await dashboard.open('/sandbox/first-inquiry', {
      as: { role: 'admin', emailAddress: 'eve@example.com' },
    });
    await page.getByRole('radio').nth(1).check({ force: true });
    const chosen = await page.getByRole('radio', { checked: true }).getAttribute('value');
    await page.context().clearCookies();
    await button(page, 'Create an inquiry').click();
    await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
    assert.deepEqual(await violations(page), []);
    assert.equal(await page.getByLabel('E-mail address').inputValue(), 'eve@example.com');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alert').filter({ hasText: 'Your session has ended' }).waitFor();
    assert.equal(await page.getByRole('radio', { checked: true }).getAttribute('value'), chosen, 'nothing is lost');
  });

  test('continues where it was after the same user signs in', async () => {
    const page = await dashboard.open('/sign-in');
    await showPassword(page);
    await signInByCode(page);
    await page.getByRole('link', { name: 'First inquiry', exact: true }).click();
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await page.context().clearCookies();
    await button(page, 'Create an inquiry').click();
    await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
    await page.getByLabel('Password').fill(ownersPassword);
    await button(page, 'Continue').click();
    await signInByCode(page);
    await button(page, 'Simulate a person who passes').waitFor();
  });

  test('starts afresh after another user signs in, and sends nothing in their name', async () => {
    const before = (await dashboard.service.sandbox.get('/inquiries')).text;
    const page = await dashboard.open('/sandbox/first-inquiry', { as: { role: 'admin' } });
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await page.context().clearCookies();
    await button(page, 'Create an inquiry').click();
    await showPassword(page);
    await signInByCode(page);
    await page.getByRole('heading', { name: 'Good day, Ada' }).waitFor();
    assert.equal((await dashboard.service.sandbox.get('/inquiries')).text, before);
  });
});

describe('a sensitive action', () => {
  test('requires another authentication, and then continues', async () => {
    const page = await dashboard.open('/sign-in');
    await showPassword(page);
    await signInByCode(page);
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Your sign-in' }).click();
    dashboard.service.clock.forward(301);
    await button(page, 'Create new codes').click();
    await page.getByRole('dialog', { name: 'Confirm your identity' }).waitFor();
    assert.deepEqual(await violations(page), []);
    await signInByCode(page);
    await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
    assert.equal(await page.getByRole('dialog').locator('li code').count(), 10);
  });
});
