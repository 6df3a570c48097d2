import { type ListCase, listCases } from '../../../../../test/support/list-cases.ts';
import { ipAddress } from './ip-address.ts';

const item = (value: unknown) => ({ value });
const from = (address: string) => ({ 'ip-address': address });

const cases: readonly ListCase[] = [
  [item('203.0.113.7'), from('203.0.113.7'), true],
  [item('203.0.113.7/32'), from('203.0.113.7'), true],
  [item('203.0.113.0/24'), from('203.0.113.255'), true],
  [item('203.0.113.99/24'), from('203.0.113.1'), true],
  [item('127.0.0.0/24'), from('127.0.0.1'), true],
  [item('10.0.0.0/8'), from('10.255.255.255'), true],
  [item('172.16.0.0/12'), from('172.31.4.5'), true],
  [item('192.168.0.0/23'), from('192.168.1.9'), true],
  [item('203.0.113.0/24'), from('::ffff:203.0.113.5'), true],
  [item('::ffff:203.0.113.0/120'), from('203.0.113.5'), true],
  [item('2001:db8::/32'), from('2001:db8:1:2::3'), true],
  [item('2001:DB8::1'), from('2001:0db8:0:0:0:0:0:1'), true],
  [item('fe80::/64'), from('fe80::1%eth0'), true],
  [item('203.0.113.7'), from('203.0.113.8'), false],
  [item('203.0.113.0/24'), from('203.0.114.1'), false],
  [item('192.168.0.0/23'), from('192.168.2.0'), false],
  [item('172.16.0.0/12'), from('172.32.0.1'), false],
  [item('2001:db8::/32'), from('2001:db9::1'), false],
  [item('10.0.0.0/8'), from('a00::1'), false],
  [item('203.0.113.7'), from('203.0.113'), false],
  [item('203.0.113.7'), {}, false],
  [item('0.0.0.0/0'), {}, 'refused'],
  [item('10.0.0.0/7'), {}, 'refused'],
  [item('::/0'), {}, 'refused'],
  [item('10.0.0.0/33'), {}, 'refused'],
  [item('10.0.0.0/-1'), {}, 'refused'],
  [item('10.0.0.0/8/8'), {}, 'refused'],
  [item('10.0.0.0/x'), {}, 'refused'],
  [item('010.0.0.1'), {}, 'refused'],
  [item('example.com'), {}, 'refused'],
  [item(167772160), {}, 'refused'],
];

listCases('addresses and networks', ipAddress, cases);

/** Formats the bits of an address, so that networks of each length are computed independently of the comparer. */
const version4 = (bits: bigint): string =>
  Array.from({ length: 4 }, (_, at) => (bits >> BigInt(24 - at * 8)) & 0xffn).join('.');
const version6 = (bits: bigint): string =>
  Array.from({ length: 8 }, (_, at) => ((bits >> BigInt(112 - at * 16)) & 0xffffn).toString(16)).join(':');

/** Returns rows of every length: the first and last address are in the network, their neighbors are not. */
function everyLength(
  written: (bits: bigint) => string,
  address: bigint,
  size: number,
  shortest: number,
): readonly ListCase[] {
  const lengths = Array.from({ length: size - shortest + 1 }, (_, at) => shortest + at);
  return lengths.flatMap((length): readonly ListCase[] => {
    const rest = BigInt(size - length);
    const first = (address >> rest) << rest;
    const last = first + (1n << rest) - 1n;
    const network = item(`${written(address)}/${length}`);
    return [
      [network, from(written(first)), true],
      [network, from(written(last)), true],
      [network, from(written(first - 1n)), false],
      [network, from(written(last + 1n)), false],
      [network, from(written(address ^ (1n << rest))), false],
    ];
  });
}

listCases('networks of IPv4 of every length', ipAddress, [
  ...everyLength(version4, 0xcb00_71b5n, 32, 8),
  ...Array.from({ length: 8 }, (_, length): ListCase => [item(`203.0.113.181/${length}`), {}, 'refused']),
]);
listCases('networks of IPv6 of every length', ipAddress, [
  ...everyLength(version6, 0x2001_0db8_85a3_08d3_1319_8a2e_0370_7335n, 128, 16),
  ...Array.from({ length: 16 }, (_, length): ListCase => [item(`2001:db8::1/${length}`), {}, 'refused']),
  [item('2001:db8::1/129'), {}, 'refused'],
]);
