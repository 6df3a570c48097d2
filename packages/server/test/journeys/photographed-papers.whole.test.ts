/** Proof of address as a photograph, by camera, and with faults; `papers.test.ts` covers a PDF. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import sharp from 'sharp';
import { type FilmBrowser, startFilmBrowser } from '../support/browser.ts';
import type { ApiResource } from '../support/client.ts';
import { openInquiry, showInquiry, typedClient } from '../support/journey.ts';
import { act, checkOf, namesOf, phoneAt, sendPaper, step, valuesOf } from '../support/paper-page.ts';
import { bill, paperTemplate, photographOf } from '../support/papers.ts';
import { useService } from '../support/service.ts';

let camera: FilmBrowser;
let template = '';

const service = useService({}, async (started) => {
  camera = await startFilmBrowser();
  const compared = { name: 'document_inquiry_comparison', requirement: 'required' };
  template = await paperTemplate(started.production, {
    'document-types': ['standard_utility_bill'],
    checks: [compared],
  });
});
after(() => camera.close());

const today = () => service.current.clock.now().toISOString().slice(0, 10);

describe('the story of a photographed proof of address', () => {
  it('accepts a photograph chosen in the browser, in dark mode', async () => {
    const client = typedClient(service.current, 'production');
    const { bytes, values } = await bill(22, today());
    const { id, link } = await openInquiry(client, template, { fields: namesOf(values['name']) });
    const sheet = await photographOf(bytes, 2);
    const page = await phoneAt(camera, link, 'dark');
    await page.setInputFiles('#field-paper', { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: sheet });
    await page.locator('main img').waitFor();
    await act(page, 'use-photo').click();
    await step(page, 'success');
    await page.context().close();
    const { included } = await showInquiry(client, id, 'verifications');
    const read = valuesOf(included[0] as ApiResource);
    assert.deepEqual([read['name'], read['issue_date']], [values['name'], values['issue-date']]);
  });

  it('films the paper when the camera is opened', async () => {
    const { link } = await openInquiry(typedClient(service.current, 'production'), template);
    const page = await phoneAt(camera, link);
    const sheet = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#eeeeee' } });
    await camera.film([await sheet.png().toBuffer()], 2);
    const [worker] = await Promise.all([page.waitForEvent('worker'), act(page, 'start-camera').click()]);
    assert.match(worker.url(), /\/flow-assets\/measuring-worker/);
    await page.locator('.camera-paper .frame').waitFor();
    await act(page, 'shutter').click();
    await page.locator('main img').waitFor();
    await page.context().close();
  });
});

describe('a paper that is not acceptable', () => {
  it('is requested again when the bill is a year old', async () => {
    const { bytes, values } = await bill(23, `${Number(today().slice(0, 4)) - 1}${today().slice(4)}`);
    const { page, verification } = await sendPaper(service.current, template, bytes, namesOf(values['name']));
    assert.equal(page.step, 'retry');
    assert.match(page.html, /too old/);
    assert.deepEqual(checkOf(verification, 'document_expired_detection').reasons, ['expired']);
  });

  it('is requested again when it is made out to another person', async () => {
    const { bytes } = await bill(25, today());
    const { page, verification } = await sendPaper(service.current, template, bytes, {
      'name-first': 'Zebulon',
      'name-last': 'Quartermain',
    });
    assert.deepEqual(checkOf(verification, 'document_inquiry_comparison').reasons, ['property_mismatch']);
    assert.equal(page.step, 'retry');
  });
});
