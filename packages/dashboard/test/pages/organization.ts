/** Pages for administrators of the organization, and the sign-in pages. */
import type { Page } from 'playwright-core';
import { ownersPassword } from '../../../server/test/support/entries.ts';
import type { LookedAt } from '../support/looked-at.ts';

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor();

export const lookedAt: readonly LookedAt[] = [
  {
    name: 'own sign-in',
    path: '/sandbox/own-sign-in',
    as: 'analyst',
    ready: (page) => page.getByRole('button', { name: 'Change the password' }).waitFor(),
    states: {
      async dialog(page) {
        await page.getByRole('button', { name: 'Set up' }).click();
        await page.getByRole('img', { name: /QR code of the key/ }).waitFor();
      },
      async form(page) {
        await page.getByRole('button', { name: 'Change the password' }).click();
        await page.getByLabel('New password').waitFor();
      },
    },
  },
  { name: 'an address of no page', path: '/sandbox/none', as: 'auditor', ready: heading('Page not found') },
  { name: 'an address of nothing', path: '/none/at/all', ready: heading('Page not found') },
  {
    name: 'no answer to who one is',
    path: '/sandbox',
    cut: '**/dashboard/api/**',
    ready: heading('This page has crashed'),
  },
  { name: 'sign-in without an owner', path: '/sign-in', data: 'none', ready: heading('This service has no owner yet') },
  {
    name: 'sign-in',
    path: '/sign-in',
    data: 'owner',
    ready: (page) => page.getByLabel('Password').waitFor(),
    states: {
      async error(page) {
        await page.getByLabel('E-mail address').fill('nobody@example.com');
        await page.getByLabel('Password').fill('no password of anybody');
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('alert').waitFor();
      },
      async 'a second step'(page) {
        await page.getByLabel('E-mail address').fill('ada@example.com');
        await page.getByLabel('Password').fill(ownersPassword);
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('heading', { name: 'Add a second step' }).waitFor();
      },
    },
  },
  { name: 'setup', path: '/setup#code', ready: heading('Create the owner') },
  { name: 'setup without a code', path: '/setup', ready: (page) => page.getByRole('alert').waitFor() },
  { name: 'an invitation without a code', path: '/invitation', ready: (page) => page.getByRole('alert').waitFor() },
  {
    name: 'team',
    path: '/sandbox/team',
    as: 'owner',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async invite(page) {
        await page.getByRole('button', { name: 'Invite a person' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    name: 'organization',
    path: '/production/organization',
    as: 'owner',
    ready: (page) => page.getByText('People reach the service over https').waitFor(),
  },
  {
    name: 'sessions',
    path: '/sandbox/sessions',
    as: 'owner',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async 'of one person'(page) {
        await page.getByRole('button', { name: /^Person|Everyone/ }).click();
        await page.getByRole('option').nth(1).click();
      },
    },
  },
  {
    name: 'audit log',
    path: '/sandbox/audit-log',
    as: 'owner',
    ready: (page) => page.getByRole('button', { name: 'Verify the log' }).waitFor(),
    states: {
      async verified(page) {
        await page.getByRole('button', { name: 'Verify the log' }).click();
        await page.getByText('The log is intact').waitFor();
      },
      async row(page) {
        await page.getByRole('button', { name: 'Verify the log' }).click();
        await page.getByText('The log is intact').waitFor();
        await page.reload();
        await page.getByRole('row').nth(1).click();
        await page.getByRole('dialog').waitFor();
      },
      async export(page) {
        await page.getByRole('button', { name: 'Export', exact: true }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    name: 'roles',
    path: '/sandbox/roles',
    as: 'owner',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async make(page) {
        await page.getByRole('button', { name: 'Create a role' }).click();
        await page.getByRole('dialog').waitFor();
      },
      async preview(page) {
        await page.getByRole('button', { name: 'View: Owner' }).click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'View: Analyst' }).click();
        const box = page.getByRole('checkbox', { name: 'read: account', exact: true });
        await box.locator('xpath=ancestor::label').click();
        await page.getByRole('button', { name: 'Review changes' }).click();
        await page.getByText('Permissions added and removed').waitFor();
      },
    },
  },
  {
    name: 'settings',
    path: '/sandbox/settings',
    as: 'owner',
    // The table of records that are not due is in a collapsed part of the page.
    ready: (page) => page.locator('details table').waitFor({ state: 'attached' }),
  },
];
