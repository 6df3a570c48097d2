/** Behaviours of a person in a real browser: each action is performed, and the inquiry shows its count. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type FilmBrowser, startFilmBrowser } from '../support/browser.ts';
import { databaseTemplate } from '../support/databases.ts';
import { openInquiry, showInquiry, typedClient } from '../support/journey.ts';
import { act, step } from '../support/paper-page.ts';
import { useService } from '../support/service.ts';
import { installClock } from '../support/shared-browser.ts';

let browser: FilmBrowser;
let template = '';

const service = useService({}, async (started) => {
  browser = await startFilmBrowser();
  template = await databaseTemplate(started.sandbox, 'database', { attempts: 2 });
});
after(() => browser.close());

interface AtForm {
  readonly id: string;
  readonly page: Page;
}

/** Opens the details form with a clock that the test advances. */
async function atForm(): Promise<AtForm> {
  const { id, link } = await openInquiry(typedClient(service.current, 'sandbox'), template);
  const page = await (await browser.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await installClock(page);
  const measures = page.waitForResponse((got) => /\/reporter-[\w-]+\.js$/.test(got.url()));
  await page.goto(link);
  await (await measures).finished();
  await act(page, 'consent').click();
  await step(page, 'details');
  return { id, page };
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ava');
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByLabel('Date of birth').fill('1990-04-12');
  await page.getByLabel('Street and house number').fill('12 Harbor Street');
  await page.getByLabel('City').fill('Oakland');
  await page.getByLabel('State or province').fill('CA');
  await page.getByLabel('Postal code').fill('94607');
}

/** Sends the form and returns the behaviours of the inquiry. */
async function sent({ id, page }: AtForm): Promise<Readonly<Record<string, unknown>>> {
  await act(page, 'continue').click();
  await step(page, 'success');
  await page.context().close();
  return (await showInquiry(typedClient(service.current, 'sandbox'), id)).attributes.behaviors;
}

/**
 * Returns a function that puts a field in the state in which the browser's autofill leaves it, or removes that state
 * as typing does: a headless Chromium has no stored addresses to fill in.
 */
async function autofillOf(page: Page): Promise<(selector: string, isFilled: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  return async (selector, isFilled) => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: isFilled ? ['autofill'] : [] });
  };
}

describe('the behaviours of a person', () => {
  it('include copies and pastes by keyboard, also in a form that was refused first', async () => {
    const form = await atForm();
    const { page } = form;
    await fillIn(page);
    await page.getByLabel('City').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+C');
    await page.keyboard.press('Control+V');
    await page.keyboard.press('Control+V');
    await page.getByLabel('City').fill('Oakland');
    await page.getByLabel('Date of birth').fill('2099-01-01');
    await act(page, 'continue').click();
    await page.locator('#problem').waitFor();
    await page.getByLabel('Date of birth').fill('1990-04-12');
    const behaviors = await sent(form);
    assert.deepEqual([behaviors['shortcut-copies'], behaviors['shortcut-pastes']], [1, 2]);
    assert.deepEqual([behaviors['autofill-starts'], behaviors['autofill-cancels']], [0, 0]);
    assert.equal(behaviors['distraction-events'], 0);
  });

  it('include each departure from the tab', async () => {
    const form = await atForm();
    const { page } = form;
    await fillIn(page);
    const session = await page.context().newCDPSession(page);
    // Playwright makes each page assume that it has the focus.
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    for (let times = 0; times < 2; times += 1) {
      const other = await page.context().newPage();
      await other.bringToFront();
      await page.waitForFunction(() => !document.hasFocus());
      await page.bringToFront();
      await page.waitForFunction(() => document.hasFocus());
      await other.close();
    }
    assert.equal((await sent(form))['distraction-events'], 2);
  });

  it('count the autofill of several fields as one start, and what is typed over it', async () => {
    const form = await atForm();
    const { page } = form;
    await fillIn(page);
    const setFilled = await autofillOf(page);
    await setFilled('#field-name-first', true);
    await setFilled('#field-name-last', true);
    await page.getByLabel('City').fill('Oakland');
    await setFilled('#field-name-first', false);
    await page.getByLabel('First name').fill('Ada');
    const behaviors = await sent(form);
    assert.deepEqual([behaviors['autofill-starts'], behaviors['autofill-cancels']], [1, 1]);
  });

  it('include the pauses, and their share of the time in fields', async () => {
    const form = await atForm();
    const { page } = form;
    await fillIn(page);
    await page.clock.fastForward(20_000);
    await page.getByLabel('City').fill('Oakland');
    await page.clock.fastForward(40_000);
    const behaviors = await sent(form);
    const [time, baseline] = [Number(behaviors['hesitation-time']), Number(behaviors['hesitation-baseline'])];
    assert.ok(Number(behaviors['hesitation-count']) >= 2, JSON.stringify(behaviors));
    assert.ok(time >= 60_000 && time <= baseline, JSON.stringify(behaviors));
    assert.equal(behaviors['hesitation-percentage'], (100 * time) / baseline);
  });

  it('include the duration, and that a program controls this browser', async () => {
    const form = await atForm();
    await fillIn(form.page);
    const behaviors = await sent(form);
    assert.ok(Number(behaviors['completion-time']) > 0);
    assert.deepEqual([behaviors['bot-score'], behaviors['behavior-threat-level']], [60, 'medium']);
    assert.deepEqual([behaviors['request-spoof-attempts'], behaviors['user-agent-spoof-attempts']], [0, 0]);
    const unknown = ['devtools-open', 'debugger-attached', 'api-version-less-than-minimum-count'];
    assert.ok(unknown.every((name) => behaviors[name] === null));
  });
});
