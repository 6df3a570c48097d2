import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAllowedDomain } from './allowed-domains.ts';

const cases: readonly (readonly [uri: string, domain: string, allowed: boolean])[] = [
  ['https://shop.example/done', 'shop.example', true],
  ['https://SHOP.example', 'Shop.Example', true],
  ['http://shop.example/', 'shop.example', true],
  ['https://shop.example:443/', 'shop.example', true],
  ['https://shop.example:8443/', 'shop.example', false],
  ['https://shop.example:8443/', 'shop.example:8443', true],
  ['https://www.shop.example/', 'shop.example', false],
  ['https://www.shop.example/', '*.shop.example', true],
  ['https://a.b.shop.example/', '*.shop.example', true],
  ['https://shop.example/', '*.shop.example', false],
  ['https://.shop.example/', '*.shop.example', false],
  ['https://evilshop.example/', '*.shop.example', false],
  ['https://shop.example.evil.example/', 'shop.example', false],
  ['https://shop.example@evil.example/', 'shop.example', false],
  ['https://evil.example/?shop.example', 'shop.example', false],
  ['https://evil.example#shop.example', 'shop.example', false],
  ['javascript:alert(1)', 'shop.example', false],
  ['shop.example', 'shop.example', false],
  ['', 'shop.example', false],
];

describe('isAllowedDomain', () => {
  for (const [uri, domain, allowed] of cases) {
    it(`${allowed ? 'allows' : 'refuses'} ${uri || 'nothing'} by ${domain}`, () => {
      assert.equal(isAllowedDomain(uri, [domain]), allowed);
    });
  }

  it('allows nothing without domains', () => assert.equal(isAllowedDomain('https://shop.example', []), false));
});
