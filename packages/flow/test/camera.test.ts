/** Camera in a real browser with a fake device: photos are taken, shown, sent as JPEG, and kept if sending fails. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath, launchBrowser, phone } from './support/browser.ts';
import { writeCardFilm } from './support/film.ts';
import { type FlowServer, startFlowServer } from './support/flow-server.ts';
import { pages } from './support/pages.ts';

const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;

let browser: Browser;
let server: FlowServer;

before(async () => {
  server = await startFlowServer(pages.front);
  if (skip === false) browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await server.close();
});

async function open(page: FlowServer['current'], from: Browser = browser): Promise<Page> {
  server.current = page;
  server.posts.length = 0;
  server.next.length = 0;
  const tab = await from.newPage({ viewport: phone });
  await tab.goto(`${server.origin}/flow`);
  return tab;
}

const act = (tab: Page, action: string) => tab.locator(`[data-action=${action}]`);
const step = (tab: Page, name: string) => tab.locator(`main[data-step=${name}]`).waitFor();

function fileOf(post: FormData | undefined): File {
  const photo = post?.get('photo');
  assert.ok(photo instanceof File);
  return photo;
}

/** Reads width and height from the frame header of a JPEG (ITU-T T.81, B.2.2); null for other files. */
async function jpegSize(file: FormDataEntryValue | null | undefined): Promise<[number, number] | null> {
  if (!(file instanceof File)) return null;
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at < bytes.length - 9; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return null;
}

test('a photo taken by hand is shown, can be taken again, and is sent as a JPEG with its method', {
  skip,
}, async () => {
  const tab = await open(pages.front);
  server.next.push(pages.back);
  await act(tab, 'start-camera').click();
  await act(tab, 'shutter').click();
  await act(tab, 'retake').click();
  await act(tab, 'shutter').click();
  assert.ok(
    await tab
      .locator('.photo img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
  );
  await tab.getByRole('button', { name: 'Look closer' }).click();
  const middle = await tab.locator('.photo.closer').evaluate((photo) => photo.scrollLeft + photo.clientWidth / 2);
  const whole = await tab.locator('.photo.closer').evaluate((photo) => photo.scrollWidth);
  assert.ok(whole > 500 && Math.abs(middle / whole - 0.5) < 0.02, `the middle is at ${middle} of ${whole}`);
  assert.equal(server.posts.length, 0);
  await act(tab, 'use-photo').click();
  await step(tab, 'back');
  const post = server.posts[0];
  assert.deepEqual(
    ['csrf', 'step', 'capture-method'].map((name) => post?.get(name)),
    ['csrf-token-1', 'front', 'manual'],
  );
  const photo = post?.get('photo');
  assert.ok(photo instanceof File && photo.type === 'image/jpeg');
  const size = await jpegSize(photo);
  assert.ok(size !== null && Math.max(...size) >= 1280 && Math.max(...size) <= 2400, String(size));
  await tab.close();
});

test('the camera is switched off when the photo is taken', { skip }, async () => {
  const tab = await open(pages.front);
  await tab.evaluate(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish);
      Object.assign(window, { lastTrack: stream.getVideoTracks()[0] });
      return stream;
    };
  });
  await act(tab, 'start-camera').click();
  await act(tab, 'shutter').click();
  await act(tab, 'use-photo').waitFor();
  assert.equal(await tab.evaluate('lastTrack.readyState'), 'ended');
  await tab.close();
});

test('a steady, sharp document is photographed automatically and sent with that method', { skip }, async (t) => {
  const film = await writeCardFilm(browser);
  const withFilm = await launchBrowser({ film });
  t.after(() => withFilm.close());
  const tab = await open(pages.front, withFilm);
  server.next.push(pages.back);
  await act(tab, 'start-camera').click();
  await act(tab, 'use-photo').click({ timeout: 15_000 });
  await step(tab, 'back');
  assert.equal(server.posts[0]?.get('capture-method'), 'auto');
  assert.deepEqual(await jpegSize(server.posts[0]?.get('photo')), [1280, 720]);
});

const places: readonly (readonly [transform: string, hint: string])[] = [
  ['translateX(130px)', 'Move the document to the left.'],
  ['rotate(12deg)', 'Hold the document straight.'],
  ['scale(0.6)', 'Move closer.'],
];

for (const [transform, hint] of places) {
  test(`a card out of its place (${transform}) is not taken: ${hint}`, { skip }, async (t) => {
    const film = await writeCardFilm(browser, transform);
    const withFilm = await launchBrowser({ film });
    t.after(() => withFilm.close());
    const tab = await open(pages.front, withFilm);
    await act(tab, 'start-camera').click();
    await tab.locator('.hint', { hasText: hint }).waitFor();
    assert.equal(await act(tab, 'use-photo').count(), 0);
  });
}

test('face photos are taken in the order of the page and sent with the frames between them', { skip }, async () => {
  const tab = await open(pages.selfie);
  server.next.push(pages.processing);
  await act(tab, 'start-camera').click();
  const [left, right, center] = [
    'Turn your head to your left',
    'Turn your head to your right',
    'Look straight at the camera',
  ];
  for (const prompt of [right, center, left, center]) {
    await tab.locator('.camera-prompt', { hasText: prompt }).waitFor();
    await act(tab, 'shutter').click();
  }
  await act(tab, 'use-photo').click();
  await step(tab, 'processing');
  const post = server.posts[0];
  for (const pose of ['center', 'left', 'right']) assert.notEqual(await jpegSize(post?.get(pose)), null, pose);
  assert.deepEqual(
    ['step', 'capture-method', 'challenge'].map((name) => post?.get(name)),
    ['selfie', 'manual', 'nonce-1'],
  );
  const report = JSON.parse(String(post?.get('turn-report')));
  assert.deepEqual(
    report.frames.filter(([, , isShot]: [number, number, boolean]) => isShot).map(([, at]: [number, number]) => at),
    [0, 1, 2, 3],
  );
  assert.ok(report.frames.length <= 48);
  assert.ok(report.video.presented > 0 && report.video.frameRate > 0);
  assert.match(report.camera, /fake/i);
  const rows = Math.ceil(report.frames.length / 8);
  assert.deepEqual(await jpegSize(post?.get('turns')), [1920, 320 * rows]);
  await tab.close();
});

test('when sending fails the photo is kept and one press sends it again', { skip }, async () => {
  const tab = await open(pages.front);
  server.next.push({ status: 503 }, { status: 429, retryAfter: '7' }, pages.back);
  await act(tab, 'start-camera').click();
  await act(tab, 'shutter').click();
  await act(tab, 'use-photo').click();
  await tab.getByRole('alert').filter({ hasText: 'Nothing is lost' }).waitFor();
  await act(tab, 'try-again').click();
  await tab.getByRole('alert').filter({ hasText: 'wait 7 seconds' }).waitFor();
  await act(tab, 'try-again').click();
  await step(tab, 'back');
  const sizes = server.posts.map((post) => fileOf(post).size);
  assert.equal(sizes.length, 3);
  assert.equal(new Set(sizes).size, 1);
  await tab.close();
});

test('a refused camera shows why and offers the upload, which shows and sends the photo', { skip }, async (t) => {
  const refusing = await launchBrowser({ camera: 'refused' });
  t.after(() => refusing.close());
  const tab = await open(pages.front, refusing);
  server.next.push(pages.back);
  await act(tab, 'start-camera').click();
  await tab.locator('[data-camera-problem^=E2]').waitFor();
  assert.match(await tab.locator(':focus').innerText(), /camera/i);
  await tab.locator('label.button', { hasText: 'Upload a photo instead' }).waitFor();
  const picture = await tab.screenshot({ type: 'png' });
  await act(tab, 'choose-file').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture });
  await act(tab, 'use-photo').click();
  await step(tab, 'back');
  assert.equal(server.posts[0]?.get('capture-method'), 'upload');
  assert.deepEqual(await jpegSize(server.posts[0]?.get('photo')), [phone.width, phone.height]);
});

test('a missing camera and a permissions policy are reported as different problems', { skip }, async (t) => {
  const without = await launchBrowser({ camera: 'none' });
  t.after(() => without.close());
  const tab = await open(pages.front, without);
  await act(tab, 'start-camera').click();
  await tab.locator('[data-camera-problem=E1]').waitFor();
  server.permissionsPolicy = 'camera=()';
  await tab.reload();
  await act(tab, 'start-camera').click();
  await tab.locator('[data-camera-problem=E4]').waitFor();
  server.permissionsPolicy = 'camera=(self)';
});

test('an empty file is refused before it is sent, one that the browser cannot open is left to the server', {
  skip,
}, async () => {
  const tab = await open(pages.front);
  server.next.push({ ...pages.front, problem: { code: 'photo_unreadable', field: 'photo' } });
  await act(tab, 'choose-file').setInputFiles({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await tab.getByRole('alert').filter({ hasText: 'This file is empty' }).waitFor();
  await act(tab, 'choose-file').setInputFiles({
    name: 'odd.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\u0018ftypheic'),
  });
  await tab.getByText('odd.heic').waitFor();
  await act(tab, 'use-photo').click();
  await tab.getByRole('alert').filter({ hasText: 'We could not open this photo' }).waitFor();
  assert.equal(fileOf(server.posts[0]).name, 'odd.heic');
  await tab.close();
});

test('the camera stays open although the browser hides the list of cameras', { skip }, async () => {
  const tab = await open(pages.selfie);
  await tab.evaluate(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  server.next.push(pages.processing);
  await act(tab, 'start-camera').click();
  for (const shot of [0, 1, 2, 3]) {
    await tab.locator(`[data-shot="${shot}"]`).waitFor();
    await act(tab, 'shutter').click();
  }
  await act(tab, 'use-photo').click();
  await step(tab, 'processing');
  assert.deepEqual(JSON.parse(String(server.posts[0]?.get('turn-report'))).cameras, []);
  await tab.close();
});

test('detection continues after the picture had no size for a moment', { skip }, async (t) => {
  const film = await writeCardFilm(browser);
  const withFilm = await launchBrowser({ film });
  t.after(() => withFilm.close());
  const tab = await open(pages.front, withFilm);
  const errors: Error[] = [];
  tab.on('pageerror', (error) => errors.push(error));
  await tab.evaluate(() => {
    let looks = 0;
    const sized = HTMLVideoElement.prototype.getBoundingClientRect;
    HTMLVideoElement.prototype.getBoundingClientRect = function measured(this: HTMLVideoElement) {
      looks += 1;
      return looks <= 3 ? new DOMRect() : sized.call(this);
    };
  });
  await act(tab, 'start-camera').click();
  await act(tab, 'use-photo').waitFor({ timeout: 15_000 });
  assert.deepEqual(errors, []);
});

test('a double press during preparation sends the answer once, and shows progress from the first press', {
  skip,
}, async () => {
  const tab = await open(pages.selfie);
  server.next.push(pages.processing);
  await act(tab, 'start-camera').click();
  for (const shot of [0, 1, 2, 3]) {
    await tab.locator(`[data-shot="${shot}"]`).waitFor();
    await act(tab, 'shutter').click();
  }
  await act(tab, 'use-photo').waitFor();
  // Simulates a slow phone: the sheet of frames is not ready until the test releases it.
  await tab.evaluate(() => {
    const toBlob = HTMLCanvasElement.prototype.toBlob;
    const held: (() => void)[] = [];
    Object.assign(window, { release: () => held.forEach((go) => void go()) });
    HTMLCanvasElement.prototype.toBlob = function later(...wanted) {
      held.push(() => toBlob.apply(this, wanted));
    };
  });
  await act(tab, 'use-photo').evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await tab.getByRole('button', { name: 'Sending…' }).waitFor();
  assert.ok(await act(tab, 'use-photo').isDisabled());
  await tab.evaluate('release()');
  await step(tab, 'processing');
  assert.equal(server.posts.length, 1);
  await tab.close();
});

test('a slow camera offers the upload only where files are accepted', { skip }, async () => {
  for (const [captureMethods, offered] of [
    [['camera', 'file'], true],
    [['camera'], false],
  ] as const) {
    const tab = await open({ ...pages.front, captureMethods });
    await tab.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
    });
    await act(tab, 'start-camera').click();
    const hint = await tab.locator('dialog.camera .hint', { hasText: 'takes a while' }).innerText();
    assert.equal(/upload/i.test(hint), offered, hint);
    await tab.close();
  }
});
