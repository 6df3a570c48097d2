/** The camera's hints are read aloud when the person wants it, by a voice of the machine and no other. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath, launchBrowser, phone } from './support/browser.ts';
import { type FlowServer, startFlowServer } from './support/flow-server.ts';
import { pages } from './support/pages.ts';

const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;

let browser: Browser;
let server: FlowServer;

before(async () => {
  server = await startFlowServer(pages.front);
  if (skip === false) browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await server.close();
});

/** Voices of a machine in place of those of this one, which has none; what is said is in `said`. */
const machineWith = (voices: readonly { readonly lang: string; readonly localService: boolean }[]) => `
  globalThis.said = [];
  globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => ${JSON.stringify(voices)},
    speak: ({ text, lang }) => said.push([lang, text]),
    cancel: () => said.push('cancel'),
  });
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });`;

async function openCamera(script: string): Promise<Page> {
  const context = await browser.newContext({ viewport: phone });
  await context.addInitScript(script);
  const tab = await context.newPage();
  await tab.goto(`${server.origin}/flow`);
  await tab.locator('[data-action=start-camera]').click();
  await tab.locator('[data-action=shutter]:enabled').waitFor();
  return tab;
}

const said = (tab: Page): Promise<unknown[]> => tab.evaluate(() => (globalThis as unknown as { said: unknown[] }).said);

test('hints are silent at first, and read aloud once the person asks for it', { skip }, async () => {
  const tab = await openCamera(
    machineWith([
      { lang: 'de-DE', localService: true },
      { lang: 'en-GB', localService: true },
    ]),
  );
  const speaker = tab.getByRole('button', { name: 'Read hints aloud' });
  await speaker.waitFor();
  assert.deepEqual(await said(tab), []);
  await speaker.click();
  await tab.waitForFunction(() => (globalThis as unknown as { said: unknown[] }).said.length >= 2);
  const spoken = (await said(tab)).filter((each) => Array.isArray(each));
  assert.equal(spoken[0]?.[0], 'en-GB');
  assert.match(String(spoken[0]?.[1]), /\S \S/);
  assert.equal(await speaker.getAttribute('aria-pressed'), 'true');
  await tab.reload();
  await tab.locator('[data-action=start-camera]').click();
  await tab.waitForFunction(() => (globalThis as unknown as { said: unknown[] }).said.length >= 2);
  await speaker.click();
  await tab.waitForFunction(() => (globalThis as unknown as { said: unknown[] }).said.at(-1) === 'cancel');
  assert.equal(await speaker.getAttribute('aria-pressed'), 'false');
  await tab.context().close();
});

test('a voice that speaks elsewhere, or another language, is not offered', { skip }, async () => {
  const tab = await openCamera(
    machineWith([
      { lang: 'en-US', localService: false },
      { lang: 'fr-FR', localService: true },
    ]),
  );
  assert.equal(await tab.locator('[data-action=speak]').count(), 0);
  await tab.context().close();
});
