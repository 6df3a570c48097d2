/** Open pages refresh on changes to the objects they show, and only while the tab is visible. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { runDashboard } from '../support/dashboard.ts';
import { listenTo, openIdle, setHidden } from '../support/live-pages.ts';

const dashboard = runDashboard();

test('a hidden tab sends no requests, and refreshes when it is shown', async () => {
  const hidden = await openIdle(dashboard, '/sandbox/inquiries');
  const home = await openIdle(dashboard, '/sandbox');
  await setHidden(hidden, true);
  const asked = listenTo(hidden);
  await createInquiry(dashboard.service, { 'reference-id': 'the newest' });
  await home.getByRole('link', { name: 'the newest' }).first().waitFor();
  assert.deepEqual(asked, []);
  await setHidden(hidden, false);
  await hidden.getByText('the newest').first().waitFor();
});

test('the page of an inquiry is refreshed when that inquiry changes', async () => {
  const { id } = await createInquiry(dashboard.service, { 'reference-id': 'touched' });
  const page = await openIdle(dashboard, `/sandbox/inquiries/${id}`);
  const asked = listenTo(page);
  await createInquiry(dashboard.service);
  await page.waitForTimeout(8000);
  assert.deepEqual(
    asked.filter((path) => path.includes(id)),
    [],
  );
  await simulate(dashboard.service, id, 'start_inquiry', 'mark_for_review_inquiry');
  await page.getByRole('region', { name: 'Decision' }).getByText('Needs review').waitFor();
  assert.ok(asked.some((path) => path.endsWith(`/inquiries/${id}`)));
});
