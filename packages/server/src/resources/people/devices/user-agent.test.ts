import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readUserAgent } from './user-agent.ts';

const cases: readonly (readonly [string, string, readonly (string | null)[]])[] = [
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    ['iOS', '17.0.1', 'smartphone', 'Apple iPhone', 'Safari', '17.0'],
  ],
  [
    'an Android phone that hides its model',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    ['Android', '10', 'smartphone', null, 'Chrome', '126.0.0.0'],
  ],
  [
    'Windows, by the name people use',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
    ['Windows', '10', 'desktop', null, 'Firefox', '127.0'],
  ],
  ['a program', 'curl/8.5.0', [null, null, null, null, null, null]],
];

describe('readUserAgent', () => {
  for (const [name, userAgent, expected] of cases) {
    it(`reads ${name}`, () => assert.deepEqual(Object.values(readUserAgent(userAgent)), expected));
  }

  it('reads nothing from an empty text', () => {
    for (const nothing of [null, '', '  ']) {
      assert.ok(Object.values(readUserAgent(nothing)).every((value) => value === null));
    }
  });
});
