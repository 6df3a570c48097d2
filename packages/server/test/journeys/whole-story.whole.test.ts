/** The whole story before a camera, on a phone and on a desktop: a licence or a passport, three selfies and a bill. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { makePerson, photograph, renderLicence, renderPassport } from '@countersign/specimens';
import type { Page } from 'playwright-core';
import { type FilmBrowser, startFilmBrowser } from '../support/browser.ts';
import type { ApiResource } from '../support/client.ts';
import { takeSelfies, takeSide } from '../support/film-walk.ts';
import { openInquiry, showDecided, typedClient } from '../support/journey.ts';
import { act, step, valuesOf } from '../support/paper-page.ts';
import { bill } from '../support/papers.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

let camera: FilmBrowser;
let template = '';

const service = useService({}, async ({ production }) => {
  camera = await startFilmBrowser();
  // A film in place of a camera is reported truthfully, and a required liveness check would fail for it.
  const checks = [{ name: 'selfie_liveness_detection', requirement: 'not_required' }];
  template = await createTemplate(production, { name: 'Whole story' });
  const steps = [
    { type: 'government-id', countries: ['US', 'DE'], 'id-classes': ['dl', 'pp'] },
    { type: 'selfie', checks },
    { type: 'document', 'document-types': ['standard_utility_bill'] },
  ];
  await published(production, template, { steps, decision: { 'on-uploaded': 'approve' } });
});
after(() => camera.close());

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

async function begin(size: keyof typeof sizes, link: string): Promise<Page> {
  const context = await camera.browser.newContext({ viewport: sizes[size], permissions: ['camera'] });
  const page = await context.newPage();
  await page.goto(link);
  await act(page, 'consent').click();
  return page;
}

async function choose(page: Page, kind: 'dl' | 'pp'): Promise<void> {
  await step(page, 'country');
  await page.locator('label:has(input[name=country][value=US])').click();
  await act(page, 'continue').click();
  await step(page, 'document-type');
  await page.locator(`label:has(input[name=id-class][value=${kind}])`).click();
  await act(page, 'continue').click();
}

type SomePerson = ReturnType<typeof makePerson>;

/** Person before the camera; each has another document and another face, because repeats of both are found. */
interface Shown {
  readonly kind: 'dl' | 'pp';
  readonly person: SomePerson;
  /** Index of the portrait on the document and of the head in the film. */
  readonly portraitIndex: number;
}

async function showDocument(page: Page, { kind, person, portraitIndex }: Shown): Promise<void> {
  const { seed } = person;
  await step(page, 'front');
  const drawn =
    kind === 'pp'
      ? await renderPassport(person, { seed, portraitIndex })
      : await renderLicence(person, { seed, portraitIndex, side: 'front' });
  await takeSide(camera, page, await photograph(drawn, { seed, level: 'easy' }));
  if (kind === 'pp') return;
  await step(page, 'back');
  const back = await renderLicence(person, { seed, portraitIndex, side: 'back' });
  await takeSide(camera, page, await photograph(back, { seed: seed + 1, level: 'easy' }));
}

async function sendBill(page: Page, bytes: Buffer): Promise<void> {
  await step(page, 'paper');
  await page.setInputFiles('#field-paper', { name: 'bill.pdf', mimeType: 'application/pdf', buffer: bytes });
  await act(page, 'use-photo').click();
}

/** Asserts that every part of the inquiry was read and passed. */
async function assertRead(id: string, person: SomePerson, account: string | undefined): Promise<void> {
  const { status, included, field } = await showDecided(
    typedClient(service.current, 'production'),
    id,
    'verifications',
  );
  const failed = included.map(({ type, attributes }) => [type, attributes['status'], attributes['checks']]);
  assert.equal(status, 'approved', JSON.stringify(failed));
  assert.equal(field('birthdate'), person.birthdate);
  const paper = included.find(({ type }) => type === 'verification/document');
  assert.equal(valuesOf(paper as ApiResource)['account_number'], account);
}

describe('the whole story', () => {
  for (const [size, kind, number, portraitIndex] of [
    ['desktop', 'dl', 11, 0],
    ['desktop', 'pp', 23, 1],
    ['phone', 'dl', 12, 2],
    ['phone', 'pp', 31, 3],
  ] as const) {
    it(`with ${kind === 'dl' ? 'a licence' : 'a passport'} on a ${size} ends approved`, async () => {
      const person = makePerson(number, { asOf: '2026-11-01' });
      const today = service.current.clock.now().toISOString().slice(0, 10);
      const { bytes, values } = await bill(number, today);
      const { id, link } = await openInquiry(typedClient(service.current, 'production'), template);
      const page = await begin(size, link);
      await choose(page, kind);
      await showDocument(page, { kind, person, portraitIndex });
      await step(page, 'selfie');
      await takeSelfies(camera, page, portraitIndex);
      await sendBill(page, bytes);
      await step(page, 'success');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.equal(overflow, false, 'nothing stands beside the screen');
      await page.context().close();
      await assertRead(id, person, values['account-number']);
    });
  }
});
