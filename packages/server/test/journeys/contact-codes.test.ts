/** Confirmation of an e-mail address by a code, in a real phone browser: a wrong code, a new one, and the right one. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { codeFor, contactTemplate, somebody, verifiedOf, wrong } from '../support/contact-codes.ts';
import { decidedStatus } from '../support/inquiries.ts';
import { openInquiry, typedClient } from '../support/journey.ts';
import { type MessageGateway, startMessageGateway } from '../support/message-gateway.ts';
import { act, step } from '../support/paper-page.ts';
import { startService, type TestService } from '../support/service.ts';
import { installClock, sharedBrowser } from '../support/shared-browser.ts';

let gateway: MessageGateway;
let service: TestService;
let template = '';

before(async () => {
  gateway = await startMessageGateway();
  service = await startService({
    settings: { MAIL_TRANSPORT: 'http', MAIL_FROM: 'no-reply@example.com', MAIL_HTTP_URL: gateway.url },
  });
  template = await contactTemplate(service.production, 'email-address');
});
after(async () => {
  await service.close();
  await gateway.close();
});

/** Opens a new inquiry at the address screen; `scripted` is false for a browser without script. */
async function atAddress(scripted = true): Promise<{ readonly id: string; readonly page: Page }> {
  const { id, link } = await openInquiry(typedClient(service, 'production'), template);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripted });
  const page = await context.newPage();
  await installClock(page);
  await page.goto(link);
  assert.ok(await page.getByText('We send you a code. You enter it here.').isVisible());
  await act(page, 'consent').click();
  await step(page, 'contact');
  return { id, page };
}

const code = (page: Page) => page.getByLabel('Code, six digits');

describe('the story of a confirmed address', () => {
  it('leads from a wrong code and a new one to an approved inquiry', async () => {
    const to = somebody();
    const { id, page } = await atAddress();
    await page.getByLabel('E-mail address').fill('ada');
    await act(page, 'continue').click();
    await page.getByText('This e-mail address does not look right.').waitFor();
    await page.getByLabel('E-mail address').fill(to);
    await act(page, 'continue').click();
    await step(page, 'contact-code');
    const first = await codeFor(gateway, to);
    await code(page).fill(wrong(first));
    await act(page, 'continue').click();
    await page.getByText('You have 4 tries left.').waitFor();
    assert.match(await act(page, 'new-code').innerText(), /^New code in \d+ seconds?$/);
    assert.equal(await act(page, 'new-code').getAttribute('aria-disabled'), 'true');
    await act(page, 'new-code').click({ force: true });
    service.clock.forward(31);
    await page.clock.fastForward(31_000);
    await page.getByText('Send a new code').click();
    const second = await codeFor(gateway, to, 2);
    await code(page).fill(`${second.slice(0, 3)} ${second.slice(3)}`);
    await act(page, 'continue').click();
    await page.clock.resume();
    await step(page, 'success');
    assert.equal(gateway.taken.filter((each) => each.to === to).length, 2, 'the early press sent nothing');
    await page.context().close();
    assert.equal(await decidedStatus(service, id, service.production), 'approved');
    const { verification } = await verifiedOf(service.production, id);
    assert.equal(verification.attributes['email-address'], to);
  });

  it('returns to the address by the browser and by the button, and works with the keyboard only', async () => {
    const [mistyped, to] = [somebody(), somebody()];
    const { page } = await atAddress();
    await page.getByLabel('E-mail address').fill(mistyped);
    await page.keyboard.press('Enter');
    await step(page, 'contact-code');
    await page.goBack();
    await step(page, 'contact');
    assert.equal(await page.getByLabel('E-mail address').inputValue(), mistyped);
    await page.getByLabel('E-mail address').focus();
    await page.keyboard.press('Enter');
    await step(page, 'contact-code');
    await act(page, 'other-contact').focus();
    await page.keyboard.press('Enter');
    await step(page, 'contact');
    await page.getByLabel('E-mail address').fill(to);
    await page.keyboard.press('Enter');
    await step(page, 'contact-code');
    await code(page).focus();
    await page.keyboard.type(await codeFor(gateway, to));
    await page.keyboard.press('Enter');
    await step(page, 'success');
    await page.context().close();
  });

  it('works without script', async () => {
    const to = somebody();
    const { id, page } = await atAddress(false);
    await page.getByLabel('E-mail address').fill(to);
    await act(page, 'continue').click();
    await step(page, 'contact-code');
    await act(page, 'new-code').click();
    await page.getByText('A code is on its way.').waitFor();
    await code(page).fill(await codeFor(gateway, to));
    await act(page, 'continue').click();
    await step(page, 'success');
    assert.equal(await decidedStatus(service, id, service.production), 'approved');
    await page.context().close();
  });
});
