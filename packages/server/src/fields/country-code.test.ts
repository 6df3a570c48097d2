import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCountryCode } from './country-code.ts';

describe('readCountryCode', () => {
  for (const text of ['Germany', 'XX', 'ZZ', 'ZZZ', 'USA', 'U', '', ' US', 'UK', 'EU']) {
    it(`finds no country for ${JSON.stringify(text)}`, () => assert.equal(readCountryCode(text), null));
  }

  it('returns a code in capitals', () => {
    assert.deepEqual(['us', 'De', 'XK'].map(readCountryCode), ['US', 'DE', 'XK']);
  });
});
