/** An inquiry opened in two real browsers: the first page detects that the other one continues it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { act, step } from '../support/paper-page.ts';
import { useService } from '../support/service.ts';
import { installClock, sharedBrowser } from '../support/shared-browser.ts';

const service = useService();

async function openedBy(id: string, userAgent?: string) {
  const made = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const context = await (await sharedBrowser()).newContext({
    viewport: { width: 390, height: 844 },
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  const page = await context.newPage();
  await installClock(page);
  await page.goto(String(made.body.meta?.['one-time-link']));
  await act(page, 'consent').click();
  await step(page, 'country');
  return page;
}

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

describe('an inquiry that is opened in a second browser', () => {
  it('is reported in the first within half a minute, is taken over there, and shows its end in both', async () => {
    const { id } = await createInquiry(service.current);
    const first = await openedBy(id);
    service.current.clock.forward(1);
    const second = await openedBy(id, iphone);
    await first.clock.runFor(31_000);
    await step(first, 'elsewhere');
    assert.match(await first.locator('main').innerText(), /It was opened again: Safari on iOS/);
    service.current.clock.forward(1);
    await act(first, 'take-over').click();
    await step(first, 'country');
    // A tab that is visible again polls at once.
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await step(second, 'elsewhere');
    await service.current.sandbox.post(`/inquiries/${id}/approve`);
    await second.clock.runFor(4_000);
    await step(second, 'success');
    await first.clock.runFor(31_000);
    await step(first, 'success');
    await Promise.all([first, second].map((page) => page.context().close()));
  });
});
