/** Navigation back through the screens, in a real browser: by the page's control and by the browser's own. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry } from '../support/inquiries.ts';
import { act, step } from '../support/paper-page.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { createTemplate, documentStep, published, selfieStep } from '../support/templates.ts';

const service = useService();

/** Opens an inquiry with a country and a document class, on its first screen after the consent. */
async function opened(scripted = true): Promise<{ readonly id: string; readonly page: Page }> {
  const { sandbox } = service.current;
  const templateId = await createTemplate(sandbox);
  await published(sandbox, templateId, {
    steps: [{ ...documentStep, countries: ['US', 'CA'], 'id-classes': ['dl', 'pp'] }, selfieStep],
  });
  const { id } = await createInquiry(service.current, { 'inquiry-template-id': templateId });
  const linked = await sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripted });
  const page = await context.newPage();
  await page.goto(String(linked.body.meta?.['one-time-link']));
  await act(page, 'consent').click();
  await step(page, 'country');
  return { id, page };
}

async function choose(page: Page, name: 'country' | 'id-class', value: string): Promise<void> {
  const radio = page.locator(`label:has(input[type=radio][name=${name}][value=${value}])`);
  if ((await radio.count()) > 0) await radio.click();
  else await page.locator(`select[name=${name}]`).selectOption(value);
  await act(page, 'continue').click();
}

async function sendPhoto(page: Page, shade: number): Promise<void> {
  const buffer = Buffer.from(await (await plainPicture(shade)).arrayBuffer());
  await act(page, 'choose-file').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await act(page, 'use-photo').click();
}

const goBack = (page: Page) => page.locator('form.back button').click();

async function fieldsOf(id: string) {
  const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
  const fields = body.data.attributes['fields'] as Record<string, { readonly value: unknown }>;
  return [fields['selected-country-code']?.value, fields['selected-id-class']?.value];
}

describe('the control to go back', () => {
  for (const scripted of [true, false]) {
    it(`leads through the choices, which can be made again, ${scripted ? 'with script' : 'without script'}`, async () => {
      const { id, page } = await opened(scripted);
      assert.equal(await page.locator('form.back').count(), 0);
      await choose(page, 'country', 'US');
      await step(page, 'document-type');
      await goBack(page);
      await step(page, 'country');
      await choose(page, 'country', 'CA');
      await step(page, 'document-type');
      await choose(page, 'id-class', 'pp');
      await step(page, 'front');
      await goBack(page);
      await step(page, 'document-type');
      await choose(page, 'id-class', 'dl');
      await step(page, 'front');
      assert.deepEqual(await fieldsOf(id), ['CA', 'dl']);
      await page.context().close();
    });
  }
});

describe("the browser's control to go back", () => {
  it('leads one screen back each time, also after a reload, and never out of a side', async () => {
    const { id, page } = await opened();
    await choose(page, 'country', 'US');
    await step(page, 'document-type');
    await choose(page, 'id-class', 'dl');
    await step(page, 'front');
    await page.reload();
    await sendPhoto(page, 10);
    await step(page, 'back');
    await page.goBack();
    await step(page, 'front');
    await page.goBack();
    await step(page, 'document-type');
    await page.goBack();
    await step(page, 'country');
    await choose(page, 'country', 'CA');
    await step(page, 'document-type');
    await choose(page, 'id-class', 'dl');
    await step(page, 'front');
    await sendPhoto(page, 20);
    await step(page, 'back');
    await sendPhoto(page, 60);
    await step(page, 'selfie');
    assert.deepEqual(await fieldsOf(id), ['CA', 'dl']);
    const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
    const statuses = (body.included ?? []).map(({ attributes }) => attributes['status']);
    assert.deepEqual(statuses, ['passed'], 'the document was sent once');
    await page.context().close();
  });

  it('shows the current screen once a step was sent: nothing is sent again', async () => {
    const { page } = await opened();
    await choose(page, 'country', 'US');
    await step(page, 'document-type');
    await choose(page, 'id-class', 'pp');
    await step(page, 'front');
    await sendPhoto(page, 30);
    await step(page, 'selfie');
    await page.goBack();
    await step(page, 'selfie');
    assert.equal(await page.locator('form.back').count(), 0);
    await page.goForward();
    await step(page, 'selfie');
    await page.context().close();
  });
});
