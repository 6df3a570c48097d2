/** Recognition of e-mail addresses and their domain. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parseDomain } from './email-domain.ts';

const label63 = 'a'.repeat(63);

const addresses: readonly (readonly [address: string, ascii: string])[] = [
  ['ada@example.com', 'example.com'],
  ['ADA@EXAMPLE.Com', 'example.com'],
  ['ada+tag@mail.example.co.uk', 'mail.example.co.uk'],
  ["o'brien@example.ie", 'example.ie'],
  ['"ada lovelace"@example.com', 'example.com'],
  ['"a@b"@example.com', 'example.com'],
  ['"a\\"b"@example.com', 'example.com'],
  ['ada@münchen.example', 'xn--mnchen-3ya.example'],
  ['ada@例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['जॉन@उदाहरण.परीक्षा', 'xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
  ['ada@xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  [`ada@${label63}.example`, `${label63}.example`],
  [`${'a'.repeat(64)}@example.com`, 'example.com'],
  ['ada@1.example', '1.example'],
];

for (const [address, ascii] of addresses) {
  it(`${address.slice(0, 40)} is of ${ascii.slice(0, 40)}`, () => {
    assert.equal(parseDomain(address)?.ascii, ascii);
  });
}

const none: readonly (readonly [what: string, text: string])[] = [
  ['without an at sign', 'ada.example.com'],
  ['without a local part', '@example.com'],
  ['without a domain', 'ada@'],
  ['of one label', 'ada@localhost'],
  ['with two at signs', 'ada@b@example.com'],
  ['with a blank', 'ada lovelace@example.com'],
  ['with an open quote', '"ada@example.com'],
  ['with a quote inside', 'a"d"a@example.com'],
  ['with a line break in quotes', '"a\nb"@example.com'],
  ['with a dot first', '.ada@example.com'],
  ['with a dot last', 'ada.@example.com'],
  ['with two dots', 'a..da@example.com'],
  ['with an empty label', 'ada@example..com'],
  ['with a dot after the domain', 'ada@example.com.'],
  ['with a hyphen first in a label', 'ada@-example.com'],
  ['with a hyphen last in a label', 'ada@example-.com'],
  ['with an underscore', 'ada@exa_mple.com'],
  ['of an address in brackets', 'ada@[192.0.2.1]'],
  ['of an address of numbers', 'ada@192.0.2.1'],
  ['with a comment', 'ada(comment)@example.com'],
  ['with a label that is too long', `ada@${'a'.repeat(64)}.example`],
  ['with a label that is too long in Punycode', `ada@${'ü'.repeat(60)}.example`],
  ['with a local part that is too long', `${'a'.repeat(65)}@example.com`],
  ['with a local part that is too long in octets', `${'ü'.repeat(33)}@example.com`],
  ['that is too long', `ada@${Array.from({ length: 5 }, () => 'a'.repeat(60)).join('.')}.example`],
  ['of a bare xn--', 'ada@xn--.example'],
];

for (const [what, text] of none) {
  it(`a text ${what} is no address`, () => {
    assert.equal(parseDomain(text), null);
  });
}

it('a disposable domain is recognized, and so is the domain of a private relay', () => {
  assert.equal(parseDomain('a@mailinator.com')?.isDisposable, true);
  assert.equal(parseDomain('a@example.com')?.isDisposable, false);
  assert.equal(parseDomain('abc123@privaterelay.appleid.com')?.isRelay, true);
  assert.equal(parseDomain('a@example.com')?.isRelay, false);
});

it('a megabyte of any input is answered immediately', () => {
  for (const piece of ['"\\', 'a.', '@', '"a@'])
    assert.equal(parseDomain(`${piece.repeat(500_000)}@example.com`), null);
});
