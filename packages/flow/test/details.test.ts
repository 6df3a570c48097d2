/** Details form in a real browser: prefilled values, the posted data, and the focus on a refused detail. */
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
  server = await startFlowServer(pages.details);
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
  await tab.goto(`${server.origin}/flow`);
  if (javaScriptEnabled) await tab.locator('main[data-scripted]').waitFor();
  return tab;
}

const posted = () =>
  server.posts.map((post) =>
    Object.fromEntries([...post].filter(([name]) => !['csrf', 'step', 'behaviors'].includes(name))),
  );

async function fill(tab: Page): Promise<void> {
  await tab.getByLabel('Last name').fill('Lindqvist');
  await tab.getByLabel('Date of birth').fill('1990-04-12');
  await tab.getByLabel('Phone number').fill('+1 510 555 0123');
  await tab.locator('[data-action=continue]').click();
}

const filled = {
  'name-first': 'Ava',
  'name-last': 'Lindqvist',
  birthdate: '1990-04-12',
  'address-street-2': '',
  'phone-number': '+1 510 555 0123',
};

for (const scripted of [true, false]) {
  test(`details are posted as they were typed, ${scripted ? 'in place' : 'by the plain form'}`, { skip }, async () => {
    const tab = await open(pages.details, scripted);
    server.next.push(pages.processing);
    await fill(tab);
    await tab.locator('main[data-step=processing]').waitFor();
    assert.deepEqual(posted(), [filled]);
    await tab.close();
  });
}

test('each field has a label, its autocomplete name, and a mark if it may be empty', { skip }, async () => {
  const tab = await open(pages.details);
  const field = (label: string) => tab.getByLabel(label);
  assert.equal(await field('First name').inputValue(), 'Ava');
  assert.equal(await field('Last name').getAttribute('autocomplete'), 'family-name');
  assert.equal(await field('Date of birth').getAttribute('type'), 'date');
  assert.equal(await field('Phone number').getAttribute('type'), 'tel');
  assert.equal(await field('Apartment or floor').getAttribute('required'), null);
  assert.ok(await tab.getByText('(optional)').isVisible());
  await tab.close();
});

test('a refused detail is marked, keeps what was typed, and is linked from the problem', { skip }, async () => {
  const tab = await open(pages.details);
  const [first, ...others] = pages.details.fields;
  const typed = [first, ...others.map((field) => ({ ...field, value: field.name === 'name-last' ? 'Lindqvist' : '' }))];
  server.next.push({ ...pages.details, fields: typed, problem: { code: 'detail_invalid', field: 'birthdate' } });
  await fill(tab);
  await tab.locator('#problem').waitFor();
  await tab.getByRole('link', { name: 'This detail does not look right' }).click();
  assert.equal(await tab.evaluate(() => document.activeElement?.id), 'field-birthdate');
  assert.equal(await tab.getByLabel('Date of birth').getAttribute('aria-invalid'), 'true');
  assert.equal(await tab.getByLabel('Last name').inputValue(), 'Lindqvist');
  await tab.close();
});

test('a choice among kinds and a permission are posted', { skip }, async () => {
  const tab = await open(pages['details-signed']);
  server.next.push(pages.processing);
  assert.equal(await tab.getByLabel('Kind of tax number').inputValue(), 'ein');
  await tab.getByLabel('Kind of tax number').selectOption('itin');
  await tab.getByLabel('Tax number', { exact: true }).fill('912345678');
  await tab.getByLabel('I allow Northwind Bank').check();
  await tab.locator('[data-action=continue]').click();
  await tab.locator('main[data-step=processing]').waitFor();
  assert.deepEqual(posted(), [{ 'tin-type': 'itin', tin: '912345678', signature: 'yes' }]);
  await tab.close();
});
