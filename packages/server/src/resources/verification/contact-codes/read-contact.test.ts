import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContact } from './read-contact.ts';

describe('a typed e-mail address', () => {
  const rows: readonly (readonly [typed: string, value: string | null])[] = [
    ['ada@example.com', 'ada@example.com'],
    [' ada@example.com ', 'ada@example.com'],
    ['ada+id@bücher.example', 'ada+id@xn--bcher-kva.example'],
    ['ada@localhost', null],
    ['ada', null],
    ['a b@example.com', null],
    ['ada@example.com\r\nBcc: b@example.com', null],
    ['"ada"@example.com', null],
    ['', null],
  ];
  for (const [typed, value] of rows) {
    it(`${value === null ? 'is refused' : 'is read'}: ${JSON.stringify(typed)}`, () => {
      assert.equal(readContact('email-address', typed, 'DE')?.value ?? null, value);
    });
  }
});

describe('a typed phone number', () => {
  const rows: readonly (readonly [typed: string, country: string | null, value: string | null, of: string | null])[] = [
    ['+49 30 123456', null, '+4930123456', 'DE'],
    ['030 123456', 'DE', '+4930123456', 'DE'],
    ['+1 (415) 555-0123', 'DE', '+14155550123', 'US'],
    ['＋４９ ３０ １２３４５６', null, '+4930123456', 'DE'],
    ['030 123456', null, null, null],
    ['030 123456', 'XX', null, null],
    ['+49', null, null, null],
    ['+4930123456x', null, null, null],
    ['call me', 'DE', null, null],
  ];
  for (const [typed, country, value, of] of rows) {
    it(`${value === null ? 'is refused' : 'is read'}: ${typed}, ${country ?? 'no country'}`, () => {
      const read = readContact('phone-number', typed, country);
      assert.deepEqual([read?.value ?? null, read?.countryCode ?? null], [value, of]);
    });
  }
});
