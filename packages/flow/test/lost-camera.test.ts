/** Camera lost while it runs: it is reopened, and the person is informed if that does not help. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { phone } from './support/browser.ts';
import { beCamera } from './support/canvas-camera.ts';
import { useFlowBrowser } from './support/flow-browser.ts';
import { pages } from './support/pages.ts';

const flow = useFlowBrowser(pages.front);
const { skip } = flow;

async function openCamera(): Promise<Page> {
  flow.server.current = pages.front;
  const tab = await flow.browser.newPage({ viewport: phone });
  await tab.addInitScript(beCamera);
  await tab.goto(`${flow.server.origin}/flow`);
  await tab.locator('[data-action=start-camera]').click();
  await isLive(tab);
  return tab;
}

const isLive = (tab: Page): Promise<void> => tab.locator('[data-action=shutter]:enabled').waitFor();

/** Waits until the camera was opened this many times. */
const openedTimes = async (tab: Page, times: number): Promise<void> => {
  await tab.waitForFunction((count) => window.opened.length >= count, times);
};

async function takesPhoto(tab: Page): Promise<void> {
  await isLive(tab);
  await tab.locator('[data-action=shutter]').click();
  await tab.locator('[data-action=use-photo]').waitFor();
  assert.deepEqual(await tab.evaluate(() => window.opened.map(({ readyState }) => readyState)), ['ended', 'ended']);
  await tab.close();
}

describe('a camera that is lost', { skip }, () => {
  test('because its track ends is opened again, and takes the photo', async () => {
    const tab = await openCamera();
    await tab.evaluate(() => {
      window.opened[0]?.stop();
      window.opened[0]?.dispatchEvent(new Event('ended'));
    });
    await openedTimes(tab, 2);
    await takesPhoto(tab);
  });

  test('while the page was hidden is opened again on return, and takes the photo', async () => {
    const tab = await openCamera();
    await tab.evaluate(() => {
      window.opened[0]?.stop();
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await openedTimes(tab, 2);
    await takesPhoto(tab);
  });

  test('because its picture does not move for a while is opened again, and takes the photo', async () => {
    const tab = await openCamera();
    await tab.evaluate(() => {
      window.isStill = true;
    });
    await openedTimes(tab, 2);
    await tab.evaluate(() => {
      window.isStill = false;
    });
    await takesPhoto(tab);
  });

  for (const [name, problem] of [
    ['isStill', 'E8'],
    ['isTaken', 'E6'],
  ] as const) {
    test(`and stays lost is reported after two new tries (${name}: ${problem})`, async () => {
      const tab = await openCamera();
      await tab.evaluate((fault) => {
        window[fault] = true;
      }, name);
      await tab.locator(`[data-camera-problem=${problem}]`).waitFor();
      assert.equal(await tab.evaluate(() => window.opened.length), 3);
      await tab.evaluate((fault) => {
        window[fault] = false;
      }, name);
      await tab.locator('[data-action=start-camera]').click();
      await isLive(tab);
      await tab.close();
    });
  }

  test('is not assumed while the picture keeps moving', async () => {
    const tab = await openCamera();
    await tab.locator('video').evaluate(async (video: HTMLVideoElement) => {
      for (let seen = 0; seen < 100; seen += 1) await new Promise((next) => video.requestVideoFrameCallback(next));
    });
    assert.equal(await tab.evaluate(() => window.opened.length), 1);
    await tab.close();
  });
});
