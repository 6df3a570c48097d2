/** Simulator: the course of an inquiry is simulated, and the webhook events it sends are shown. */
import { test } from 'node:test';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('an inquiry is created and simulated to its decision, with each event shown as it happens', async () => {
  const page = await dashboard.open('/sandbox/simulator', { as: { role: 'developer' } });
  await page.getByLabel('Reference id (optional)').fill('played-1');
  await page.getByRole('button', { name: 'Create inquiry' }).click();
  await page.waitForURL(/inquiry=inq_/);
  await page.getByText('inquiry.created', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'The person starts' }).click();
  await page.getByText('inquiry.started', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'A verification passes' }).click();
  await page.getByText('verification.passed', { exact: true }).first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'The inquiry fails' }).click();
  await page.getByText('inquiry.failed', { exact: true }).click();
  await page.getByText('"name": "inquiry.failed"').waitFor();
  await page.getByRole('button', { name: 'The person starts' }).click();
  await page.getByRole('alert').waitFor();
});

test('the built-in receiver shows which events arrive, with their signatures verified', async () => {
  const page = await dashboard.open('/sandbox/simulator', { as: { role: 'developer' } });
  await page.getByRole('button', { name: 'Create inquiry' }).click();
  await page.waitForURL(/inquiry=inq_/);
  await page.getByRole('button', { name: 'Start receiving' }).click();
  await page.getByText('No event of this inquiry has arrived yet.').waitFor();
  await page.getByRole('button', { name: 'The person starts' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'inquiry.started' })
    .filter({ hasText: 'valid signature' })
    .waitFor();
});

test('production offers no simulation, and links to the sandbox', async () => {
  const page = await dashboard.open('/production/simulator', { as: { role: 'admin' } });
  await page.getByText('The simulator runs only in the sandbox').waitFor();
});
