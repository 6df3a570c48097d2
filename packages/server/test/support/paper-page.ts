/** Screens of a proof of address, as completed by a browser on a phone. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { FilmBrowser } from './browser.ts';
import type { ApiResource } from './client.ts';
import { showDecided, showInquiry, typedClient } from './journey.ts';
import { atPaper, pdfBlob } from './papers.ts';
import type { TestService } from './service.ts';

export const act = (page: Page, action: string) => page.locator(`[data-action=${action}]`).first();
export const step = (page: Page, name: string) => page.locator(`main[data-step=${name}]`).waitFor({ timeout: 90_000 });

/** Returns given names and family name in the form of an inquiry's fields. */
export function namesOf(full = ''): Record<string, string> {
  const parts = full.split(' ').filter((part) => !/^(JR|SR|II|III|IV)$/.test(part));
  return { 'name-first': parts[0] ?? '', 'name-last': parts.at(-1) ?? '' };
}

/** Opens the screen for a paper document of the inquiry behind `link`, on a phone. */
export async function phoneAt(camera: FilmBrowser, link: string, look: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await camera.browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ['camera'],
    colorScheme: look,
  });
  const page = await context.newPage();
  await page.goto(link);
  await act(page, 'consent').click();
  await step(page, 'paper');
  return page;
}

/** Returns the values read from a paper document, by field name. */
export function valuesOf(verification: ApiResource): Record<string, string | undefined> {
  const responses = verification.attributes['extraction-responses'] as {
    'field-name': string;
    results: { value: string }[];
  }[];
  return Object.fromEntries(responses.map((each) => [each['field-name'], each.results[0]?.value]));
}

interface Check {
  readonly name: string;
  readonly status: string;
  readonly reasons: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

export function checkOf(verification: ApiResource, name: string): Check {
  const found = (verification.attributes['checks'] as Check[]).find((check) => check.name === name);
  assert.ok(found, name);
  return found;
}

/** Sends a PDF by the plain form with the inquiry's values in `fields`, and waits for the result. */
export async function sendPaper(
  service: TestService,
  template: string,
  pdf: Uint8Array,
  fields: Record<string, string>,
) {
  const { id, person } = await atPaper(service, service.production, template, { fields });
  await person.answer({ paper: pdfBlob(pdf), 'capture-method': 'upload' });
  await person.waitPast('processing');
  const asked = person.page.step === 'retry' ? showInquiry : showDecided;
  const { included, status } = await asked(typedClient(service, 'production'), id, 'verifications');
  return { page: person.page, status, verification: included[0] as ApiResource };
}
