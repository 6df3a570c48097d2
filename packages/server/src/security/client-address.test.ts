import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clientAddress, clientNetwork } from './client-address.ts';

describe('clientAddress', () => {
  for (const [sent, address] of [
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:51234', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['[::ffff:198.51.100.7]:443', '198.51.100.7'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:0DB8:0:0::1', '2001:db8::1'],
    ['unknown', 'unknown'],
    ['', ''],
  ] as const) {
    it(`reads ${sent}`, () => assert.equal(clientAddress(sent), address));
  }
});

describe('clientNetwork', () => {
  const same = (one: string, other: string) => clientNetwork(one) === clientNetwork(other);
  it('is one for a household, in any notation of its addresses', () => {
    assert.ok(same('2001:db8::1', '2001:db8:0:0:ffff::1'));
    assert.ok(same('2001:db8:1:2::', '2001:0db8:0001:0002:a:b:c:d'));
    assert.ok(same('::ffff:198.51.100.7', '198.51.100.7'));
  });
  it('differs for others', () => {
    assert.ok(!same('2001:db8:0:1::1', '2001:db8::1'));
    assert.ok(!same('198.51.100.7', '198.51.100.8'));
  });
  it('leaves an invalid address unchanged', () => assert.equal(clientNetwork('unknown'), 'unknown'));
});
