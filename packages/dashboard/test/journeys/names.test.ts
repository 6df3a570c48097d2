/** Names of checks, reasons, kinds and measurements on the inquiry page: translated, never the API's spelling. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { dictionary as german } from '@countersign/texts/dictionary/de';
import { dictionary as english } from '@countersign/texts/dictionary/en';
import { dictionary as spanish } from '@countersign/texts/dictionary/es';
import { dictionary as french } from '@countersign/texts/dictionary/fr';
import type { Page } from 'playwright-core';
import { readPdf } from '../../../server/test/support/read-pdf.ts';
import { type WalkedInquiry, walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { texts as germanTexts } from '../../src/pages/inquiry/texts/de.ts';
import { texts as englishTexts } from '../../src/pages/inquiry/texts/en.ts';
import { texts as spanishTexts } from '../../src/pages/inquiry/texts/es.ts';
import { texts as frenchTexts } from '../../src/pages/inquiry/texts/fr.ts';
import { runDashboard } from '../support/dashboard.ts';

let walked: WalkedInquiry;
const dashboard = runDashboard(async (service) => {
  walked = await walkThrough(service);
  const path = `/verifications/${walked.document.id}/override-check`;
  const attributes = { 'check-name': 'id_expired_detection', status: 'failed', reason: 'It ended last year.' };
  const { status, text } = await service.sandbox.post(path, { data: { attributes } });
  assert.equal(status, 200, text);
});

/** Names in the API's spelling; single words are left out because they are also ordinary words. */
const written: ReadonlySet<string> = new Set(
  Object.values(english)
    .flatMap((names) => Object.keys(names))
    .filter((name) => /[_-]/.test(name)),
);

/** Opens the page with all groups of checks expanded. */
async function opened(locale: string): Promise<Page> {
  const page = await dashboard.open(`/sandbox/inquiries/${walked.id}`, { as: { role: 'reviewer' }, locale });
  const groups = page.locator('details').filter({ has: page.locator('table') });
  await groups.first().waitFor();
  for (const group of await groups.all()) await group.evaluate((element) => element.setAttribute('open', ''));
  return page;
}

/** Saves the PDF of the inquiry and returns its text. */
async function printed(page: Page, { more, print }: Record<'more' | 'print', string>): Promise<string> {
  await page.getByRole('button', { name: more, exact: true }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: print }).click();
  const { text } = await readPdf(await readFile(await (await download).path()));
  return text;
}

for (const [locale, { checks, reasons, kinds, measures }, texts] of [
  ['en-US', english, englishTexts],
  ['de-DE', german, germanTexts],
  ['fr-FR', french, frenchTexts],
  ['es-ES', spanish, spanishTexts],
] as const) {
  describe(`the page of an inquiry in ${locale}`, () => {
    test('shows no name of the API, and the words of the dictionary', async () => {
      const page = await opened(locale);
      const text = await page.locator('main').innerText();
      const tokens = text.match(/\b[a-z]+(?:[_-][a-z0-9]+)+\b/g) ?? [];
      assert.deepEqual(
        [...new Set(tokens)].filter((token) => written.has(token)),
        [],
      );
      for (const words of [
        kinds['driver-license'],
        checks.id_extraction_inconsistency_detection,
        reasons.not_enabled,
        measures.sharpness,
      ]) {
        assert.ok(text.includes(words), `${words} is not in: ${text.slice(0, 4000)}`);
      }
    });

    test('saves a PDF with the same words', async () => {
      const text = await printed(await opened(locale), texts);
      for (const words of [kinds['driver-license'], checks.id_blur_detection, texts.details.account]) {
        assert.ok(text.includes(words), `${words} is not in: ${text.slice(0, 4000)}`);
      }
    });
  });
}

test('the PDF has the language that the reader chose, not that of the browser', async () => {
  const page = await opened('en-US');
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Appearance and language' }).click();
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByRole('dialog', { name: 'Darstellung und Sprache' }).waitFor();
  await page.keyboard.press('Escape');
  const text = await printed(page, germanTexts);
  assert.ok(text.includes(german.checks.id_blur_detection), text.slice(0, 4000));
});

test('a measurement is shown with its threshold and margin, a compared detail with its requirement', async () => {
  const page = await opened('en-US');
  const sharp = page.getByRole('row').filter({ hasText: english.checks.id_blur_detection });
  await sharp
    .getByText(/^[\d,.]+, at least 40: [\d,.]+ above$/)
    .first()
    .waitFor();
  const compared = page.getByRole('row').filter({ hasText: english.checks.id_extraction_inconsistency_detection });
  const detail = compared.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Birthdate' }) });
  assert.deepEqual(await detail.getByRole('cell').allInnerTexts(), ['full', 'full (same date)']);
});

test('a check that a user overrode shows who, when and why, and marks its verification', async () => {
  const page = await opened('en-US');
  const row = page.getByRole('row').filter({ hasText: english.checks.id_expired_detection });
  await row.getByText('It ended last year.').waitFor();
  await page.getByText('changed by a reviewer', { exact: true }).waitFor();
});

test('a check that did not run offers no override', async () => {
  const page = await opened('en-US');
  const row = page.getByRole('row').filter({ hasText: english.checks.id_handwriting_detection });
  await row.waitFor();
  assert.equal(await row.getByRole('button').count(), 0);
});
