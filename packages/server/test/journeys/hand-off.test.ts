/** Hand-off from a computer to a phone: two browsers, and browsers without script on other networks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { decodeCodes } from '../../../engines/src/barcode/zxing.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry, decidedStatus } from '../support/inquiries.ts';
import { overtakeBy } from '../support/overtake.ts';
import { act, step } from '../support/paper-page.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { createTemplate, documentStep, published } from '../support/templates.ts';

const service = useService({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });

const computer = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

async function linked(
  attributes: Record<string, unknown> = {},
): Promise<{ readonly id: string; readonly link: string }> {
  const { id } = await createInquiry(service.current, { 'redirect-uri': 'https://shop.example/done', ...attributes });
  const made = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  return { id, link: String(made.body.meta?.['one-time-link']) };
}

async function sendPhoto(page: Page, shade: number): Promise<void> {
  const buffer = Buffer.from(await (await plainPicture(shade)).arrayBuffer());
  await act(page, 'choose-file').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await act(page, 'use-photo').click();
}

async function sendSelfies(page: Page): Promise<void> {
  for (const [pose, shade] of [
    ['center', 100],
    ['left', 110],
    ['right', 120],
  ] as const) {
    const buffer = Buffer.from(await (await plainPicture(shade, 600, 800)).arrayBuffer());
    const file = { name: `${pose}.jpg`, mimeType: 'image/jpeg', buffer };
    await page.locator('details:has(input[type=file])').evaluate((each) => each.setAttribute('open', ''));
    await page.locator(`input[name=${pose}]`).setInputFiles(file);
  }
  await page.locator('details form [data-action=continue]').click();
}

async function contextOf(phone: boolean): Promise<BrowserContext> {
  const browser = await sharedBrowser();
  return phone
    ? browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    : browser.newContext({ viewport: { width: 1280, height: 800 } });
}

/** Opens an inquiry on a computer, up to the front of the document. */
async function atComputer(): Promise<{ readonly id: string; readonly desk: Page }> {
  const { id, link } = await linked();
  const desk = await (await contextOf(false)).newPage();
  await desk.goto(link);
  await act(desk, 'consent').click();
  await step(desk, 'country');
  await desk.locator('label:has(input[value=US])').click();
  await act(desk, 'continue').click();
  await step(desk, 'front');
  return { id, desk };
}

const shownLink = async (page: Page): Promise<string> =>
  (await page.locator('main[data-step=hand-off] bdi.number').innerText()).trim();

/** Reads the QR code on the screen. */
async function readCode(page: Page): Promise<string | undefined> {
  const picture = sharp(await page.locator('svg.qr-code').screenshot())
    .grayscale()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const [code] = await decodeCodes({ data, width: info.width, height: info.height });
  return code?.text;
}

async function methodsOf(id: string): Promise<unknown[]> {
  const { body } = await service.current.sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
  return body.data.map(({ attributes }) => attributes['device-handoff-method']);
}

describe('a hand-off from a computer to a phone', () => {
  it('shows a code, and continues there to the end, which the computer shows with the way back', async () => {
    const { id, desk } = await atComputer();
    await act(desk, 'hand-off').click();
    await step(desk, 'hand-off');
    await desk.locator('svg.qr-code').waitFor();
    assert.equal(await readCode(desk), await shownLink(desk));
    const phone = await (await contextOf(true)).newPage();
    await phone.goto(await shownLink(desk));
    await step(phone, 'start');
    assert.match(await phone.locator('main').innerText(), /Chrome on Linux/);
    assert.equal(await phone.locator('input[name=number]').count(), 0, 'scanned at once in the same network');
    await act(phone, 'consent').click();
    await step(phone, 'front');
    assert.equal(await act(phone, 'hand-off').count(), 0);
    await desk.locator('svg.qr-code').waitFor({ state: 'detached' });
    await sendPhoto(phone, 10);
    await step(phone, 'back');
    await desk.reload();
    await step(desk, 'hand-off');
    await sendPhoto(phone, 60);
    await step(phone, 'selfie');
    await sendSelfies(phone);
    await step(phone, 'success');
    assert.equal(await act(phone, 'continue').count(), 0, 'the phone gets no way back');
    await step(desk, 'success');
    assert.match(
      (await act(desk, 'continue').getAttribute('href')) ?? '',
      /^https:\/\/shop\.example\/done\?inquiry-id=/,
    );
    assert.equal(await decidedStatus(service.current, id), 'approved');
    assert.deepEqual(await methodsOf(id), ['qr', null]);
    await Promise.all([desk, phone].map((page) => page.context().close()));
  });

  it('is taken back by the computer: the phone can do nothing more', async () => {
    const { desk } = await atComputer();
    await act(desk, 'hand-off').click();
    await step(desk, 'hand-off');
    const phone = await (await contextOf(true)).newPage();
    await phone.goto(await shownLink(desk));
    await act(phone, 'consent').click();
    await step(phone, 'front');
    await act(desk, 'stop-hand-off').click();
    await step(desk, 'front');
    await sendPhoto(phone, 10);
    await step(phone, 'gone');
    await sendPhoto(desk, 20);
    await step(desk, 'back');
    await Promise.all([desk, phone].map((page) => page.context().close()));
  });

  it('shows another code after a reload, and the one before still opens', async () => {
    const { desk } = await atComputer();
    await act(desk, 'hand-off').click();
    await step(desk, 'hand-off');
    const first = await shownLink(desk);
    await desk.reload();
    const second = await shownLink(desk);
    assert.notEqual(second, first);
    for (const link of [first, second]) {
      const phone = createIndividual(service.current.baseUrl);
      assert.equal((await phone.open(link)).step, 'start');
    }
    await desk.context().close();
  });
});

/** User agents of an app and a browser on one phone. */
const onPhone = {
  app: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 334.0.0.22.95 (iPhone14,5; iOS 17_5)',
  browser:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
};

async function pageOnPhone(userAgent: string): Promise<Page> {
  const browser = await sharedBrowser();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  return (await browser.newContext({ ...phone, userAgent })).newPage();
}

describe('a link that is opened inside an app', () => {
  it('leads to a browser of the phone once the camera fails there, and back when it is done', async () => {
    const { id, link } = await linked();
    const app = await pageOnPhone(onPhone.app);
    await app.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await app.goto(link);
    await act(app, 'consent').click();
    await step(app, 'country');
    await app.locator('label:has(input[value=US])').click();
    await act(app, 'continue').click();
    await step(app, 'front');
    await act(app, 'start-camera').click();
    await app.locator('[data-camera-problem=E5]').waitFor();
    await app.locator('label.button', { hasText: 'Upload a photo instead' }).waitFor();
    await act(app, 'to-browser').click();
    await step(app, 'hand-off');
    assert.match(await app.locator('h1').innerText(), /in your browser/);
    assert.equal(await app.locator('svg.qr-code').count(), 0);
    await act(app, 'copy-link').click();
    await app.getByText('The link is copied').waitFor();
    const browser = await pageOnPhone(onPhone.browser);
    await browser.goto(await app.evaluate('navigator.clipboard.readText()'));
    await step(browser, 'start');
    assert.match(await browser.locator('main').innerText(), /started inside an app/);
    await act(browser, 'consent').click();
    await step(browser, 'front');
    await app.getByRole('heading', { name: 'Continue in your browser' }).waitFor();
    await sendPhoto(browser, 10);
    await step(browser, 'back');
    await sendPhoto(browser, 60);
    await step(browser, 'selfie');
    await sendSelfies(browser);
    await step(browser, 'success');
    await browser.getByText('return to the app').waitFor();
    await step(app, 'success');
    await act(app, 'continue').waitFor();
    assert.equal(await decidedStatus(service.current, id), 'approved');
    await Promise.all([app, browser].map((page) => page.context().close()));
  });

  it('is worded as any other where the camera works, and where there is no way to a browser', async () => {
    const { id, link } = await linked();
    const app = createIndividual(service.current.baseUrl, { 'user-agent': onPhone.app });
    await app.open(link);
    await app.answer({ consent: 'yes' });
    const { html } = await app.answer({ country: 'US' });
    assert.match(html, /"inApp":true/);
    assert.doesNotMatch(html, /inside an app/);
    const again = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
    const browser = createIndividual(service.current.baseUrl, { 'user-agent': onPhone.browser });
    await browser.open(String(again.body.meta?.['one-time-link']));
    assert.doesNotMatch((await browser.answer({ consent: 'yes' })).html, /"inApp":true/);
  });
});

/** Starts on a computer without script and hands off; returns the link and the displayed number. */
async function handedOff(): Promise<{
  readonly id: string;
  readonly desk: Individual;
  readonly link: string;
  readonly number: string;
}> {
  const { id, link } = await linked();
  const desk = createIndividual(service.current.baseUrl, { ...computer, 'x-forwarded-for': '198.51.100.4' });
  await desk.open(link);
  await desk.answer({ consent: 'yes' });
  await desk.answer({ country: 'US' });
  const { html, step: shown } = await desk.answer({ 'hand-off': 'start' });
  assert.equal(shown, 'hand-off', html.slice(-1500));
  const [, short = ''] = /<bdi class="number">([^<]+)<\/bdi>/.exec(html) ?? [];
  const [, number = ''] = /asks for a number, it is (\d\d)/.exec(html) ?? [];
  return { id, desk, link: short, number };
}

const numbersOf = (html: string): string[] =>
  [...html.matchAll(/name="number"[^>]*value="(\d\d)"|value="(\d\d)"[^>]*name="number"/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );

/** Returns a device on another network. */
const elsewhere = () => createIndividual(service.current.baseUrl, { 'x-forwarded-for': '203.0.113.9' });

describe('a link of a hand-off that is opened elsewhere', () => {
  it('asks for the number of the first device', async () => {
    const { link, number } = await handedOff();
    const phone = elsewhere();
    const { html } = await phone.open(link);
    assert.ok(numbersOf(html).includes(number), html.slice(-2000));
    assert.equal(numbersOf(html).length, 3);
    assert.equal((await phone.answer({ consent: 'yes' })).status, 422);
    const wrong = numbersOf(html).find((each) => each !== number) ?? '';
    assert.equal((await phone.answer({ consent: 'yes', number: wrong })).status, 422);
    assert.equal((await phone.answer({ consent: 'yes', number })).step, 'front');
  });

  it('is revoked by the second wrong number, and the first device continues', async () => {
    const { link, number, desk } = await handedOff();
    const phone = elsewhere();
    const { html } = await phone.open(link);
    const wrong = numbersOf(html).find((each) => each !== number) ?? '';
    await phone.answer({ consent: 'yes', number: wrong });
    assert.equal((await phone.answer({ consent: 'yes', number: wrong })).step, 'gone');
    assert.equal((await phone.open(link)).step, 'gone');
    assert.equal((await desk.open(desk.address)).step, 'front');
  });

  it('is revoked when its user did not start this, and the business is notified', async () => {
    const { id, link, desk } = await handedOff();
    const phone = elsewhere();
    await phone.open(link);
    assert.equal((await phone.answer({ consent: 'no' })).step, 'declined-consent');
    assert.equal((await elsewhere().open(link)).step, 'gone');
    assert.equal((await desk.open(desk.address)).step, 'front');
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.deepEqual(body.data.attributes['tags'], ['hand-off-refused']);
  });

  it('changes nothing by answers of the first device, which waits', async () => {
    const { desk, id } = await handedOff();
    const again = await desk.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
    assert.equal(again.step, 'hand-off');
    const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
    assert.deepEqual(body.included ?? [], []);
    assert.equal((await desk.answer({ 'hand-off': 'stop' })).step, 'front');
  });

  it('asks for the number a minute after it was shown, though the first device has a newer one', async () => {
    const { desk, link } = await handedOff();
    service.current.clock.forward(61);
    await desk.open(desk.address);
    const phone = createIndividual(service.current.baseUrl, { 'x-forwarded-for': '198.51.100.5' });
    assert.equal(numbersOf((await phone.open(link)).html).length, 3);
  });

  it('is not offered, nor started, where the inquiry can have no further session', async () => {
    const { sandbox } = service.current;
    const templateId = await createTemplate(sandbox);
    await published(sandbox, templateId, { steps: [{ ...documentStep, countries: ['US'] }], 'session-limit': 1 });
    const { link } = await linked({ 'inquiry-template-id': templateId });
    const desk = createIndividual(service.current.baseUrl, computer);
    await desk.open(link);
    const { html, step: shown } = await desk.answer({ consent: 'yes' });
    assert.equal(shown, 'front');
    assert.doesNotMatch(html, /"handOff":true/);
    const refused = await desk.answer({ 'hand-off': 'start' });
    assert.deepEqual([refused.status, refused.step], [200, 'front']);
  });

  it('reports that it was used when the first device takes over at the same moment', async () => {
    const { id, link } = await handedOff();
    const phone = createIndividual(service.current.baseUrl, { 'x-forwarded-for': '198.51.100.5' });
    await phone.open(link);
    const { html, step: shown } = await overtakeBy(
      service.current.connectionString,
      async (other) => {
        await other.query('select 1 from inquiries where id = $1 for update', [id]);
        await other.query(
          `update inquiry_sessions set status = 'expired', expired_at = now() where inquiry_id = $1 and status = 'new'`,
          [id],
        );
      },
      () => phone.answer({ consent: 'yes' }),
    );
    assert.equal(shown, 'gone');
    assert.match(html, /This link was already used/);
  });

  it('needs the proof of its own page', async () => {
    const { id, link } = await linked();
    const desk = createIndividual(service.current.baseUrl, computer);
    await desk.open(link);
    await desk.answer({ consent: 'yes' });
    await desk.answer({ country: 'US' });
    const forged = await desk.answer({ csrf: 'forged', 'hand-off': 'start' });
    assert.notEqual(forged.step, 'hand-off');
    assert.deepEqual(await methodsOf(id), [null]);
  });
});
