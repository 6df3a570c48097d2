/** Barcode on the back of a licence, read by the browser from the live video before the photo is taken. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { licenceText, makePerson, renderLicence } from '@countersign/specimens';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { giveBarcodeReader, type ReaderOfPage, readPdf417 } from './support/barcode-reader.ts';
import { chromiumPath, launchBrowser, phone } from './support/browser.ts';
import { type FlowServer, startFlowServer } from './support/flow-server.ts';
import { pages } from './support/pages.ts';

const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;
const seed = 1;
const person = makePerson(seed);
const seen = 'Barcode seen. Hold still.';
const good = 'That looks good. Hold still.';
const unclear = 'The barcode is not sharp yet. Move a little closer.';

/** Returns frames of a film, which the camera plays in a loop at 30 a second. */
const secondsOf = (picture: Buffer, seconds: number) => Array.from({ length: seconds * 30 }, () => picture);

/** Draws the back of a licence on a dark table, where a phone held upright shows the guide (390 × 844 px). */
async function drawBack(): Promise<Buffer> {
  const drawn = await renderLicence(person, { seed, portraitIndex: 0, side: 'back', size: 585 });
  // Paper under room light: white as drawn would count as a reflection.
  const card = await sharp(drawn).linear(0.82).png().toBuffer();
  return sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#2a2a2a' } })
    .composite([{ input: card, left: 668, top: 356 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Covers both ends of the symbol with fine stripes: the picture is sharper than before, but unreadable. */
async function covered(picture: Buffer): Promise<Buffer> {
  const symbol = await readPdf417(picture);
  assert.ok(symbol !== null);
  const [width, height] = [72, Math.round(symbol.bottom - symbol.top) + 8];
  const stripes = Array.from({ length: width / 6 }, (_, index) => `M${index * 6} 0h3v${height}h-3z`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><path d="${stripes}"/></svg>`;
  const top = Math.round(symbol.top) - 4;
  return sharp(picture)
    .composite(
      [symbol.left - 4, symbol.right + 4 - width].map((left) => ({
        input: Buffer.from(svg),
        left: Math.round(left),
        top,
      })),
    )
    .jpeg({ quality: 95 })
    .toBuffer();
}

let folder = '';
let server: FlowServer;
let readable: Buffer;
let unreadable: Buffer;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flow-barcode-'));
  server = await startFlowServer(pages.back);
  readable = await drawBack();
  unreadable = await covered(readable);
  assert.equal((await readPdf417(readable))?.text, licenceText(person));
  assert.equal(await readPdf417(unreadable), null);
});

after(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Filmed {
  readonly browser: Browser;
  readonly tab: Page;
  readonly reader: ReaderOfPage;
  /** Returns the shown hints in order, then `photo`, each with the milliseconds of page time since the one before. */
  hints(): Promise<readonly (readonly [hint: string, afterMs: number])[]>;
}

/** Slows the page's clock to a third, so that a busy machine measures and reads as often a second as a phone. */
const slowClock = 'const now = performance.now.bind(performance); performance.now = () => now() / 3;';

/** Opens the camera of `page` on a film. */
async function filmed(page: FlowServer['current'], frames: readonly Buffer[], isBroken = false): Promise<Filmed> {
  server.current = page;
  server.posts.length = 0;
  server.next.length = 0;
  server.next.push(pages.processing);
  const film = join(folder, `${Math.random()}.mjpeg`);
  await writeFile(film, Buffer.concat(frames));
  const browser = await launchBrowser({ film });
  const context = await browser.newContext({ viewport: phone });
  const reader = await giveBarcodeReader(context);
  reader.isBroken = isBroken;
  await context.addInitScript(slowClock);
  const tab = await context.newPage();
  await tab.goto(`${server.origin}/flow`);
  await tab.evaluate(() => {
    const shown: [string, number][] = [];
    let before = performance.now();
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const isTaken = document.querySelector('[data-action=use-photo]') !== null;
      const hint = isTaken ? 'photo' : document.querySelector('dialog .hint')?.textContent;
      if (hint == null || hint === shown.at(-1)?.[0]) return;
      shown.push([hint, performance.now() - before]);
      before = performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await tab.locator('[data-action=start-camera]').click();
  return { browser, tab, reader, hints: () => tab.evaluate<[string, number][]>('shown') };
}

const photo = (tab: Page) => tab.locator('[data-action=use-photo]').waitFor({ timeout: 120_000 });

/** Sends the photo once it is taken, and returns what was posted. */
async function sent(tab: Page): Promise<{ readonly post: FormData; readonly picture: Buffer }> {
  await photo(tab);
  await tab.locator('[data-action=use-photo]').click();
  await tab.locator('main[data-step=processing]').waitFor();
  const [post] = server.posts;
  const file = post?.get('photo');
  assert.ok(post !== undefined && file instanceof File);
  return { post, picture: Buffer.from(await file.arrayBuffer()) };
}

test('the individual sees that the barcode was detected, and its content is not sent', { skip }, async (t) => {
  const { browser, tab, reader, hints } = await filmed(pages.back, secondsOf(readable, 1));
  t.after(() => browser.close());
  const { post, picture } = await sent(tab);
  assert.deepEqual(
    (await hints()).slice(-2).map(([hint]) => hint),
    [seen, 'photo'],
  );
  assert.equal((await readPdf417(picture))?.text, licenceText(person));
  assert.deepEqual(reader.answers.slice(-1), [licenceText(person)]);
  assert.equal(reader.atOnce, 1);
  assert.deepEqual([...post.keys()].toSorted(), ['behaviors', 'capture-method', 'csrf', 'photo', 'step']);
  assert.equal(post.get('capture-method'), 'auto');
  const said = [...post.values()].filter((value) => typeof value === 'string').join(' ');
  assert.ok(!said.includes(person.licence.number), said);
});

test('the picture in which the barcode was read is used, not a sharper one without it', { skip }, async (t) => {
  const frames = [...secondsOf(unreadable, 5), ...secondsOf(readable, 5)];
  const { browser, tab, hints } = await filmed(pages.back, frames);
  t.after(() => browser.close());
  const { picture } = await sent(tab);
  const last = (await hints()).slice(-2);
  assert.deepEqual(
    last.map(([hint]) => hint),
    [seen, 'photo'],
  );
  assert.equal((await readPdf417(picture))?.text, licenceText(person));
});

test('an unreadable barcode delays the photo by five seconds only', { skip }, async (t) => {
  const { browser, tab, reader, hints } = await filmed(pages.back, secondsOf(unreadable, 1));
  t.after(() => browser.close());
  const { post, picture } = await sent(tab);
  const shown = await hints();
  const names = shown.map(([hint]) => hint);
  assert.ok(names.includes(unclear) && !names.includes(seen), names.join(' | '));
  const waitedMs = shown.slice(names.indexOf(good) + 1).reduce((sum, [, afterMs]) => sum + afterMs, 0);
  assert.ok(waitedMs > 4_800, `${waitedMs} ms`);
  assert.equal(post.get('capture-method'), 'auto');
  assert.equal(await readPdf417(picture), null);
  assert.ok(reader.answers.length >= 3 && reader.answers.every((text) => text === null));
});

test('a reader that refuses one picture is not used again, and causes no delay', { skip }, async (t) => {
  const { browser, tab, reader, hints } = await filmed(pages.back, secondsOf(unreadable, 1), true);
  t.after(() => browser.close());
  await photo(tab);
  assert.equal(reader.answers.length, 1);
  const shown = (await hints()).slice(-2);
  assert.deepEqual(
    shown.map(([hint]) => hint),
    [good, 'photo'],
  );
  assert.ok((shown[1]?.[1] ?? 0) < 4_800, `${shown[1]?.[1]} ms`);
});

const withoutBarcode: readonly (readonly [name: string, page: FlowServer['current']])[] = [
  ['the front of a licence', pages.front],
  ['the back of a card of another country', { ...pages.back, country: 'DE' }],
];

for (const [name, page] of withoutBarcode) {
  test(`no barcode is searched for on ${name}`, { skip }, async (t) => {
    const { browser, tab, reader } = await filmed(page, secondsOf(unreadable, 1));
    t.after(() => browser.close());
    await photo(tab);
    assert.deepEqual(reader.answers, []);
  });
}
