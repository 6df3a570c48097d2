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
