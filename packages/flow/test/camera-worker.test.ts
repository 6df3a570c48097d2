/** Camera frames are measured in a worker, or on the page's main thread if no worker is available. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath, launchBrowser, phone } from './support/browser.ts';
import { writeCardFilm } from './support/film.ts';
import { type FlowServer, startFlowServer } from './support/flow-server.ts';
import { pages } from './support/pages.ts';

const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;

let server: FlowServer;
let browser: Browser;

before(async () => {
  server = await startFlowServer(pages.front);
  if (skip !== false) return;
  const drawing = await launchBrowser();
  browser = await launchBrowser({ film: await writeCardFilm(drawing) });
  await drawing.close();
});

after(async () => {
  await browser?.close();
  await server.close();
});

/** Opens the camera on a steady card, after `prepare`. */
async function openCamera(prepare: (tab: Page) => Promise<unknown> = async () => undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: phone });
  const tab = await context.newPage();
  await prepare(tab);
  await tab.goto(`${server.origin}/flow`);
  await tab.locator('[data-action=start-camera]').click();
  return tab;
}

const photo = (tab: Page) => tab.locator('[data-action=use-photo]').waitFor({ timeout: 60_000 });

/** Answers the worker's address with this script. */
const workerOf = (script: string) => (tab: Page) =>
  tab.route('**/measuring-worker*', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));

test('a worker measures until the photo is taken, and ends with the camera', { skip }, async () => {
  const started: string[] = [];
  // A page that must not measure takes no photo without the worker.
  const tab = await openCamera(async (opened) => {
    opened.on('worker', (worker) => started.push(worker.url()));
    await opened.addInitScript(
      `CanvasRenderingContext2D.prototype.getImageData = () => { throw new Error('not here'); };`,
    );
  });
  await photo(tab);
  assert.equal(started.length, 1);
  assert.match(started[0] ?? '', /measuring-worker/);
  assert.equal(tab.workers().length, 0);
  await tab.context().close();
});

const failing: readonly (readonly [name: string, prepare: (tab: Page) => Promise<unknown>])[] = [
  ['that the browser does not have', (tab) => tab.addInitScript('delete globalThis.Worker;')],
  ['whose script is not there', (tab) => tab.route('**/measuring-worker*', (route) => route.fulfill({ status: 404 }))],
  ['that has no canvas', workerOf('')],
  ['that does not answer', workerOf(`postMessage('ready');`)],
  ['that fails at the first picture', workerOf(`postMessage('ready'); onmessage = () => { throw new Error('no'); };`)],
];

for (const [name, prepare] of failing) {
  test(`the page measures in place of a worker ${name}`, { skip }, async () => {
    const tab = await openCamera(prepare);
    await photo(tab);
    await tab.context().close();
  });
}
