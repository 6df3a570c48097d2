/** Template with a database lookup, in the sandbox and in a real browser: a person on record, and one who is not. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type FilmBrowser, startFilmBrowser } from '../support/browser.ts';
import { checksOf, databaseTemplate } from '../support/databases.ts';
import { listenAt, openInquiry, showDecided, typedClient } from '../support/journey.ts';
import { act, step } from '../support/paper-page.ts';
import { useService } from '../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let receiver: WebhookReceiver;
let browser: FilmBrowser;
let template = '';

const service = useService({}, async (started) => {
  receiver = await startWebhookReceiver();
  browser = await startFilmBrowser();
  await listenAt(typedClient(started, 'sandbox'), receiver.url);
  template = await databaseTemplate(started.sandbox, 'database', { attempts: 2 });
});
after(async () => {
  await browser.close();
  await receiver.close();
});

async function formAt(link: string): Promise<Page> {
  const context = await browser.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(link);
  assert.ok(await page.getByText('We compare your details with the records of a database.').isVisible());
  await act(page, 'consent').click();
  await step(page, 'details');
  return page;
}

async function type(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('First name').fill('Ava');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Date of birth').fill('1990-04-12');
  await page.getByLabel('Street and house number').fill('12 Harbor Street');
  await page.getByLabel('City').fill('Oakland');
  await page.getByLabel('State or province').fill('CA');
  await page.getByLabel('Postal code').fill('94607');
  await act(page, 'continue').click();
}

describe('the story of a look-up in a database', () => {
  it('leads from a typed form to an approved inquiry and its webhook', async () => {
    const client = typedClient(service.current, 'sandbox');
    const { id, link } = await openInquiry(client, template, { fields: { 'name-first': 'Ada' } });
    const page = await formAt(link);
    assert.equal(await page.getByLabel('First name').inputValue(), 'Ada');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(overflow, false, 'nothing stands beside the screen of a phone');
    await type(page, 'Lindqvist');
    await step(page, 'success');
    await page.context().close();
    const { status, included, field } = await showDecided(client, id, 'verifications');
    assert.equal(status, 'approved');
    assert.equal(field('name-last'), 'Lindqvist');
    const [verification] = included;
    assert.equal(verification?.attributes['status'], 'passed');
    const told = await receiver.waitFor(
      ({ event }) => event.name === 'verification.passed' && event.payload.data.id === verification?.id,
    );
    assert.equal(told.event.payload.data.attributes['normalized-address-city'], 'OAKLAND');
  });

  it('asks once more for details without a record, and then declines', async () => {
    const client = typedClient(service.current, 'sandbox');
    const { id, link } = await openInquiry(client, template);
    const page = await formAt(link);
    await type(page, 'SANDBOX-NOT-FOUND');
    await step(page, 'retry');
    assert.ok(await page.getByText('We could not find these details in the records.').isVisible());
    await act(page, 'continue').click();
    await step(page, 'details');
    await type(page, 'SANDBOX-NOT-FOUND');
    await step(page, 'failed');
    await page.context().close();
    const { status, included } = await showDecided(client, id, 'verifications');
    assert.equal(status, 'declined');
    const ends = included.map(({ attributes }) => attributes['status']);
    assert.deepEqual(ends.toSorted(), ['failed', 'requires_retry']);
    const failed = included.find(({ attributes }) => attributes['status'] === 'failed');
    assert.ok(failed);
    const reasons = checksOf(failed).filter((check) => check.status === 'failed');
    assert.deepEqual(
      reasons.map((check) => check.reasons),
      [['not_found']],
    );
  });
});
