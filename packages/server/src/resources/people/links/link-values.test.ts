import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type LinkFacts, linkValuesOf } from './link-values.ts';

const person = { 'name-first': 'José Luis', 'name-last': 'Müller', birthdate: '1990-02-03' };
const street = { 'address-street-1': '1 Main St.', 'address-postal-code': '94105', 'address-country-code': 'US' };

const cases: readonly (readonly [string, LinkFacts, Readonly<Record<string, string>>])[] = [
  ['nothing of nothing', {}, {}],
  ['nothing of blanks', { 'email-address': ' ', 'phone-number': '', picture: null }, {}],
  [
    'an address of mail in lower case',
    { 'email-address': ' Ada@Example.COM ' },
    { 'email-address': 'ada@example.com' },
  ],
  [
    'its domain as resolvers spell it',
    { 'email-address': 'ada@Bücher.example' },
    { 'email-address': 'ada@xn--bcher-kva.example' },
  ],
  ['nothing of what is no address of mail', { 'email-address': 'ada at example' }, {}],
  ['a number with its country', { 'phone-number': '+1 (415) 555-2671' }, { 'phone-number': '+14155552671' }],
  [
    'a number by the country of the person',
    { 'phone-number': '(415) 555-2671', 'selected-country-code': 'US' },
    { 'phone-number': '+14155552671' },
  ],
  ['the digits of a number that no plan knows', { 'phone-number': '555 0100' }, { 'phone-number': '5550100' }],
  ['nothing of a number of three digits', { 'phone-number': '112' }, {}],
  ['a person, however spelled', person, { 'name-birthdate': 'MULLER/JOSE/1990-02-03' }],
  ['nothing of a name without its birthdate', { ...person, birthdate: null }, {}],
  ['an address by street and postal code', street, { address: '1MAINST//94105/US' }],
  ['nothing of an address without postal code', { ...street, 'address-postal-code': '' }, {}],
  [
    'an address of version 4, and its network',
    { 'ip-address': '203.0.113.7' },
    { 'ip-address': 'v4/32/cb007107', 'ip-network': 'v4/24/cb007100' },
  ],
  [
    'the same that came over version 6',
    { 'ip-address': '::ffff:203.0.113.7' },
    { 'ip-address': 'v4/32/cb007107', 'ip-network': 'v4/24/cb007100' },
  ],
  [
    'an address of version 6, without its zone',
    { 'ip-address': '2001:db8:1:2::3%eth0' },
    {
      'ip-address': 'v6/128/20010db8000100020000000000000003',
      'ip-network': 'v6/48/20010db8000100000000000000000000',
    },
  ],
  ['nothing of what is no address', { 'ip-address': '10.1' }, {}],
  [
    'a number with who issued it',
    { 'identification-number': 'd-123 4567', 'selected-country-code': 'us' },
    { 'identification-number': 'US/D1234567' },
  ],
  ['nothing of a number of three letters', { 'identification-number': '1-2.3' }, {}],
  ['nine digits', { 'social-security-number': '123-45-6789' }, { 'social-security-number': '123456789' }],
  ['nothing of four digits of nine', { 'social-security-number': '6789' }, {}],
  ['a picture by its hash', { picture: 'ab12' }, { picture: 'ab12' }],
];

describe('linkValuesOf', () => {
  for (const [name, facts, expected] of cases) {
    it(`gives ${name}`, () =>
      assert.deepEqual(Object.fromEntries(linkValuesOf(facts).map(({ kind, value }) => [kind, value])), expected));
  }
});
