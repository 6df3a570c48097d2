/** Analytics of the flow: counts, charts and comparisons, and every count opens the inquiries that it counts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInquiry, inquiryIn, simulate } from '../../../server/test/support/inquiries.ts';
import { walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { createTemplate, documentStep, published } from '../../../server/test/support/templates.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('from the empty state: inquiries are counted by screen, and a count opens its inquiries', async () => {
  const { service } = dashboard;
  const page = await dashboard.open('/sandbox/analytics', { as: { role: 'analyst' } });
  await page.getByText('No inquiries in this period').waitFor();
  await walkThrough(service);
  await createInquiry(service);
  await service.app.flowEvents.settle();
  await page.reload();
  await page.getByText('2 inquiries were created.').waitFor();
  const approved = page.getByRole('row').filter({ hasText: 'Approved, of those created' });
  await approved.getByText('50%').waitFor();
  await approved.getByText('too few inquiries').waitFor();
  for (const [name, count] of [
    ['Started', '1 of 2'],
    ['Completed', '1 of 1'],
  ] as const) {
    await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name: count }).waitFor();
  }
  const front = page.getByRole('row').filter({ hasText: 'Front side' });
  assert.deepEqual((await front.getByRole('cell').allInnerTexts()).slice(0, 2), ['1', '0']);
  assert.ok((await page.locator('svg rect').count()) > 3, 'the funnel is drawn');
  await page.getByRole('button', { name: /Compared with/ }).click();
  await page.getByRole('option', { name: 'the previous period' }).click();
  await approved.getByText('no inquiries').waitFor();
  await page.reload();
  await approved.getByText('no inquiries').waitFor();
  await approved.getByRole('link', { name: '1 of 2' }).click();
  await page.waitForURL(/inquiries\?q=status/);
  await page.getByRole('heading', { level: 1, name: 'Inquiries' }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  assert.equal(await page.getByRole('row').count(), 2);
});

test('home shows counts of the last thirty days, each number opens its rows, and each line its inquiry', async () => {
  const { service } = dashboard;
  const declined = await inquiryIn(service, 'declined');
  const page = await dashboard.open('/sandbox', { as: { role: 'reviewer' } });
  await page.getByRole('link', { name: '1 declined' }).click();
  await page.waitForURL(/inquiries\?q=status/);
  await page.getByRole('heading', { level: 1, name: 'Inquiries' }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  assert.equal(await page.getByRole('row').count(), 2);
  await page.goBack();
  await page.getByRole('table').getByRole('link', { name: declined }).click();
  await page.waitForURL(new RegExp(declined));
  await page.getByText('Declined', { exact: true }).first().waitFor();
});

test('home shows how many inquiries wait, and each of its figures opens exactly the rows that it counts', async () => {
  const { service } = dashboard;
  for (let count = 0; count < 9; count += 1) {
    const { id } = await createInquiry(service);
    await simulate(service, id, 'start_inquiry', 'mark_for_review_inquiry');
  }
  // An inquiry that failed and was decided afterwards counts as failed, although its status differs.
  const { id } = await createInquiry(service);
  await simulate(service, id, 'start_inquiry', 'fail_inquiry', 'decline_inquiry');
  await inquiryIn(service, 'failed');
  const page = await dashboard.open('/sandbox', { as: { role: 'reviewer' } });
  for (const figure of ['9 wait', '2 failed', '2 declined']) {
    await page.getByRole('link', { name: figure }).click();
    await page.getByRole('heading', { level: 1, name: 'Inquiries' }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    assert.equal((await page.getByRole('row').count()) - 1, Number.parseInt(figure, 10), figure);
    await page.goBack();
  }
});

test('home shows once how to call the API with a key, and only to users who may create keys', async () => {
  for (const [role, times] of [
    ['reviewer', 0],
    ['analyst', 0],
    ['developer', 1],
  ] as const) {
    const page = await dashboard.open('/sandbox', { as: { role } });
    await page.getByRole('table', { name: 'Latest inquiries' }).waitFor();
    await page.getByText('As of').nth(1).waitFor();
    assert.equal(await page.getByText('/api/v1/').count(), times, role);
  }
});

test('two versions of a template are counted separately and compared, and each count opens its rows', async () => {
  const { service } = dashboard;
  const templateId = await createTemplate(service.sandbox);
  await published(service.sandbox, templateId, { steps: [documentStep] });
  const attributes = { 'inquiry-template-id': templateId };
  const first = await createInquiry(service, attributes);
  await simulate(service, first.id, 'start_inquiry');
  await published(service.sandbox, templateId, { steps: [documentStep], 'session-limit': 7 });
  for (let made = 0; made < 2; made += 1) await createInquiry(service, attributes);
  const page = await dashboard.open(`/sandbox/analytics?template=${templateId}`, { as: { role: 'analyst' } });
  await page.getByText('3 inquiries were created.').waitFor();
  const choose = async (label: RegExp, place: number) => {
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('option').nth(place).click();
  };
  await choose(/Version$/, 1);
  await page.getByText('2 inquiries were created.').waitFor();
  const started = page.getByRole('row').filter({ hasText: 'Started, of those created' });
  await started.getByText('0 of 2').waitFor();
  await choose(/Compared with$/, -1);
  await started.getByText('100%').waitFor();
  await page.getByRole('link', { name: 'View inquiries' }).click();
  await page.waitForURL(/version%3Aitmplv_|version:itmplv_/);
  await page.getByRole('heading', { level: 1, name: 'Inquiries' }).waitFor();
  await page.getByRole('row').nth(2).waitFor();
  assert.equal(await page.getByRole('row').count(), 3);
});
