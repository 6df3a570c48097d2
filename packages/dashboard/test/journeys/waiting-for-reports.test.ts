/** Inquiry that waits for a report: the reviewer sees which and why, cannot approve it, and sees it decided. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { lockInquiry, moveInquiry } from '../../../server/src/resources/verification/inquiries/index.ts';
import { simulateEnd } from '../../../server/src/resources/verification/simulations/simulate-end.ts';
import { eventually } from '../../../server/test/support/eventually.ts';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { runDueReports } from '../../../server/test/support/reports.ts';
import { templateRunning } from '../../../server/test/support/template-reports.ts';
import { runDashboard } from '../support/dashboard.ts';

let isThinking = true;
const provider = createServer((request, response) => {
  request.resume();
  const state = isThinking ? 'pending' : 'not_found';
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ state }));
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
after(() => {
  provider.closeAllConnections();
  provider.close();
});

const dashboard = runDashboard(async () => undefined, {
  REPORT_PROVIDER_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
});

const decision = { 'on-completed': 'approve', 'on-inconclusive': 'approve' };
/** Seconds above the longest retry interval after the first request. */
const pause = 60;

/** Completes an inquiry in production and returns its id. */
async function walked(fields: Readonly<Record<string, string>>): Promise<string> {
  const { production, app, seeded } = dashboard.service;
  const templateId = await templateRunning(production, [{ kind: 'adverse-media' }], { decision });
  const made = await production.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': templateId, fields } },
  });
  assert.equal(made.status, 200, made.text);
  const { id } = made.body.data;
  await app.runner.write(seeded.production.scope, { type: 'system' }, async (context) => {
    const started = await moveInquiry(context, await lockInquiry(context, id), 'start');
    await simulateEnd(context, started, 'complete');
  });
  return id;
}

const strip = (page: Page) => page.getByRole('region', { name: 'Decision' });

test('an inquiry that waits for its report shows why, refuses approval, and is decided automatically', async () => {
  const { production, clock } = dashboard.service;
  const id = await walked({ 'name-first': 'Grace', 'name-last': 'Hopper' });
  const page = await dashboard.open(`/production/inquiries/${id}`, { as: { role: 'reviewer' } });
  await page.getByText('Waiting for reports').waitFor();
  await page.getByText('Adverse media: requested, no result yet.').waitFor();
  await strip(page).getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog
    .getByRole('alert')
    .getByText('You can approve this inquiry once its required reports have a result: Adverse media.')
    .waitFor();
  const { body } = await production.get(`/inquiries/${id}`);
  assert.equal(body.data.attributes['status'], 'completed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  isThinking = false;
  clock.forward(pause);
  await runDueReports(dashboard.service);
  await strip(page).getByText('Approved').waitFor();
  await page.getByText('Waiting for reports').waitFor({ state: 'detached' });
});

test('an inquiry that its report sent to review shows which report matched', async () => {
  const { service } = dashboard;
  const templateId = await templateRunning(service.sandbox, [{ kind: 'watchlist' }], { decision });
  const { id } = await createInquiry(service, {
    'inquiry-template-id': templateId,
    fields: { 'name-first': 'Kim', 'name-middle': 'Jong', 'name-last': 'Un' },
  });
  await simulate(service, id, 'start_inquiry', 'create_passed_verification', 'complete_inquiry');
  await eventually('it is before a person', async () => {
    const { body } = await service.sandbox.get(`/inquiries/${id}`);
    return body.data.attributes['status'] === 'needs_review';
  });
  const page = await dashboard.open(`/sandbox/inquiries/${id}`, { as: { role: 'reviewer' } });
  await page.getByText('Watchlist: match.').waitFor();
  await page.getByRole('link', { name: 'Watchlist', exact: true }).first().click();
  await page.waitForURL(/reports\/rep_/);
});
