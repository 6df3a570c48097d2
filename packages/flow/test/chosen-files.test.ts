/** Files from the device: the chosen content is sent, and a file that is no longer available is reported. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FlowPage } from '../src/page.ts';
import { chromiumPath, launchBrowser, phone } from './support/browser.ts';
import { type FlowServer, startFlowServer } from './support/flow-server.ts';
import { pages } from './support/pages.ts';

const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;

let browser: Browser;
let server: FlowServer;
let folder: string;

before(async () => {
  server = await startFlowServer(pages.start);
  folder = await mkdtemp(join(tmpdir(), 'chosen-files-'));
  if (skip === false) browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await server.close();
  await rm(folder, { recursive: true });
});

async function open(page: FlowPage): Promise<Page> {
  server.current = page;
  server.posts.length = 0;
  server.next.length = 0;
  const tab = await browser.newPage({ viewport: phone });
  await tab.goto(`${server.origin}/flow`);
  await tab.locator('main[data-scripted]').waitFor();
  return tab;
}

const act = (tab: Page, action: string) => tab.locator(`[data-action=${action}]`);

async function writeChosen(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

test('a file that changes after it was chosen is sent as it was chosen', { skip }, async () => {
  const tab = await open(pages.paper);
  server.next.push(pages.processing);
  const path = await writeChosen('bill.pdf', 'as chosen');
  await act(tab, 'choose-file').setInputFiles(path);
  await act(tab, 'use-photo').waitFor();
  await writeFile(path, 'changed by the cloud');
  await act(tab, 'use-photo').click();
  await tab.locator('main[data-step=processing]').waitFor();
  const sent = server.posts[0]?.get('paper');
  assert.ok(sent instanceof File);
  assert.equal(await sent.text(), 'as chosen');
  assert.equal(sent.name, 'bill.pdf');
  await tab.close();
});

test('a file that cannot be read any more has to be chosen again, and then is sent', { skip }, async () => {
  const tab = await open(pages.selfie);
  server.next.push(pages.processing);
  await tab.locator('summary', { hasText: 'Upload' }).click();
  const paths = await Promise.all(['center', 'left', 'right'].map((pose) => writeChosen(`${pose}.heic`, pose)));
  for (const [index, pose] of ['center', 'left', 'right'].entries()) {
    await tab.locator(`#field-${pose}`).setInputFiles(paths[index]!);
  }
  await writeFile(paths[1]!, 'changed by the cloud');
  await act(tab, 'continue').click();
  await tab.getByRole('alert').filter({ hasText: 'Please choose it again' }).waitFor();
  assert.equal(await act(tab, 'try-again').count(), 0);
  assert.equal(server.posts.length, 0);
  await tab.locator('#field-left').setInputFiles(paths[1]!);
  await act(tab, 'continue').click();
  await tab.locator('main[data-step=processing]').waitFor();
  assert.equal(server.posts.length, 1);
  await tab.close();
});

test('a file that is missing when it is chosen has to be chosen again', { skip }, async () => {
  const tab = await open(pages.front);
  await tab.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  });
  const path = await writeChosen('card.jpg', 'card');
  await act(tab, 'choose-file').setInputFiles(path);
  await tab.getByRole('alert').filter({ hasText: 'Please choose it again' }).waitFor();
  await tab.close();
});

test('transparent parts of a picture are sent as white', { skip }, async () => {
  const tab = await open(pages.front);
  server.next.push(pages.back);
  const clear = await tab.evaluate(() => document.createElement('canvas').toDataURL('image/png').split(',')[1]!);
  const buffer = Buffer.from(clear, 'base64');
  await act(tab, 'choose-file').setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer });
  await act(tab, 'use-photo').waitFor();
  const colour = await tab.locator('.photo img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const context = document.createElement('canvas').getContext('2d')!;
    context.drawImage(image, 0, 0);
    return [...context.getImageData(5, 5, 1, 1).data];
  });
  assert.deepEqual(colour, [255, 255, 255, 255]);
  await tab.close();
});

test('a file that is not a picture is refused before it is sent', { skip }, async () => {
  const tab = await open(pages.front);
  await act(tab, 'choose-file').setInputFiles(await writeChosen('notes.txt', 'This is my driving licence, honestly.'));
  await tab.getByRole('alert').filter({ hasText: 'We cannot use this kind of file' }).waitFor();
  await act(tab, 'choose-file').setInputFiles(await writeChosen('cut.jpg', '\u00ff\u00d8 no picture at all'));
  await tab.getByRole('alert').waitFor();
  // HEIC, which this browser cannot decode and the server can.
  await act(tab, 'choose-file').setInputFiles(await writeChosen('phone.heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'));
  await act(tab, 'use-photo').waitFor();
  assert.equal(server.posts.length, 0);
  await tab.close();
});

test('the same picture is not accepted for both sides', { skip }, async () => {
  const tab = await open(pages.front);
  const path = new URL('front.png', `file://${folder}/`).pathname;
  await writeFile(path, await tab.screenshot());
  server.next.push(pages.back);
  await act(tab, 'choose-file').setInputFiles(path);
  await act(tab, 'use-photo').click();
  await tab.locator('main[data-step=back]').waitFor();
  await act(tab, 'choose-file').setInputFiles(path);
  await tab.getByRole('alert').filter({ hasText: 'You already tried this photo' }).waitFor();
  await writeFile(path, await tab.screenshot());
  await act(tab, 'choose-file').setInputFiles(path);
  await act(tab, 'use-photo').waitFor();
  assert.equal(server.posts.length, 1);
  await tab.close();
});
