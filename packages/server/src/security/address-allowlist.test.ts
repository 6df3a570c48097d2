import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressAllowed, allowlistCovers, isAllowlistEntry } from './address-allowlist.ts';

describe('an entry', () => {
  for (const [entry, valid] of [
    ['*', true],
    ['192.158.1.38', true],
    ['10.0.0.0/8', true],
    ['0.0.0.0/0', true],
    ['2001:db8::/32', true],
    ['::1', true],
    ['::ffff:10.0.0.1', true],
    ['123.456.7.89', false],
    ['010.0.0.1', false],
    ['10.1', false],
    ['0x7f.0.0.1', false],
    ['10.0.0.0/33', false],
    ['10.0.0.0/-1', false],
    ['10.0.0.0/8/8', false],
    ['2001:db8::/129', false],
    ['fe80::1%eth0', false],
    ['localhost', false],
    ['', false],
    ['**', false],
  ] as const) {
    it(`${JSON.stringify(entry)} is ${valid ? 'taken' : 'refused'}`, () =>
      assert.equal(isAllowlistEntry(entry), valid));
  }
});

describe('an address', () => {
  for (const [address, list, allowed] of [
    ['203.0.113.9', [], true],
    ['203.0.113.9', ['*'], true],
    ['203.0.113.9', ['198.51.100.1', '*'], true],
    ['203.0.113.9', ['203.0.113.9'], true],
    ['203.0.113.9', ['203.0.113.8'], false],
    ['203.0.113.9', ['203.0.113.0/24'], true],
    ['203.0.114.9', ['203.0.113.0/24'], false],
    ['::ffff:203.0.113.9', ['203.0.113.0/24'], true],
    ['203.0.113.9', ['::ffff:203.0.113.9'], true],
    ['203.0.113.9', ['::ffff:203.0.113.0/120'], true],
    ['2001:db8::1', ['2001:db8::/32'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['2001:0db8:0:0::1', ['2001:db8::1'], true],
    ['2001:db8::1', ['203.0.113.0/24'], false],
    ['203.0.113.9', ['::/0'], false],
    ['not an address', ['0.0.0.0/0'], false],
    ['not an address', ['*'], true],
  ] as const) {
    it(`${address} is ${allowed ? 'allowed' : 'kept out'} by ${JSON.stringify(list)}`, () =>
      assert.equal(addressAllowed(address, list), allowed));
  }
});

describe('a list within a list', () => {
  for (const [list, entry, covered] of [
    [['10.0.0.0/8'], '10.1.0.0/16', true],
    [['10.0.0.0/8'], '10.0.0.0/7', false],
    [['10.0.0.0/8'], '*', false],
    [['*'], '*', true],
    [[], '*', true],
    [['10.0.0.0/8', '192.0.2.1'], '192.0.2.1', true],
    [['10.0.0.0/8', '192.0.2.1'], '192.0.2.2', false],
  ] as const) {
    it(`${entry} ${covered ? 'lies' : 'does not lie'} within ${JSON.stringify(list)}`, () =>
      assert.equal(allowlistCovers(list, entry), covered));
  }
});
