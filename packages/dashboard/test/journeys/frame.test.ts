/** Frame of the dashboard: keyboard shortcuts, environments, permissions lost mid-session, and stored browser data. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { deleteUserRoles, rolesOfUser } from '../../../server/src/resources/platform/roles/index.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import { goByKeys, phone, runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();
const path = (page: Page) => new URL(page.url()).pathname;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('with the keyboard only', () => {
  test('the palette opens a page and runs commands, and the focus returns when it is closed', async () => {
    const page = await dashboard.open('/sandbox', { as: { role: 'admin' } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('first');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/first-inquiry');
    // The focus moves to the heading of the new page for screen readers.
    await page.waitForFunction(() => document.activeElement?.textContent === 'Your first inquiry');
    await page.getByRole('button', { name: /Search or run a command/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.match(await focused(page), /Search or run a command/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('switch to prod');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/production/first-inquiry');
  });

  test('the palette opens a dialog to create something, if the role may; a reload does not reopen it', async () => {
    const page = await dashboard.open('/sandbox', { as: { role: 'admin' } });
    const run = async (name: string) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill(name);
      await page.getByRole('menuitem', { name, exact: true }).click();
      await page.getByRole('dialog', { name, exact: true }).waitFor();
    };
    await run('Add a webhook');
    await page.waitForURL(/\/sandbox\/webhooks$/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The page is already open.
    await run('Add a webhook');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0);
    for (const name of ['Invite a person', 'Create a role']) {
      await run(name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const reviewer = await dashboard.open('/sandbox', { as: { role: 'reviewer' } });
    await reviewer.getByRole('heading', { level: 1 }).waitFor();
    await reviewer.keyboard.press('Control+k');
    await reviewer.getByRole('searchbox').fill('webhook');
    assert.equal(await reviewer.getByRole('menuitem', { name: 'Add a webhook' }).count(), 0);
  });

  test('g and a letter open a page, but not from a field, and not once shortcuts are switched off', async () => {
    const page = await dashboard.open('/sandbox/own-sign-in', { as: { role: 'admin' } });
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByLabel('New password').fill('');
    await page.getByLabel('New password').pressSequentially('gh');
    assert.equal(path(page), '/dashboard/sandbox/own-sign-in');
    await page.getByRole('heading', { level: 1 }).focus();
    await goByKeys(page, ['g', 'h'], '/sandbox');
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Appearance and language' }).click();
    await page.getByText('Single-key shortcuts', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    // A shortcut with Ctrl still works, and only its dialog is open.
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search for a page' }).waitFor();
    assert.equal(await page.getByRole('dialog').count(), 1);
  });
});

describe('environments', () => {
  test('differ by word, colour and address, and switching keeps the same page', async () => {
    const page = await dashboard.open('/sandbox/first-inquiry', { as: { role: 'admin' }, viewport: phone });
    const colour = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--environment'));
    await page.getByRole('button', { name: 'Open the navigation' }).click();
    const sandbox = await colour();
    await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
    await page.getByRole('menuitemradio', { name: /Production/ }).click();
    await page.waitForURL('**/production/first-inquiry');
    await page.getByText('You are in production.').waitFor();
    assert.notEqual(await colour(), sandbox);
  });
});

describe('a permission that is lost while a page is open', () => {
  test('is reported with a way to continue, and what requires it disappears', async () => {
    const { service } = dashboard;
    const person = await signedIn(service, { role: 'developer' });
    const page = await dashboard.open('/sign-in');
    const url = service.baseUrl;
    await page.context().addCookies([
      { name: 'session', value: person.token, url, httpOnly: true },
      { name: 'csrf', value: person.csrfToken, url },
    ]);
    await page.goto(`${url}/dashboard/sandbox/first-inquiry`);
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    const { scope } = service.seeded.sandbox;
    await service.app.runner.write(scope, { type: 'system' }, async ({ tx }) => {
      const roles = await rolesOfUser(tx, scope, person.user.id);
      await deleteUserRoles(
        tx,
        scope,
        person.user.id,
        roles.map(({ id }) => id),
      );
    });
    await page.getByRole('button', { name: 'Create an inquiry' }).click();
    await page.getByText('Your role does not allow this').waitFor();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByText('Your role does not show inquiries').waitFor();
  });
});

describe('the browser', () => {
  test('stores no personal value, and sends requests to this service only', async () => {
    const hosts = new Set<string>();
    const page = await dashboard.open('/sign-in', { as: { role: 'owner', emailAddress: 'ada.secret@example.com' } });
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    for (const each of ['/sandbox', '/sandbox/first-inquiry', '/production', '/sandbox/own-sign-in']) {
      await page.goto(`${dashboard.service.baseUrl}/dashboard${each}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    assert.deepEqual([...hosts], [dashboard.service.baseUrl]);
    const kept = await page.evaluate(async () => ({
      local: Object.entries(localStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
    }));
    assert.deepEqual([kept.databases, kept.caches], [0, 0]);
    assert.deepEqual(
      kept.local.map(([name]) => name),
      ['preferences'],
    );
    assert.doesNotMatch(JSON.stringify(kept.local), /ada|byron|example/i);
    const session = await page.evaluate(() => Object.keys(sessionStorage));
    assert.deepEqual(
      session.filter((name) => !name.startsWith('tsr-scroll')),
      [],
    );
  });

  test('shows the chosen language immediately, and remembers it', async () => {
    const page = await dashboard.open('/sandbox', { as: { role: 'admin' }, locale: 'fr-FR' });
    await page.getByRole('heading', { name: 'Bonjour, Ada' }).waitFor();
    await page.getByRole('button', { name: /Votre compte/ }).click();
    await page.getByRole('menuitem', { name: 'Apparence et langue' }).click();
    await page.getByRole('button', { name: /Langue/ }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await page.getByRole('dialog', { name: 'Darstellung und Sprache' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Guten Tag, Ada' }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  });
});
