/** Complete flow in a real browser: with script in place, by keyboard only, and as plain forms without script. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath, launchBrowser, phone } from './support/browser.ts';
import { type FlowServer, startFlowServer } from './support/flow-server.ts';
import { pages } from './support/pages.ts';

const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;

let browser: Browser;
let server: FlowServer;

before(async () => {
  server = await startFlowServer(pages.start);
  if (skip === false) browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await server.close();
});

async function open(page: FlowServer['current'], javaScriptEnabled = true): Promise<Page> {
  server.current = page;
  server.posts.length = 0;
  server.next.length = 0;
  const tab = await browser.newPage({ viewport: phone, javaScriptEnabled });
  await tab.goto(`${server.origin}/link?code=once-abc`);
  if (javaScriptEnabled) await tab.locator('main[data-scripted]').waitFor();
  return tab;
}

const step = (tab: Page, name: string) => tab.locator(`main[data-step=${name}]`).waitFor();
const shared = new Set(['csrf', 'step', 'behaviors']);
const posted = () => server.posts.map((post) => Object.fromEntries([...post].filter(([name]) => !shared.has(name))));

test('answers are sent in place: focus on the heading, title changed, the used link gone from the address', {
  skip,
}, async () => {
  const tab = await open(pages.start);
  server.next.push(pages.country, pages['document-type'], pages.front);
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  await tab.locator('[data-action=consent]').click();
  await step(tab, 'country');
  assert.equal(await tab.evaluate(() => document.activeElement?.id), 'heading');
  assert.equal(await tab.title(), 'Which country is your document from? – Northwind Bank');
  assert.equal(new URL(tab.url()).pathname + new URL(tab.url()).search, pages.country.action);
  assert.equal(await tab.locator('#announcement').textContent(), 'Step 2 of 6');
  await tab.getByLabel('Search for your country').fill('united st');
  await tab.getByText('United States', { exact: true }).click();
  await tab.locator('[data-action=continue]').click();
  await step(tab, 'document-type');
  await tab.getByText('Passport', { exact: true }).click();
  await tab.locator('[data-action=continue]').click();
  await step(tab, 'front');
  assert.deepEqual(posted(), [{ code: 'once-abc', consent: 'yes' }, { country: 'US' }, { 'id-class': 'pp' }]);
  assert.equal(await tab.evaluate('sameDocument'), true);
  await tab.close();
});

test('a refused answer puts the focus on the problem, which links to its field', { skip }, async () => {
  const tab = await open(pages['document-type']);
  server.next.push({ ...pages['document-type'], problem: { code: 'choice_required', field: 'id-class' } });
  await tab.locator('[data-action=continue]').click();
  await tab.locator('#problem').waitFor();
  assert.equal(await tab.evaluate(() => document.activeElement?.id), 'problem');
  await tab.getByRole('link', { name: 'Please choose one' }).click();
  assert.equal(await tab.evaluate(() => document.activeElement?.id), 'field-id-class');
  await tab.close();
});

test('Enter in the country search chooses the result and sends nothing', { skip }, async () => {
  const tab = await open(pages.country);
  await tab.locator('#field-country').fill('portu');
  await tab.keyboard.press('Enter');
  assert.equal(await tab.locator('input[type=radio]:checked').getAttribute('value'), 'PT');
  await tab.locator('#field-country').fill('zzz');
  server.next.push(pages['document-type']);
  await tab.locator('[data-action=continue]').click();
  await step(tab, 'document-type');
  assert.deepEqual(posted(), [{ country: 'PT' }]);
  await tab.close();
});

test('a choice made before the script loaded is kept', { skip }, async () => {
  server.current = pages.country;
  const tab = await browser.newPage({ viewport: phone });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await tab.goto(`${server.origin}/link`, { waitUntil: 'commit' });
  await tab.locator('select').selectOption('PE');
  release();
  assert.equal(await tab.locator('input[type=radio]:checked').getAttribute('value'), 'PE');
  await tab.close();
});

test('the language of the next page is loaded and shown', { skip }, async () => {
  const tab = await open(pages.start);
  server.next.push({ ...pages.country, locale: 'de-AT' });
  await tab.locator('[data-action=consent]').click();
  await tab.getByRole('heading', { name: 'Aus welchem Land' }).waitFor();
  assert.equal(await tab.evaluate(() => document.documentElement.lang), 'de');
  await tab.close();
});

test('the waiting page polls and continues automatically', { skip }, async () => {
  const tab = await open(pages.processing);
  const before = server.polls;
  await tab.waitForResponse((response) => response.request().headers().accept === 'application/json');
  server.current = pages.success;
  await step(tab, 'success');
  assert.ok(server.polls - before >= 2);
  await tab.close();
});

test('the waiting page shows that the server is slow, that the photos arrived, and the number', { skip }, async () => {
  const tab = await open(pages.processing);
  assert.equal(await tab.getByText('This takes longer than usual').count(), 0);
  server.current = pages['processing-slow'];
  await tab.getByText('We have your photos').waitFor();
  await tab.getByText('You may close this page').waitFor();
  assert.ok(await tab.locator('main .number').getByText('RN8-SKD').isVisible());
  await tab.close();
});

test('an answer that the server cannot accept now can be sent again', { skip }, async () => {
  const tab = await open(pages.start);
  server.next.push({ status: 503 }, pages.country);
  await tab.locator('[data-action=consent]').click();
  await tab.locator('[data-action=try-again]').click();
  await step(tab, 'country');
  assert.equal(server.posts.length, 2);
  await tab.close();
});

test('the whole flow up to the camera works with the keyboard only', { skip }, async () => {
  const tab = await open(pages.start);
  server.next.push(pages.country, pages['document-type'], pages.front, pages.back);
  const focus = async (selector: string) => {
    for (let press = 0; press < 40; press += 1) {
      if (await tab.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
      await tab.keyboard.press('Tab');
    }
    assert.fail(`the keyboard does not reach ${selector}`);
  };
  await focus('[data-action=consent]');
  await tab.keyboard.press('Enter');
  await step(tab, 'country');
  await focus('#field-country');
  await tab.keyboard.type('fran');
  await focus('input[type=radio]');
  await tab.keyboard.press('Space');
  await focus('[data-action=continue]');
  await tab.keyboard.press('Enter');
  await step(tab, 'document-type');
  await focus('input[type=radio]');
  await tab.keyboard.press('Space');
  await focus('[data-action=continue]');
  await tab.keyboard.press('Enter');
  await step(tab, 'front');
  await focus('[data-action=start-camera]');
  await tab.keyboard.press('Enter');
  await tab.locator('[data-action=shutter]:enabled').waitFor();
  await focus('[data-action=shutter]');
  await tab.keyboard.press('Enter');
  await tab.locator('[data-action=use-photo]').waitFor();
  await focus('[data-action=use-photo]');
  await tab.keyboard.press('Enter');
  await step(tab, 'back');
  assert.equal(server.posts.length, 4);
  await tab.close();
});

test('without script the same answers are posted by plain forms', { skip }, async () => {
  const tab = await open(pages.start, false);
  server.next.push(pages.country, pages['document-type'], pages.front, pages.selfie, pages.retry, pages.success);
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff]) };
  await tab.locator('[data-action=consent]').click();
  await tab.locator('select').selectOption('FR');
  await tab.locator('[data-action=continue]').click();
  await tab.locator('input[value=id]').check();
  await tab.locator('[data-action=continue]').click();
  await tab.locator('input[name=photo]').setInputFiles(photo);
  await tab.locator('[data-action=continue]').click();
  for (const pose of ['center', 'left', 'right']) await tab.locator(`input[name=${pose}]`).setInputFiles(photo);
  await tab.locator('[data-action=continue]').click();
  await tab.locator('[data-action=continue]').click();
  await step(tab, 'success');
  const names = posted().map((post) => Object.keys(post).sort().join(' '));
  assert.deepEqual(names, [
    'code consent',
    'country',
    'id-class',
    'capture-method photo',
    'capture-method center left right',
    'continue',
  ]);
  assert.ok(server.posts.every((post) => post.get('csrf') === 'csrf-token-1'));
  assert.deepEqual(
    server.posts.map((post) => post.get('step')),
    ['start', 'country', 'document-type', 'front', 'selfie', 'retry'],
  );
  await tab.close();
});

test('without script the waiting page refreshes itself', { skip }, async () => {
  const tab = await open(pages.processing, false);
  server.current = pages.success;
  await step(tab, 'success');
  await tab.close();
});

test('an answer that could not be sent offline is sent when the network is back', { skip }, async () => {
  const tab = await open(pages.start);
  server.next.push(pages.country);
  await tab.context().setOffline(true);
  await tab.locator('[data-action=consent]').click();
  await tab.getByRole('alert').filter({ hasText: 'There is no connection' }).waitFor();
  assert.equal(server.posts.length, 0);
  await tab.context().setOffline(false);
  await step(tab, 'country');
  assert.equal(server.posts.length, 1);
  await tab.close();
});

test('a rate limit refusal counts down, and blocks another try until its end', { skip }, async () => {
  const tab = await open(pages.start);
  server.next.push({ status: 429, retryAfter: '2' }, pages.country);
  await tab.locator('[data-action=consent]').click();
  await tab.getByText('Please wait 2 seconds').waitFor();
  assert.ok(await tab.locator('[data-action=try-again]').isDisabled());
  await tab.getByText('Please wait 1 second,').waitFor();
  await tab.locator('[data-action=try-again]:enabled').click();
  await step(tab, 'country');
  await tab.close();
});
