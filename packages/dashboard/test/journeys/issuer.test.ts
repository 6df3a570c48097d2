/** Sign-in through the organization's issuer, a real OpenID provider on another origin. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { checkIssuerSessions } from '../../../server/src/resources/platform/sign-in/index.ts';
import { createIssuer } from '../../../server/src/security/issuer/issuer.ts';
import { readIssuerConfig } from '../../../server/src/security/issuer/read-settings.ts';
import { createOperatorFetch } from '../../../server/src/security/safe-fetch.ts';
import { makeOwner } from '../../../server/test/support/entries.ts';
import { clientId, clientSecret, startIssuer } from '../../../server/test/support/issuer.ts';
import { runDashboard } from '../support/dashboard.ts';

const issuer = await startIssuer();
const settings: Readonly<Record<string, string>> = {
  OIDC_ISSUER: issuer.url,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Example ID',
  OIDC_ROLE_CLAIM: 'groups',
  OIDC_ROLE_MAP: 'fraud-team=reviewer',
};
const dashboard = runDashboard(async (service) => {
  issuer.allow(service.baseUrl);
  await makeOwner(service);
}, settings);
after(() => issuer.close());

/** Runs the service's periodic check of issuers (every 15 minutes in production). */
async function checkIssuers(): Promise<void> {
  const { app, seeded } = dashboard.service;
  const config = readIssuerConfig((name) => settings[name] ?? null, assert.fail);
  assert.ok(config);
  const asked = createIssuer(config, createOperatorFetch());
  await checkIssuerSessions({ runner: app.runner, clock: app.clock, issuer: asked }, seeded.sandbox.scope);
}

function vouchFor(subject: string, groups: readonly string[]): void {
  const name = { given_name: 'Grace', family_name: 'Hopper' };
  issuer.accounts.set(subject, { email: `${subject}@example.com`, email_verified: true, ...name, groups });
  issuer.signsIn = subject;
}

test('a user of the issuer reaches the requested page, and is signed out 15 minutes after removal there', async () => {
  const { service } = dashboard;
  vouchFor('grace', ['fraud-team']);
  const page = await dashboard.open('/production');
  await page.getByRole('button', { name: 'Example ID' }).click();
  await page.getByRole('heading', { name: 'Good day, Grace' }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/dashboard/production');
  issuer.accounts.delete('grace');
  service.clock.forward(15 * 60);
  await checkIssuers();
  await page.reload();
  await page.getByRole('heading', { name: /^Sign in/ }).waitFor();
});

test('a user of the issuer without a role sees what to do, and is not signed in', async () => {
  vouchFor('nobody', []);
  const page = await dashboard.open('/sign-in');
  await page.getByRole('button', { name: 'Example ID' }).click();
  await page.getByRole('alert').filter({ hasText: 'Ask an admin for a role' }).waitFor();
  assert.equal((await page.request.get(`${dashboard.service.baseUrl}/dashboard/api/session`)).status(), 401);
});
