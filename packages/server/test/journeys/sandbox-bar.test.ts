/** Sandbox bar in a real browser: a developer reaches each end of the flow without a document. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { startFilmBrowser } from '../support/browser.ts';
import { createInquiry } from '../support/inquiries.ts';
import { act, step } from '../support/paper-page.ts';
import { useService } from '../support/service.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

const service = useService();

interface Opening {
  readonly scripted?: boolean;
  readonly browser?: Browser;
}

async function opened({ scripted = true, browser }: Opening = {}): Promise<{ id: string; page: Page }> {
  const { id } = await createInquiry(service.current);
  const linked = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const context = await (browser ?? (await sharedBrowser())).newContext({
    viewport: { width: 320, height: 640 },
    javaScriptEnabled: scripted,
  });
  const page = await context.newPage();
  await page.goto(String(linked.body.meta?.['one-time-link']));
  await page.getByText('The controls appear here once you have agreed.').waitFor();
  await act(page, 'consent').click();
  await step(page, 'country');
  return { id, page };
}

const statusOf = async (id: string) =>
  String((await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes['status']);

const bar = (page: Page) => page.locator('details.sandbox');
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();

/** Opens the bar by keyboard. */
async function open(page: Page): Promise<void> {
  if (await bar(page).evaluate((element) => element.hasAttribute('open'))) return;
  await bar(page).locator('summary').focus();
  await page.keyboard.press('Enter');
}

async function use(page: Page, name: string): Promise<void> {
  await open(page);
  await press(page, name);
}

async function choose(page: Page, scripted: boolean): Promise<void> {
  if (scripted) await page.locator('label:has(input[name=country][value=US])').click();
  else await page.locator('select[name=country]').selectOption('US');
  await act(page, 'continue').click();
}

async function showSpecimens(page: Page): Promise<void> {
  for (const side of ['front', 'back']) {
    await step(page, side);
    await use(page, 'Use a specimen');
  }
}

for (const scripted of [true, false]) {
  describe(`the sandbox bar ${scripted ? 'with script' : 'without script'}`, () => {
    it('fails a check by a reason, asks again with its remedy, and succeeds with specimens', async () => {
      const { id, page } = await opened({ scripted });
      await open(page);
      await page.getByLabel('Check and reason of a failure').selectOption('id_barcode_detection.barcode_not_detected');
      await press(page, 'Fail');
      const said = bar(page).getByRole('status');
      await open(page);
      await said.getByText('id_barcode_detection · barcode_not_detected').waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'fits 320 px');
      await choose(page, scripted);
      await showSpecimens(page);
      await step(page, 'retry');
      assert.match(await page.locator('main').innerText(), /We could not read the barcode/);
      await page.locator('main').getByRole('button', { name: 'Try again' }).click();
      await showSpecimens(page);
      await step(page, 'selfie');
      await use(page, 'Use a specimen');
      await step(page, 'success');
      assert.match(await statusOf(id), /completed|approved/);
    });

    it('shows an inquiry in review at once', async () => {
      const { id, page } = await opened({ scripted });
      await use(page, 'Send to review');
      await step(page, 'needs-review');
      assert.equal(await statusOf(id), 'needs_review');
    });

    it('lets an inquiry expire, whose page offers the request for a new link', async () => {
      const { id, page } = await opened({ scripted });
      await use(page, 'Expire');
      await step(page, 'expired');
      await page.getByRole('button', { name: 'Ask for a new link' }).click();
      await page.getByText('knows that you want to continue').waitFor();
      assert.equal(await statusOf(id), 'expired');
    });
  });
}

describe('a choice for the next check', () => {
  it('keeps the screen, with what was chosen on it, and the focus', async () => {
    const { page } = await opened();
    await page.locator('label:has(input[name=country][value=CA])').click();
    await open(page);
    await press(page, 'Slow');
    await bar(page).getByRole('button', { name: 'Slow', pressed: true }).waitFor();
    assert.equal(await page.locator('input[name=country]:checked').getAttribute('value'), 'CA');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Slow');
  });
});

describe('the camera of the sandbox', () => {
  it('uses a specimen in place of a card and of a face', async () => {
    const camera = await startFilmBrowser();
    try {
      const { id, page } = await opened({ browser: camera.browser });
      await choose(page, true);
      for (const [screen, next] of [
        ['front', 'back'],
        ['back', 'selfie'],
        ['selfie', 'success'],
      ] as const) {
        await step(page, screen);
        await act(page, 'start-camera').click();
        await page.locator('dialog.camera').getByRole('button', { name: 'Use a specimen' }).click();
        await step(page, next);
      }
      assert.match(await statusOf(id), /completed|approved/);
    } finally {
      await camera.close();
    }
  });
});
