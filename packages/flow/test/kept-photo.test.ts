/** A photo that was taken and not sent survives a reload in its tab, and is deleted once sent. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { phone } from './support/browser.ts';
import { useFlowBrowser } from './support/flow-browser.ts';
import { pages } from './support/pages.ts';

const flow = useFlowBrowser(pages.front);
const { skip } = flow;

const act = (tab: Page, action: string) => tab.locator(`[data-action=${action}]`);

/** Opens the front and takes a photo by hand. */
async function photographed(script?: string): Promise<Page> {
  flow.server.current = pages.front;
  flow.server.posts.length = 0;
  flow.server.next.length = 0;
  const context = await flow.browser.newContext({ viewport: phone });
  if (script !== undefined) await context.addInitScript(script);
  const tab = await context.newPage();
  await tab.goto(`${flow.server.origin}/flow`);
  await act(tab, 'start-camera').click();
  await act(tab, 'shutter').click();
  await act(tab, 'use-photo').waitFor();
  return tab;
}

/** First bytes of the photos in the browser's database. */
const storedBytes = (tab: Page): Promise<number[][]> =>
  tab.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('countersign-photos');
        // The page would use an empty database created here, which has no object store for photos.
        let isNew = false;
        opening.onupgradeneeded = () => {
          isNew = true;
          opening.transaction?.abort();
        };
        opening.onerror = () => (isNew ? resolve([]) : reject(opening.error));
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('photos').objectStore('photos').getAll();
          reading.onsuccess = () => {
            const all = reading.result as { encrypted: ArrayBuffer }[];
            database.close();
            resolve(all.map(({ encrypted }) => [...new Uint8Array(encrypted.slice(0, 3))]));
          };
        };
      }),
  );

/** Resolves once the database has this number of photos; rejects after half a minute. */
async function holds(tab: Page, count: number): Promise<void> {
  let held = -1;
  for (let tries = 0; tries < 600 && held !== count; tries += 1) {
    if (tries > 0) await tab.waitForTimeout(50);
    held = (await storedBytes(tab)).length;
  }
  assert.equal(held, count, 'photos in the database');
}

test('a photo under review survives a reload, and is sent unchanged', { skip }, async () => {
  const tab = await photographed();
  await holds(tab, 1);
  assert.notDeepEqual((await storedBytes(tab))[0], [0xff, 0xd8, 0xff], 'the photo is stored as it is');
  await tab.reload();
  const shown = tab.locator('.photo img');
  assert.ok(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)));
  flow.server.next.push(pages.back);
  await act(tab, 'use-photo').click();
  await tab.locator('main[data-step=back]').waitFor();
  const photo = flow.server.posts[0]?.get('photo');
  assert.ok(photo instanceof File && photo.type === 'image/jpeg');
  assert.equal(flow.server.posts[0]?.get('capture-method'), 'manual');
  await holds(tab, 0);
  await tab.context().close();
});

test('a photo that is taken again or belongs to another screen is deleted', { skip }, async () => {
  const tab = await photographed();
  await holds(tab, 1);
  await act(tab, 'retake').click();
  await holds(tab, 0);
  await act(tab, 'shutter').click();
  await holds(tab, 1);
  flow.server.current = pages.back;
  await tab.reload();
  await holds(tab, 0);
  assert.equal(await act(tab, 'use-photo').count(), 0);
  await tab.context().close();
});

test('a photo older than an hour is deleted', { skip }, async () => {
  const tab = await photographed();
  await holds(tab, 1);
  await tab.clock.install({ time: Date.now() + 61 * 60_000 });
  await tab.reload();
  await act(tab, 'start-camera').waitFor();
  await holds(tab, 0);
  assert.equal(await act(tab, 'use-photo').count(), 0);
  await tab.context().close();
});

test('a chosen paper is kept as its file', { skip }, async () => {
  flow.server.current = pages.paper;
  const tab = await (await flow.browser.newContext({ viewport: phone })).newPage();
  await tab.goto(`${flow.server.origin}/flow`);
  const paper = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a bill') };
  await tab.locator('#field-paper').setInputFiles(paper);
  await holds(tab, 1);
  await tab.reload();
  flow.server.posts.length = 0;
  flow.server.next.push(pages.processing);
  await act(tab, 'use-photo').click();
  await tab.locator('main[data-step=processing]').waitFor();
  const sent = flow.server.posts[0]?.get('paper');
  assert.ok(sent instanceof File);
  assert.deepEqual([sent.name, await sent.text()], ['bill.pdf', '%PDF-1.7 a bill']);
  assert.equal(flow.server.posts[0]?.get('capture-method'), 'upload');
  await tab.context().close();
});

test('another tab of the same browser does not see it', { skip }, async () => {
  const tab = await photographed();
  await holds(tab, 1);
  const other = await tab.context().newPage();
  await other.goto(`${flow.server.origin}/flow`);
  await act(other, 'start-camera').waitFor();
  await holds(other, 1);
  assert.equal(await act(other, 'use-photo').count(), 0);
  await tab.context().close();
});

test('a browser that refuses its storage still takes and sends photos', { skip }, async () => {
  const tab = await photographed(
    "Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError'); } });",
  );
  flow.server.next.push(pages.back);
  await act(tab, 'use-photo').click();
  await tab.locator('main[data-step=back]').waitFor();
  assert.ok(flow.server.posts[0]?.get('photo') instanceof File);
  await tab.context().close();
});
