/** Document guide: names the first fault to correct, and takes the photo only after enough good frames. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BarcodeFacts, barcodeWaitMs } from './barcode-wait.ts';
import type { FrameFacts } from './frame-facts.ts';
import { documentGuide, documentHint, type Guide, type Hint, paceHints } from './guide.ts';
import type { Outline } from './outline.ts';

const good: FrameFacts = {
  mean: 120,
  blank: false,
  changed: 0.01,
  sharpness: 300,
  glareCells: 0,
  sides: 4,
  outline: null,
};

/** Feeds the same facts every 150 ms; returns the time of the photo, null if none was taken. */
function firedAt(guide: Guide, facts: FrameFacts, fromMs: number, toMs: number): number | null {
  for (let atMs = fromMs; atMs <= toMs; atMs += 150) if (guide(facts, atMs).fire) return atMs - fromMs;
  return null;
}

test('one hint is shown at a time, in the order in which it helps', () => {
  const worst = { mean: 20, blank: false, changed: 0.5, sharpness: 5, glareCells: 3, sides: 0, outline: null };
  assert.equal(documentHint(worst, 300), 'dark');
  assert.equal(documentHint({ ...worst, mean: 240 }, 300), 'bright');
  assert.equal(documentHint({ ...worst, mean: 120 }, 300), 'missing');
  assert.equal(documentHint({ ...worst, mean: 120, sides: 3 }, 300), 'shake');
  assert.equal(documentHint({ ...worst, mean: 120, sides: 3, changed: 0 }, 300), 'blur');
  assert.equal(documentHint({ ...good, glareCells: 3 }, 300), 'glare');
  assert.equal(documentHint(good, 300), 'ready');
});

const placed: Outline = { shiftX: 0, shiftY: 0, scale: 0.95, turn: 0 };
const places: readonly (readonly [expected: Hint, outline: Partial<Outline>])[] = [
  ['turn', { turn: 9, scale: 0.5 }],
  ['turn', { turn: -9 }],
  ['closer', { scale: 0.6, shiftX: 0.3 }],
  ['further', { scale: 1.3 }],
  ['further', { scale: Number.POSITIVE_INFINITY }],
  ['left', { shiftX: 0.2, shiftY: 0.1 }],
  ['right', { shiftX: -0.2 }],
  ['up', { shiftY: 0.2 }],
  ['down', { shiftY: -0.2, shiftX: 0.1 }],
  ['ready', { shiftX: 0.05, shiftY: -0.05, turn: 3 }],
];

test('a misplaced card gets the hint that corrects its place', () => {
  for (const [expected, outline] of places) {
    assert.equal(documentHint({ ...good, sides: 1, outline: { ...placed, ...outline } }, 300), expected);
  }
  assert.equal(documentHint({ ...good, sides: 3, outline: { ...placed, scale: 0.5 } }, 300), 'ready');
});

test('one moved frame is not a shaking hand, two are', () => {
  const guide = documentGuide();
  guide({ ...good, sides: 0 }, 0);
  guide({ ...good, sides: 0 }, 900);
  assert.equal(guide({ ...good, changed: 0.4 }, 1_900).hint, 'missing');
  assert.equal(guide({ ...good, glareCells: 3 }, 2_050).hint, 'glare');
  guide({ ...good, changed: 0.4 }, 3_000);
  assert.equal(guide({ ...good, changed: 0.4 }, 3_150).hint, 'shake');
});

test('a white document is not a reflection', () => {
  assert.equal(documentHint({ ...good, glareCells: 100 }, 300), 'ready');
});

test('blur is judged against the best this camera has shown', () => {
  assert.equal(documentHint(good, 400), 'ready');
  assert.equal(documentHint(good, 600), 'blur');
});

test('a document is taken after 700 ms of good frames and not before', () => {
  assert.equal(firedAt(documentGuide(), good, 0, 3_000), 750);
});

test('one bad frame restarts the wait', () => {
  const guide = documentGuide();
  assert.equal(firedAt(guide, good, 0, 600), null);
  guide({ ...good, changed: 0.3 }, 650);
  assert.equal(firedAt(guide, good, 800, 3_000), 750);
});

test('only the sharpest good frame is kept', () => {
  const guide = documentGuide();
  assert.equal(guide(good, 0).keep, true);
  assert.equal(guide({ ...good, sharpness: 290 }, 150).keep, false);
  assert.equal(guide({ ...good, sharpness: 310 }, 300).keep, true);
});

test('a document that is never good is never taken', () => {
  for (const bad of [{ mean: 20 }, { sides: 1 }, { changed: 0.2 }, { sharpness: 10 }, { glareCells: 4 }]) {
    assert.equal(firedAt(documentGuide(), { ...good, ...bad }, 0, 10_000), null, JSON.stringify(bad));
  }
});

test('a hint stays for at least 900 ms', () => {
  const pace = paceHints();
  assert.equal(pace('dark', 0), 'aim');
  assert.equal(pace('dark', 900), 'dark');
  assert.equal(pace('shake', 1_400), 'dark');
  assert.equal(pace('shake', 1_800), 'shake');
  assert.equal(paceHints()('ready', 0), 'ready');
});

const unread: BarcodeFacts = { isRead: true, lookedAt: 0, seenAt: null };

test('a detected barcode is announced before the photo, and causes no further delay', () => {
  const early = documentGuide(() => ({ ...unread, seenAt: 0 }));
  const first = early(good, 0);
  assert.deepEqual([first.hint, first.hasBarcode, first.fire], ['barcode-seen', true, false]);
  assert.equal(firedAt(early, good, 150, 3_000), 600);
  let facts = unread;
  const late = documentGuide(() => facts);
  assert.equal(firedAt(late, good, 0, 1_500), null);
  facts = { ...unread, seenAt: 1_500 };
  const told = late(good, 1_650);
  assert.deepEqual([told.hint, told.fire], ['barcode-seen', false]);
  assert.deepEqual([late(good, 1_800).fire, late(good, 1_950).fire], [false, true]);
});

test('an undetected barcode causes one hint and one delay, also for a moving card', () => {
  const guide = documentGuide(() => ({ ...unread, lookedAt: Number.POSITIVE_INFINITY }));
  assert.equal(firedAt(guide, good, 0, 900), null);
  assert.equal(guide(good, 1_050).hint, 'barcode-unclear');
  guide({ ...good, changed: 0.3 }, 1_200);
  const due = 750;
  // The first frame after the wait.
  assert.equal(firedAt(guide, good, 1_350, 20_000), 4_500);
  assert.ok(1_350 + 4_500 >= due + barcodeWaitMs && 1_350 + 4_350 < due + barcodeWaitMs);
  const waited = documentGuide(() => unread);
  assert.equal(firedAt(waited, good, 0, 20_000), due + barcodeWaitMs + 100);
  waited({ ...good, sides: 0 }, 30_000);
  assert.equal(firedAt(waited, good, 30_150, 40_000), due);
});

test('a document without a barcode, or a browser without a reader, causes no barcode delay', () => {
  for (const facts of [null, () => ({ ...unread, isRead: false })]) {
    const guide = documentGuide(facts);
    const first = guide(good, 0);
    assert.deepEqual([first.hint, first.hasBarcode], ['ready', false]);
    assert.equal(firedAt(guide, good, 150, 3_000), 600);
  }
});
