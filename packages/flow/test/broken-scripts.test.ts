/** Missing scripts (E23): the page works as plain forms, and a step without its script is loaded as a document. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { phone } from './support/browser.ts';
import { useFlowBrowser } from './support/flow-browser.ts';
import { pages } from './support/pages.ts';

const flow = useFlowBrowser(pages.start);
const { skip } = flow;

const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff]) };

/** Opens the page in a browser with scripts enabled, except that files of these names fail to load. */
async function open(page: typeof flow.server.current, missing: RegExp): Promise<Page> {
  flow.server.current = page;
  flow.server.posts.length = 0;
  flow.server.next.length = 0;
  const tab = await flow.browser.newPage({ viewport: phone });
  await tab.route(missing, (route) => route.fulfill({ status: 404 }));
  await tab.goto(`${flow.server.origin}/flow`);
  return tab;
}

const step = (tab: Page, name: string) => tab.locator(`main[data-step=${name}]`).waitFor();
const act = (tab: Page, action: string) => tab.locator(`[data-action=${action}]`).click();

describe('a script that does not arrive', { skip }, () => {
  test('leaves plain forms that post the same answers', async () => {
    const tab = await open(pages.start, /\.js$/);
    flow.server.next.push(pages.country, pages['document-type'], pages.front, pages.success);
    await act(tab, 'consent');
    await tab.locator('select').selectOption('FR');
    await act(tab, 'continue');
    await tab.locator('input[value=id]').check();
    await act(tab, 'continue');
    await tab.locator('input[name=photo]').setInputFiles(photo);
    await act(tab, 'continue');
    await step(tab, 'success');
    assert.deepEqual(
      flow.server.posts.map((post) => post.get('step')),
      ['start', 'country', 'document-type', 'front'],
    );
    await tab.close();
  });

  for (const [name, missing] of [
    ['script', /\/capture-[^/]*\.js$/],
    ['texts', /\/later-[^/]*\.js$/],
  ] as const) {
    test(`of a later step (its ${name}) has the step loaded as a document; the answer was sent once`, async () => {
      const tab = await open(pages['document-type'], missing);
      flow.server.next.push(pages.front, pages.back);
      await tab.locator('main[data-scripted]').waitFor();
      await tab.locator('input[value=id]').check();
      await act(tab, 'continue');
      await step(tab, 'front');
      assert.equal(flow.server.posts.length, 1);
      await tab.locator('input[name=photo]').setInputFiles(photo);
      await act(tab, 'continue');
      await step(tab, 'back');
      await tab.close();
    });
  }

  test('of the step after the wait has that step loaded as a document', async () => {
    const tab = await open(pages.processing, /\/selfie-[^/]*\.js$/);
    await tab.locator('main[data-scripted]').waitFor();
    flow.server.current = pages.selfie;
    await step(tab, 'selfie');
    await tab.locator('input[name=center]').waitFor();
    await tab.close();
  });

  test('because the network is down is requested again when it is back', async () => {
    const tab = await open(pages['document-type'], /\/capture-[^/]*\.js$/);
    await tab.locator('main[data-scripted]').waitFor();
    let isAway = true;
    await tab.route(/\/flow\/inq_\w+(\?.*)?$/, (route) =>
      isAway && route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    flow.server.next.push(pages.front);
    await tab.locator('input[value=id]').check();
    await act(tab, 'continue');
    await tab.getByRole('alert').filter({ hasText: 'There is no connection' }).waitFor();
    isAway = false;
    await step(tab, 'front');
    assert.equal(flow.server.posts.length, 1);
    await tab.close();
  });

  test('leaves a waiting page that reloads itself until its end', async () => {
    const tab = await flow.browser.newPage({ viewport: phone });
    await tab.clock.install();
    flow.server.current = pages.processing;
    await tab.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
    await tab.goto(`${flow.server.origin}/flow`);
    await step(tab, 'processing');
    flow.server.current = pages.success;
    await tab.clock.runFor(20_000);
    await step(tab, 'success');
    await tab.close();
  });
});
