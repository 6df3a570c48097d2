import { type ListCase, listCases } from '../../../../../test/support/list-cases.ts';
import { emailAddress } from './email-address.ts';

const address = (value: unknown) => ({ value, 'match-type': 'email_address' });
const domain = (value: unknown) => ({ value, 'match-type': 'domain' });
const from = (email: string) => ({ 'email-address': email });

const cases: readonly ListCase[] = [
  [address('ada@example.com'), from('ada@example.com'), true],
  [address('Ada@Example.COM'), from('aDA@eXAMPLE.com'), true],
  [address(' ada@example.com '), from('ada@example.com\t'), true],
  [address('ada@bücher.example'), from('ada@xn--bcher-kva.example'), true],
  [address('ada@BÜCHER.example'), from('ada@bücher.example'), true],
  [address('ａｄａ@example.com'), from('ada@example.com'), true],
  [address('ada@example.com.'), from('ada@example.com'), true],
  [address('ada+news@example.com'), from('ada@example.com'), false],
  [address('a.da@example.com'), from('ada@example.com'), false],
  [address('ada@example.com'), from('ada@sub.example.com'), false],
  [address('ada@example.com'), from('bob@example.com'), false],
  [address('ada@example.com'), {}, false],
  [address('ada@example.com'), { 'phone-number': 'ada@example.com' }, false],
  [address('ada'), {}, 'refused'],
  [address('@example.com'), {}, 'refused'],
  [address('ada@localhost'), {}, 'refused'],
  [address(null), {}, 'refused'],
  [domain('example.com'), from('ada@example.com'), true],
  [domain('EXAMPLE.com'), from('ada@Example.com'), true],
  [domain('@example.com'), from('ada@example.com'), true],
  [domain('somebody@example.com'), from('ada@example.com'), true],
  [domain('example.com'), from('ada@mail.example.com'), true],
  [domain('example.com'), from('ada@a.b.c.example.com'), true],
  [domain('bücher.example'), from('ada@shop.xn--bcher-kva.example'), true],
  [domain('mail.example.com'), from('ada@example.com'), false],
  [domain('example.com'), from('ada@notexample.com'), false],
  [domain('example.com'), from('ada@example.com.evil.org'), false],
  [domain('example.com'), from('example.com'), false],
  [domain('com'), {}, 'refused'],
  [domain('exa mple.com'), {}, 'refused'],
  [domain(7), {}, 'refused'],
  [{ value: 'ada@example.com', 'match-type': 'near' }, {}, 'refused'],
];

listCases('addresses of mail and domains', emailAddress, cases);
