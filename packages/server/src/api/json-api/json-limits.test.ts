import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withinJsonLimits } from './json-limits.ts';

const within = (text: string) => withinJsonLimits(Buffer.from(text));
const list = (count: number, item: string) => `[${Array.from({ length: count }, () => item).join(',')}]`;
const nested = (depth: number, [open, close]: string) => `${open?.repeat(depth)}${close?.repeat(depth)}`;

describe('JSON is parsed', () => {
  for (const [name, text] of [
    ['that is empty', ''],
    ['of 100,000 values', list(99_999, '0')],
    ['of 50,000 empty objects', list(50_000, ' { } ')],
    ['of 10,000 members', `{${Array.from({ length: 10_000 }, (_, at) => `"${at}":0`).join(',')}}`],
    ['of depth 32', nested(32, '[]')],
    ['with marks in its texts', `{"a":"${'[{:,\\"'.repeat(50_000)}"}`],
    ['with texts that end in backslashes', list(40_000, '"\\\\"')],
    ['with a text without end', `{"a":"${'[{:,'.repeat(50_000)}`],
    ['that is not JSON, which the parser reports', ']]]],,,,'],
  ] as const) {
    it(name, () => assert.equal(within(text), true));
  }
});

describe('JSON is not even parsed', () => {
  for (const [name, text] of [
    ['of more than 100,000 values', list(100_000, '0')],
    ['of more than 100,000 empty lists', list(100_000, '[]')],
    ['of more than 10,000 members', `{${Array.from({ length: 10_001 }, (_, at) => `"${at}":0`).join(',')}}`],
    ['deeper than 32', nested(33, '[]')],
    ['deeper than 32 with texts between', `${'{"\\"a":'.repeat(33)}0${'}'.repeat(33)}`],
    ['of half a million open brackets', '['.repeat(500_000)],
  ] as const) {
    it(name, () => assert.equal(within(text), false));
  }
});
