import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ipaddr from 'ipaddr.js';
import { type EgressRules, egressOf, isPublicAddress, targetProblem } from './egress.ts';

/** IANA's special-purpose IPv4 and IPv6 ranges, with multicast, unassigned ranges and cloud metadata addresses. */
const inside = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
  ...['::/8', '::/128', '::1/128', '::7f00:0/104', '::ffff:10.0.0.0/104', '::ffff:7f00:0/104', '::ffff:a9fe:0/112'],
  ...['::ffff:0:7f00:0/104', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '100:0:0:1::/64', '200::/7', '400::/6'],
  ...['800::/5', '1000::/4', '2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20', '4000::/3'],
  ...['5f00::/16', '6000::/3', '8000::/3', 'a000::/3', 'c000::/3', 'e000::/4', 'f000::/5', 'f800::/6', 'fc00::/7'],
  ...['fe00::/9', 'fe80::/10', 'fec0::/10', 'ff00::/8', 'fd00:ec2::254/128', '::ffff:168.63.129.16/128'],
];

const outside = [
  ...['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
  ...['172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0', '223.255.255.255', '168.63.129.15'],
  ...['::ffff:1.1.1.1', '2000::', '2001:200::1', '2003::1', '2606:4700::1111', '2a00:1450:4001::1', '3ffe::1'],
];

/** First and last address of a range. */
const edgesOf = (range: string): readonly string[] => {
  const kind = range.includes(':') ? ipaddr.IPv6 : ipaddr.IPv4;
  const bytes = ipaddr.parseCIDR(range)[0].toByteArray();
  const bits = Number(range.split('/')[1]);
  const last = bytes.map((byte, index) => byte | (0xff >> Math.min(8, Math.max(0, bits - index * 8))));
  return [kind.parse(range.split('/')[0] ?? '').toString(), ipaddr.fromByteArray(last).toString()];
};

describe('isPublicAddress', () => {
  for (const range of inside) {
    for (const address of new Set(edgesOf(range))) {
      it(`blocks ${address} of ${range}`, () => assert.equal(isPublicAddress(address), false));
    }
  }
  for (const text of ['localhost', '', 'fe80::1%eth0', '2002:7f00:1::', '2001:0:7f00:1::', '64:ff9b::7f00:1']) {
    it(`blocks "${text}"`, () => assert.equal(isPublicAddress(text), false));
  }
  for (const address of outside) {
    it(`allows ${address}`, () => assert.equal(isPublicAddress(address), true));
  }
});

describe('what webhooks of the sandbox reach by default', () => {
  const plain = { trustedProxies: [], webhookAllowPrivateAddresses: false };
  const installs: readonly (readonly [string, Parameters<typeof egressOf>[0], EgressRules['addresses']])[] = [
    ['a developer’s machine', { ...plain, host: '127.0.0.1', baseUrl: 'http://127.0.0.1:3000' }, 'loopback'],
    ['a developer’s machine by name', { ...plain, host: 'localhost', baseUrl: 'http://[::1]:3000' }, 'loopback'],
    ['loopback behind a proxy', { ...plain, host: '127.0.0.1', baseUrl: 'https://id.example.com' }, 'public'],
    [
      'loopback behind a proxy that is trusted',
      { ...plain, host: '127.0.0.1', baseUrl: 'http://127.0.0.1', trustedProxies: ['127.0.0.1'] },
      'public',
    ],
    ['every address of the machine', { ...plain, host: '0.0.0.0', baseUrl: 'http://127.0.0.1:3000' }, 'public'],
    [
      'an operator who allows private addresses',
      { ...plain, host: '0.0.0.0', baseUrl: 'https://id.example.com', webhookAllowPrivateAddresses: true },
      'any',
    ],
  ];
  for (const [name, settings, addresses] of installs) {
    it(`is ${addresses} for ${name}`, () => assert.equal(egressOf(settings).sandbox.addresses, addresses));
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
  ['http://0x7f000001/', ['a sandbox on one machine', 'an operator who allows all']],
  ['http://0177.0.0.1/', ['a sandbox on one machine', 'an operator who allows all']],
  ['http://127.0.0.1./', ['a sandbox on one machine', 'an operator who allows all']],
  ['http://127\u30020\u30020\u30021/', ['a sandbox on one machine', 'an operator who allows all']],
  ['http://[::7f00:1]/', ['an operator who allows all']],
  ['http://168.63.129.16/', ['an operator who allows all']],
  ['http://[4000::1]/', ['an operator who allows all']],
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
