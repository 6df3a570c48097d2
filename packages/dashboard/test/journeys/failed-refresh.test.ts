/** A failed refresh keeps the shown and typed content, and shows a notice above it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { runDashboard } from '../support/dashboard.ts';
import { openIdle } from '../support/live-pages.ts';

const dashboard = runDashboard();

const title = 'This page could not be refreshed';

/** Answers every request for inquiries with the status, until the returned function is called. */
async function failing(page: Page, status: number): Promise<() => Promise<void>> {
  const path = /\/api\/v1\/inquiries/;
  const body = JSON.stringify({ errors: [{ title: 'No', code: status === 429 ? 'rate_limited' : 'unavailable' }] });
  await page.route(path, (route) => route.fulfill({ status, contentType: 'application/json', body }));
  return () => page.unroute(path);
}

for (const [what, status] of [
  ['the server is unavailable', 503],
  ['the request came too often', 429],
] as const) {
  test(`a typed reason stays while ${what}, and the page is refreshed afterwards`, async () => {
    const { id } = await createInquiry(dashboard.service, { 'reference-id': `kept while ${status}` });
    await simulate(dashboard.service, id, 'start_inquiry', 'mark_for_review_inquiry');
    const page = await openIdle(dashboard, `/sandbox/inquiries/${id}`);
    await page.getByRole('button', { name: 'Decline' }).click();
    const reason = page.getByRole('dialog').getByRole('textbox').first();
    await reason.fill('The portrait is another person.');
    const mend = await failing(page, status);
    await dashboard.service.sandbox.post(`/inquiries/${id}/add-tag`, { meta: { 'tag-name': 'seen' } });
    await page.getByText(title).waitFor();
    assert.equal(await reason.inputValue(), 'The portrait is another person.');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close and discard it' }).click();
    await page.getByRole('region', { name: 'Decision' }).getByText('Needs review').waitFor();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(title).waitFor({ state: 'detached' });
  });
}

test('an inquiry that no longer exists is not shown any longer', async () => {
  const { id } = await createInquiry(dashboard.service, { 'reference-id': 'soon gone' });
  const page = await openIdle(dashboard, `/sandbox/inquiries/${id}`);
  await page.getByRole('heading', { name: 'soon gone' }).waitFor();
  await failing(page, 404);
  await simulate(dashboard.service, id, 'start_inquiry');
  await page.getByRole('heading', { name: 'soon gone' }).waitFor({ state: 'detached' });
  assert.equal(await page.getByText(title).count(), 0);
});
