/** Proof of address in production: a real browser, a bill as PDF and as a photograph, the engines of this machine. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { drawOver } from '@countersign/specimens';
import { type FilmBrowser, startFilmBrowser } from '../support/browser.ts';
import type { ApiResource } from '../support/client.ts';
import { listenAt, openInquiry, showDecided, typedClient } from '../support/journey.ts';
import { act, checkOf, namesOf, phoneAt, sendPaper, step, valuesOf } from '../support/paper-page.ts';
import { bill, paperTemplate } from '../support/papers.ts';
import { useService } from '../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let receiver: WebhookReceiver;
let camera: FilmBrowser;
let template = '';

const service = useService({}, async (started) => {
  receiver = await startWebhookReceiver();
  camera = await startFilmBrowser();
  await listenAt(typedClient(started, 'production'), receiver.url);
  const compared = { name: 'document_inquiry_comparison', requirement: 'required' };
  template = await paperTemplate(started.production, {
    'document-types': ['standard_utility_bill', 'bank_statement'],
    checks: [compared],
  });
});
after(async () => {
  await camera.close();
  await receiver.close();
});

const today = () => service.current.clock.now().toISOString().slice(0, 10);

describe('the story of a proof of address', () => {
  it('leads from a PDF chosen in the browser to an approved inquiry and its webhook', async () => {
    const client = typedClient(service.current, 'production');
    const { bytes, values } = await bill(21, today());
    const { id, link } = await openInquiry(client, template, { fields: namesOf(values['name']) });
    const page = await phoneAt(camera, link);
    assert.ok(await page.getByText('A bank statement').isVisible());
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(overflow, false, 'nothing stands beside the screen of a phone');
    await page.setInputFiles('#field-paper', { name: 'bill.pdf', mimeType: 'application/pdf', buffer: bytes });
    await page.getByText('bill.pdf').waitFor();
    await act(page, 'use-photo').click();
    await step(page, 'success');
    await page.context().close();

    const { status, included, field } = await showDecided(client, id, 'verifications');
    const [verification] = included as readonly [ApiResource];
    assert.equal(status, 'approved', JSON.stringify(verification.attributes['checks']));
    const read = valuesOf(verification);
    assert.equal(read['name'], values['name']);
    assert.equal(read['issue_date'], values['issue-date']);
    assert.equal(read['account_number'], values['account-number']);
    assert.equal(field('address-city'), values['address-city']);
    assert.equal(verification.attributes['document-type'], 'standard_utility_bill');
    assert.ok(Number(checkOf(verification, 'document_fabrication_detection').metadata['compared-lines']) > 8);
    const told = await receiver.waitFor(
      ({ event }) => event.name === 'verification.passed' && event.payload.data.id === verification.id,
    );
    assert.equal(told.event.payload.data.attributes['document-type'], 'standard_utility_bill');
  });
});

describe('a paper that is not acceptable', () => {
  it('fails when another name is drawn over the one in its text', async () => {
    const { bytes, values } = await bill(24, today());
    const forged = drawOver(bytes, values['name'] ?? '', 'MARLOWE Q IMPOSTOR');
    const { status, verification } = await sendPaper(service.current, template, forged, {
      'name-first': 'MARLOWE',
      'name-last': 'IMPOSTOR',
    });
    const { reasons, metadata } = checkOf(verification, 'document_fabrication_detection');
    assert.deepEqual(reasons, ['text_mismatch'], JSON.stringify(metadata));
    assert.equal(status, 'needs_review');
  });
});
