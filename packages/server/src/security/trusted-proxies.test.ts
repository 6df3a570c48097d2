import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { proxyProblem } from './trusted-proxies.ts';

describe('an entry of TRUSTED_PROXIES', () => {
  for (const entry of ['10.0.0.7', '10.0.0.0/8', '172.16.0.0/12', '::1', 'fc00::/7', '2400:cb00::/32', 'loopback']) {
    it(`may be ${entry}`, () => assert.equal(proxyProblem(entry), null));
  }
  for (const entry of ['0.0.0.0/0', '::/0', '0.0.0.0/1', '128.0.0.0/1', '::ffff:0:0/96', '2000::/3', '::/1']) {
    it(`may not cover every address, ${entry}`, () => assert.match(proxyProblem(entry) ?? '', /everybody/));
  }
  for (const entry of ['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '*', '10.0.0.0/']) {
    it(`is an address or a range, not ${entry}`, () => assert.match(proxyProblem(entry) ?? '', /no IP address/));
  }
});
