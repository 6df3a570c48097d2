/** Inquiry page at phone size, with pictures and blocking checks first, and the picture viewer at desktop size. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { type WalkedInquiry, walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { createTemplate, published } from '../../../server/test/support/templates.ts';
import { desk, phone, runDashboard } from '../support/dashboard.ts';

let walked: WalkedInquiry;
const dashboard = runDashboard(async (service) => {
  const templateId = await createTemplate(service.sandbox);
  await published(service.sandbox, templateId, {
    steps: [{ type: 'driver-license', countries: ['US'] }, { type: 'selfie' }],
    decision: { 'on-completed': 'mark-for-review', 'on-uploaded': 'mark-for-review' },
  });
  walked = await walkThrough(service, { 'inquiry-template-id': templateId }, 'needs_review');
  const overridden = await service.sandbox.post(`/verifications/${walked.document.id}/override-check`, {
    data: { attributes: { 'check-name': 'id_expired_detection', status: 'failed', reason: 'It ended last year.' } },
  });
  assert.equal(overridden.status, 200, overridden.text);
});

const open = (viewport: typeof desk): Promise<Page> =>
  dashboard.open(`/sandbox/inquiries/${walked.id}`, { as: { role: 'reviewer' }, viewport });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  assert.ok(box !== null, `${locator} is not shown`);
  return box;
}

const viewerOf = (page: Page) => page.getByRole('region', { name: 'Pictures' });
const frameOf = (within: Locator, name: string) => within.getByRole('region', { name, exact: true });

describe('one inquiry on a phone', () => {
  test('begins with the picture, then failed checks, then attributes; a decision is always in reach', async () => {
    const page = await open(phone);
    const picture = viewerOf(page).getByRole('img').first();
    await picture.waitFor();
    const blocking = page.locator('details').filter({ hasText: 'Blocks the decision' }).first();
    const attribute = page.getByRole('listitem').filter({ hasText: 'Birthdate' }).first();
    const [shown, blocks, attributes] = [await boxOf(picture), await boxOf(blocking), await boxOf(attribute)];
    assert.ok(shown.y < 700, `the picture begins at ${shown.y} px`);
    assert.ok(shown.y < blocks.y && blocks.y < attributes.y, `${shown.y}, ${blocks.y}, ${attributes.y}`);
    await attribute.scrollIntoViewIfNeeded();
    const approve = await boxOf(page.getByRole('button', { name: 'Approve' }));
    assert.ok(approve.y > phone.height * 0.8 && approve.y + approve.height <= phone.height, `at ${approve.y} px`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, phone.width);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByLabel('Reason').waitFor();
  });

  test('shows a value once, with the parts of the document that state it, and its place in the picture', async () => {
    const page = await open(phone);
    const attribute = page.getByRole('listitem').filter({ has: page.getByText('Birthdate', { exact: true }) });
    await attribute.getByRole('button').first().click();
    assert.match(await attribute.innerText(), /In the inquiry, Printed text|In the inquiry, Barcode/);
    assert.ok((await boxOf(attribute)).height < 100);
  });
});

describe('one inquiry on a desktop', () => {
  test('keeps its state and its buttons in view while it scrolls, below the bar of the frame', async () => {
    const page = await open(desk);
    await viewerOf(page).getByRole('img').first().waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const strip = page.getByRole('region', { name: 'Decision' });
    for (const shown of [strip.getByText('Needs review'), strip.getByRole('button', { name: 'Approve' })]) {
      const { x, y, width, height } = await boxOf(shown);
      const isOnTop = await strip.evaluate(
        (box, [left, top]) => box.contains(document.elementFromPoint(left ?? 0, top ?? 0)),
        [x + width / 2, y + height / 2],
      );
      assert.ok(isOnTop, `${shown} is covered at ${y} px`);
    }
  });
});

describe('the viewer', () => {
  test('offers the pictures as tiles, and a tile shows a picture only after it was opened', async () => {
    const page = await open(desk);
    const tiles = viewerOf(page).getByRole('list', { name: 'Choose a picture' });
    await viewerOf(page).getByRole('img').first().waitFor();
    const small = tiles.locator('img');
    await small.first().waitFor();
    assert.equal(await small.count(), 1);
    await tiles.getByRole('button', { name: 'Selfie, left' }).click();
    await frameOf(viewerOf(page), 'Selfie, left').getByRole('img').waitFor();
    await small.nth(1).waitFor();
    assert.equal(await tiles.getByRole('button', { pressed: true }).innerText(), 'Selfie, left');
  });

  test('zooms around the middle, and a rotated picture stays within its frame', async () => {
    const page = await open(desk);
    const frame = frameOf(viewerOf(page), 'Front');
    await frame.getByRole('img').waitFor();
    for (let times = 0; times < 2; times += 1) await viewerOf(page).getByRole('button', { name: 'Larger' }).click();
    const middle = () =>
      frame.evaluate((box) => [
        (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      ]);
    for (const share of await middle()) assert.ok(Math.abs(share - 0.5) < 0.02, `the middle is at ${share}`);
    for (let times = 0; times < 2; times += 1) await viewerOf(page).getByRole('button', { name: 'Smaller' }).click();
    await viewerOf(page).getByRole('button', { name: 'Turn' }).click();
    const [outer, inner] = [await boxOf(frame), await boxOf(frame.getByRole('img'))];
    assert.ok(inner.y >= outer.y - 2 && inner.y + inner.height <= outer.y + outer.height + 2, 'above or below');
    assert.ok(inner.x >= outer.x - 2 && inner.x + inner.width <= outer.x + outer.width + 2, 'beside');
  });

  test('shows the two faces large, side by side', async () => {
    const page = await open(desk);
    await viewerOf(page).getByRole('button', { name: 'Compare the two faces' }).click();
    const dialog = page.getByRole('dialog');
    const selfie = frameOf(dialog, 'Selfie, straight').getByRole('img');
    await selfie.waitFor();
    assert.equal(await dialog.getByRole('region').getByRole('img').count(), 2);
    const { width, height } = await boxOf(selfie);
    assert.ok(Math.max(width, height) > 350, `${width} by ${height} px`);
  });
});

describe('the rest of the page', () => {
  test('names the account, the note and the related inquiries, and after redaction only what is kept', async () => {
    const { sandbox } = dashboard.service;
    const account = await sandbox.post('/accounts', { data: { attributes: {} } });
    const attributes = { 'account-id': account.body.data.id };
    const { id: first } = await createInquiry(dashboard.service, {
      ...attributes,
      fields: { 'name-first': 'Ada', 'name-last': 'Byron' },
    });
    const { id } = await createInquiry(dashboard.service, { ...attributes, note: 'Called twice.' });
    await simulate(dashboard.service, id, 'start_inquiry', 'mark_for_review_inquiry');
    const page = await dashboard.open(`/sandbox/inquiries/${id}`, { as: { role: 'admin' } });
    await page.getByRole('definition').filter({ hasText: 'Called twice.' }).waitFor();
    await page.getByRole('link', { name: account.body.data.id }).waitFor();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Ada Byron' }) });
    await row.getByText('same account').waitFor();
    await page.getByRole('link', { name: 'Its events' }).click();
    await page.waitForURL(/\/events\?object=inq_/);
    await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox/inquiries/${first}`);
    await page.locator('summary').filter({ hasText: 'Fields' }).click();
    await page.getByRole('definition').filter({ hasText: 'Byron' }).waitFor();
    await sandbox.request('DELETE', `/inquiries/${id}`);
    await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox/inquiries/${id}`);
    await page.getByRole('region', { name: 'Decision' }).getByText('Personal data deleted').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0);
    assert.equal(await page.getByText('Needs review').count(), 0);
  });
});
