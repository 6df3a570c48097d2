import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type EgressRules, isPublicAddress, targetProblem } from './egress.ts';

describe('isPublicAddress', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ];
  for (const address of inside) {
    it(`keeps "${address}" inside`, () => assert.equal(isPublicAddress(address), false));
  }
  for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:1.1.1.1']) {
    it(`lets ${address} out`, () => assert.equal(isPublicAddress(address), true));
  }
});

const rules = {
  production: { http: false, addresses: 'public' },
  sandbox: { http: true, addresses: 'public' },
  'a sandbox on one machine': { http: true, addresses: 'loopback' },
  'an operator who allows all': { http: true, addresses: 'any' },
} as const satisfies Record<string, EgressRules>;

const cases: readonly (readonly [string, readonly (keyof typeof rules)[]])[] = [
  ['https://hooks.example.com/', ['production', 'sandbox', 'a sandbox on one machine', 'an operator who allows all']],
  ['http://hooks.example.com/', ['sandbox', 'a sandbox on one machine', 'an operator who allows all']],
  ['ftp://hooks.example.com/', []],
  ['https://127.0.0.1/', ['a sandbox on one machine', 'an operator who allows all']],
  ['http://127.1/', ['a sandbox on one machine', 'an operator who allows all']],
  ['http://2130706433/', ['a sandbox on one machine', 'an operator who allows all']],
  ['http://[::1]:9000/', ['a sandbox on one machine', 'an operator who allows all']],
  ['http://localhost:9000/', ['a sandbox on one machine', 'an operator who allows all']],
  ['http://hooks.localhost./', ['a sandbox on one machine', 'an operator who allows all']],
  ['http://10.0.0.1/', ['an operator who allows all']],
  ['http://169.254.169.254/latest/meta-data', ['an operator who allows all']],
  ['http://[::ffff:10.0.0.1]/', ['an operator who allows all']],
];

describe('where webhooks may go', () => {
  for (const [address, allowed] of cases) {
    for (const name of Object.keys(rules) as (keyof typeof rules)[]) {
      const may = allowed.includes(name);
      it(`${name} ${may ? 'may' : 'may not'} reach ${address}`, () =>
        assert.equal(targetProblem(rules[name], new URL(address)) === null, may));
    }
  }
});
