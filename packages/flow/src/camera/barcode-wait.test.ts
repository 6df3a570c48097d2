/** A good picture waits for a readable barcode, for a limited time and only if the browser can read barcodes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BarcodeAdvice, type BarcodeFacts, barcodeAdvice, barcodeWaitMs } from './barcode-wait.ts';

const goodSince = 10_000;
const working: BarcodeFacts = { isRead: true, lookedAt: null, seenAt: null };

interface Case {
  readonly name: string;
  readonly facts: BarcodeFacts;
  readonly waitedMs: number | null;
  readonly expected: BarcodeAdvice['hint'];
  readonly isAwaited: boolean;
}

const cases: readonly Case[] = [
  {
    name: 'no reader: nothing is awaited',
    facts: { ...working, isRead: false },
    waitedMs: null,
    expected: 'ready',
    isAwaited: false,
  },
  {
    name: 'a reader that failed after it saw one',
    facts: { isRead: false, lookedAt: 10_300, seenAt: 10_300 },
    waitedMs: 0,
    expected: 'ready',
    isAwaited: false,
  },
  { name: 'not looked yet, photo not due', facts: working, waitedMs: null, expected: 'ready', isAwaited: true },
  {
    name: 'looked in vain, photo not due: no hint yet',
    facts: { ...working, lookedAt: 10_300 },
    waitedMs: null,
    expected: 'ready',
    isAwaited: true,
  },
  {
    name: 'looked in vain, photo due',
    facts: { ...working, lookedAt: 10_300 },
    waitedMs: 0,
    expected: 'barcode-unclear',
    isAwaited: true,
  },
  {
    name: 'photo due, but the reader has not answered: it cannot be said that the barcode is unclear',
    facts: working,
    waitedMs: 400,
    expected: 'ready',
    isAwaited: true,
  },
  {
    name: 'the last answer is about pictures before the card moved',
    facts: { ...working, lookedAt: 9_900 },
    waitedMs: 400,
    expected: 'ready',
    isAwaited: true,
  },
  {
    name: 'seen in the first good frame',
    facts: { ...working, lookedAt: goodSince, seenAt: goodSince },
    waitedMs: null,
    expected: 'barcode-seen',
    isAwaited: false,
  },
  {
    name: 'seen once and not in the newest frame',
    facts: { ...working, lookedAt: 10_900, seenAt: 10_300 },
    waitedMs: 200,
    expected: 'barcode-seen',
    isAwaited: false,
  },
  {
    name: 'seen before the card moved only',
    facts: { ...working, lookedAt: 10_300, seenAt: 9_999 },
    waitedMs: 200,
    expected: 'barcode-unclear',
    isAwaited: true,
  },
  {
    name: 'just before the end of the wait',
    facts: { ...working, lookedAt: 10_300 },
    waitedMs: barcodeWaitMs - 1,
    expected: 'barcode-unclear',
    isAwaited: true,
  },
  {
    name: 'the end of the wait',
    facts: { ...working, lookedAt: 10_300 },
    waitedMs: barcodeWaitMs,
    expected: 'ready',
    isAwaited: false,
  },
  {
    name: 'seen after the end of the wait',
    facts: { ...working, lookedAt: 10_300, seenAt: 10_300 },
    waitedMs: barcodeWaitMs + 2_000,
    expected: 'barcode-seen',
    isAwaited: false,
  },
];

for (const { name, facts, waitedMs, expected, isAwaited } of cases) {
  test(name, () => assert.deepEqual(barcodeAdvice(facts, goodSince, waitedMs), { hint: expected, isAwaited }));
}
