/** A proof of address as a photograph and before the camera; `papers.test.ts` has the story of a PDF. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import sharp from 'sharp';
import { type FilmBrowser, startFilmBrowser } from '../support/browser.ts';
import type { ApiResource } from '../support/client.ts';
import { openInquiry, showInquiry, typedClient } from '../support/journey.ts';
import { act, namesOf, phoneAt, step, valuesOf } from '../support/paper-page.ts';
import { bill, paperTemplate, photographOf } from '../support/papers.ts';
import { useService } from '../support/service.ts';

let camera: FilmBrowser;
let template = '';

const service = useService({}, async (started) => {
  camera = await startFilmBrowser();
  template = await paperTemplate(started.production, { 'document-types': ['standard_utility_bill'] });
});
after(() => camera.close());

const today = () => service.current.clock.now().toISOString().slice(0, 10);

describe('the story of a photographed proof of address', () => {
  it('takes a photograph chosen in the browser, in the dark look', async () => {
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
    await act(page, 'start-camera').click();
    await page.locator('.camera-paper .frame').waitFor();
    await act(page, 'shutter').click();
    await page.locator('main img').waitFor();
    await page.context().close();
  });
});
