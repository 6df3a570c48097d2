import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressAllowed } from './authenticate.ts';

describe('addressAllowed', () => {
  const cases: readonly (readonly [string, readonly string[], boolean])[] = [
    ['203.0.113.9', [], true],
    ['203.0.113.9', ['*'], true],
    ['203.0.113.9', ['203.0.113.9'], true],
    ['203.0.113.9', ['203.0.113.8'], false],
    ['203.0.113.9', ['203.0.113.0/24'], true],
    ['203.0.114.9', ['203.0.113.0/24'], false],
    ['203.0.113.9', ['203.0.113.8/31'], true],
    ['203.0.113.9', ['0.0.0.0/0'], true],
    ['::ffff:203.0.113.9', ['203.0.113.0/24'], true],
    ['::ffff:203.0.113.9', ['203.0.113.9'], true],
    ['203.0.113.9', ['::/0'], false],
    ['2001:db8::1', ['2001:db8::/32'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['2001:db8::1', ['2001:0db8:0000:0000:0000:0000:0000:0001'], true],
    ['2001:DB8::1', ['2001:db8::1'], true],
    ['2001:db8::1', ['0.0.0.0/0'], false],
    ['203.0.113.9', ['nonsense', '203.0.113.0/99'], false],
    ['unknown', ['0.0.0.0/0', '::/0'], false],
    ['', ['203.0.113.9'], false],
  ];
  for (const [address, allowlist, allowed] of cases) {
    it(`${allowed ? 'lets' : 'does not let'} "${address}" in by [${allowlist.join(', ')}]`, () => {
      assert.equal(addressAllowed(address, allowlist), allowed);
    });
  }
});
