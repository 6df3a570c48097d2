/** Each problem of a camera has at least two ways on, and each way works. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { CameraProblem } from '../src/camera/camera-problem.ts';
import type { FlowPage } from '../src/page.ts';
import { phone } from './support/browser.ts';
import { beCamera } from './support/canvas-camera.ts';
import { useFlowBrowser } from './support/flow-browser.ts';
import { pages } from './support/pages.ts';

const flow = useFlowBrowser(pages.front);
const { skip } = flow;

/** Script of a browser whose camera fails with this error and whose permission has this state. */
const failing = (error: string, permission: string): string => `
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', '${error}'));
  navigator.permissions.query = async () => ({ state: '${permission}' });`;

interface Case {
  readonly script: string;
  readonly inApp?: true;
  /** Next action for this problem, in addition to the upload and contacting the company. */
  readonly own: string | null;
}

const retry = 'start-camera';

const problems: Readonly<Record<CameraProblem, Case>> = {
  E1: { script: failing('NotFoundError', 'granted'), own: retry },
  E2: { script: failing('NotAllowedError', 'denied'), own: retry },
  E2b: { script: failing('NotAllowedError', 'prompt'), own: retry },
  E2c: { script: failing('NotAllowedError', 'granted'), own: retry },
  E3: { script: `Object.defineProperty(window, 'isSecureContext', { value: false });`, own: null },
  E4: {
    script: `Object.defineProperty(document, 'permissionsPolicy', { value: { allowsFeature: () => false } });`,
    own: 'own-tab',
  },
  E5: { script: failing('NotAllowedError', 'prompt'), inApp: true, own: 'to-browser' },
  E6: { script: failing('NotReadableError', 'granted'), own: retry },
  E7: { script: failing('OverconstrainedError', 'granted'), own: retry },
  E8: {
    script: `navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d').fillRect(0, 0, 300, 150);
      return canvas.captureStream(10);
    };`,
    own: retry,
  },
};

const screens = ['front', 'selfie', 'paper'] as const;

/** Returns the screens to test: all share the notice, so only problems with different actions use all of them. */
const triedOn = (problem: string): readonly (typeof screens)[number][] =>
  problem === 'E3' || problem === 'E5' ? screens : ['front'];

/** Opens the page in a browser that runs the script first. */
async function open(page: FlowPage, script: string): Promise<Page> {
  flow.server.current = page;
  const context = await flow.browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  await context.addInitScript(script);
  const tab = await context.newPage();
  await tab.goto(`${flow.server.origin}/flow`);
  await tab.locator('main[data-scripted]').waitFor();
  return tab;
}

/** Returns the names of the visible controls; a file input counts by its label. */
const waysOn = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main [data-action], footer [data-action]')];
    const isShown = (each: HTMLElement) =>
      (document.querySelector<HTMLElement>(`label[for="${each.id}"]`) ?? each).checkVisibility();
    return [...new Set(controls.filter(isShown).map((each) => each.dataset['action'] ?? ''))];
  });

describe('a camera that fails', () => {
  for (const [problem, { script, own, inApp }] of Object.entries(problems)) {
    for (const name of triedOn(problem)) {
      test(`${problem} on the screen ${name} offers another way besides the upload`, { skip }, async () => {
        const page = { ...pages[name], handOff: true, ...(inApp ? { inApp } : {}) } as const;
        const tab = await open(page, script);
        await tab.locator(`[data-action=${retry}]`).click();
        await tab.locator(`[data-camera-problem=${problem}]`).waitFor();
        const ways = await waysOn(tab);
        for (const way of ['choose-file', 'another-way', ...(own === null ? [] : [own])]) {
          assert.ok(ways.includes(way), `${way} is none of ${ways}`);
        }
        await tab.context().close();
      });
    }
  }

  test('an app is blamed for no other problem, and only where there is a way to a browser', { skip }, async () => {
    const cases = [
      ['E6', { ...pages.front, inApp: true, handOff: true }, problems.E6.script],
      ['E2b', { ...pages.front, inApp: true }, problems.E2b.script],
    ] as const;
    for (const [problem, page, script] of cases) {
      const tab = await open(page, script);
      await tab.locator(`[data-action=${retry}]`).click();
      await tab.locator(`[data-camera-problem=${problem}]`).waitFor();
      await tab.context().close();
    }
  });

  test('a template without upload offers the other ways', { skip }, async () => {
    const tab = await open({ ...pages.front, captureMethods: ['camera'] }, problems.E1.script);
    await tab.locator(`[data-action=${retry}]`).click();
    await tab.locator('[data-camera-problem=E1]').waitFor();
    assert.deepEqual((await waysOn(tab)).toSorted(), ['another-way', retry]);
    await tab.context().close();
  });
});

/** Opens the front of a document and its camera, which fails with this problem. */
async function openFailed(problem: CameraProblem): Promise<Page> {
  const { script, inApp } = problems[problem];
  const tab = await open({ ...pages.front, handOff: true, ...(inApp ? { inApp } : {}) }, script);
  await tab.locator(`[data-action=${retry}]`).click();
  await tab.locator(`[data-camera-problem=${problem}]`).waitFor();
  return tab;
}

const names = Object.keys(problems) as CameraProblem[];

describe('a way to continue after a camera failure', { skip }, () => {
  for (const problem of names) {
    test(`${problem}: the upload of a file opens the photo, which is sent`, async () => {
      const tab = await openFailed(problem);
      const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#888888' } });
      const file = { name: 'licence.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
      await tab.locator('[data-action=choose-file]').setInputFiles(file);
      const sent = flow.server.posts.length;
      flow.server.next.push(pages.success);
      await tab.locator('[data-action=use-photo]').click();
      await tab.locator('main[data-step=success]').waitFor();
      assert.equal(flow.server.posts[sent]?.get('capture-method'), 'upload');
      await tab.context().close();
    });
  }

  for (const problem of names.filter((name) => problems[name].own === retry)) {
    test(`${problem}: the camera is opened again, and takes the photo`, async () => {
      const tab = await openFailed(problem);
      await tab.evaluate(beCamera);
      await tab.locator(`[data-camera-problem] [data-action=${retry}]`).click();
      await tab.locator('[data-action=shutter]:enabled').click();
      await tab.locator('[data-action=use-photo]').waitFor();
      await tab.context().close();
    });
  }

  test('E4: the same screen opens in a tab of its own', async () => {
    const tab = await openFailed('E4');
    const [own] = await Promise.all([tab.waitForEvent('popup'), tab.locator('[data-action=own-tab]').click()]);
    await own.locator('main[data-step=front]').waitFor();
    assert.equal(own.url(), tab.url());
    await tab.context().close();
  });

  test('E5: a hand-off moves the inquiry to the browser of the device', async () => {
    const tab = await openFailed('E5');
    const sent = flow.server.posts.length;
    flow.server.next.push(pages['hand-off']);
    await tab.locator('[data-action=to-browser]').click();
    await tab.locator('main[data-step=hand-off]').waitFor();
    assert.equal(flow.server.posts[sent]?.get('hand-off'), 'start');
    await tab.context().close();
  });

  test('the question to the company opens its answer', async () => {
    const tab = await openFailed('E3');
    const answer = tab.locator('[data-camera-problem] details[data-action=another-way]');
    await answer.locator('summary').click();
    assert.ok(await answer.locator('p').isVisible());
    await tab.context().close();
  });
});
