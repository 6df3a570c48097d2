/** Camera hints are read aloud on request, only by a local voice of the device. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { phone } from './support/browser.ts';
import { useFlowBrowser } from './support/flow-browser.ts';
import { pages } from './support/pages.ts';

const flow = useFlowBrowser(pages.front);
const { skip } = flow;

/** Installs fake voices of a device, since this machine has none; spoken texts are recorded in `said`. */
const machineWith = (voices: readonly { readonly lang: string; readonly localService: boolean }[]) => `
  globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => ${JSON.stringify(voices)},
    speak: ({ text, lang }) => sayHere([lang, text]),
    cancel: () => sayHere('cancel'),
  });
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });`;

type Said = readonly [lang: string, text: string] | 'cancel';

interface Listened {
  readonly tab: Page;
  /** Spoken texts, in order. */
  readonly said: readonly Said[];
}

async function openCamera(script: string): Promise<Listened> {
  const context = await flow.browser.newContext({ viewport: phone });
  await context.addInitScript(script);
  const said: Said[] = [];
  await context.exposeFunction('sayHere', (each: Said) => void said.push(each));
  const tab = await context.newPage();
  await tab.goto(`${flow.server.origin}/flow`);
  await startCamera(tab);
  return { tab, said };
}

async function startCamera(tab: Page): Promise<void> {
  await tab.locator('[data-action=start-camera]').click();
  await tab.locator('[data-action=shutter]:enabled').waitFor();
}

/** Resolves once `isSo` returns true; rejects after half a minute. */
async function until(tab: Page, isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600 && !isSo(); tries += 1) await tab.waitForTimeout(50);
  assert.ok(isSo());
}

test('hints are silent at first, and read aloud once the individual enables it', { skip }, async () => {
  const { tab, said } = await openCamera(
    machineWith([
      { lang: 'de-DE', localService: true },
      { lang: 'en-GB', localService: true },
    ]),
  );
  const speaker = tab.getByRole('button', { name: 'Read hints aloud' });
  await speaker.waitFor();
  assert.deepEqual(said, []);
  await speaker.click();
  const isSpeaking = () => said.length > 0 && said.at(-1) !== 'cancel';
  await until(tab, isSpeaking);
  const [lang, text] = said.at(-1) ?? [];
  assert.equal(lang, 'en-GB');
  assert.match(String(text), /\S \S/);
  assert.equal(await speaker.getAttribute('aria-pressed'), 'true');
  await tab.reload();
  const before = said.length;
  await startCamera(tab);
  await until(tab, () => said.length > before && isSpeaking());
  await speaker.click();
  await until(tab, () => said.at(-1) === 'cancel');
  assert.equal(await speaker.getAttribute('aria-pressed'), 'false');
  await tab.context().close();
});

test('a remote voice, or one of another language, is not offered', { skip }, async () => {
  const { tab } = await openCamera(
    machineWith([
      { lang: 'en-US', localService: false },
      { lang: 'fr-FR', localService: true },
    ]),
  );
  assert.equal(await tab.locator('[data-action=speak]').count(), 0);
  await tab.context().close();
});
