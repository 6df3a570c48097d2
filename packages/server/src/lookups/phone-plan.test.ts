/** Information in phone numbers, and invalid texts; the numbers are reserved for examples or services. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { internationalNumber, readPhoneNumber } from './phone-plan.ts';

const rows: readonly (readonly [number: string, type: string | null, country: string | null])[] = [
  ['+447400123456', 'MOBILE', 'GB'],
  ['+442079460018', 'FIXED_LINE', 'GB'],
  ['+448000113000', 'TOLL_FREE', 'GB'],
  ['+447624123456', 'MOBILE', 'IM'],
  ['+14155552671', null, 'US'],
  ['+18005550199', 'TOLL_FREE', 'US'],
  ['+19005550199', 'RESTRICTED_PREMIUM', 'US'],
  ['+16135550123', null, 'CA'],
  ['+12423591234', 'MOBILE', 'BS'],
  ['+4915123456789', 'MOBILE', 'DE'],
  ['+4930123456', 'FIXED_LINE', 'DE'],
  ['+498001234567', 'TOLL_FREE', 'DE'],
  ['+33612345678', 'MOBILE', 'FR'],
  ['+33123456789', 'FIXED_LINE', 'FR'],
  ['+33912345678', 'VOIP', 'FR'],
  ['+34612345678', 'MOBILE', 'ES'],
  ['+393123456789', 'MOBILE', 'IT'],
  ['+390612345678', 'FIXED_LINE', 'IT'],
  ['+31612345678', 'MOBILE', 'NL'],
  ['+41781234567', 'MOBILE', 'CH'],
  ['+48512345678', 'MOBILE', 'PL'],
  ['+46701234567', 'MOBILE', 'SE'],
  ['+79123456789', 'MOBILE', 'RU'],
  ['+77710009998', 'MOBILE', 'KZ'],
  ['+905012345678', 'MOBILE', 'TR'],
  ['+5511961234567', 'MOBILE', 'BR'],
  ['+919876543210', 'MOBILE', 'IN'],
  ['+8613123456789', 'MOBILE', 'CN'],
  ['+819012345678', 'MOBILE', 'JP'],
  ['+61412345678', 'MOBILE', 'AU'],
  ['+2348021234567', 'MOBILE', 'NG'],
  ['+27711234567', 'MOBILE', 'ZA'],
  ['+971501234567', 'MOBILE', 'AE'],
  ['+80012345678', 'TOLL_FREE', null],
  ['+44 (0)20 7946 0018', 'FIXED_LINE', 'GB'],
  ['+44-7400-123456', 'MOBILE', 'GB'],
];

for (const [number, type, country] of rows) {
  it(`${number} is ${type ?? 'of a kind that its plan does not tell'}, of ${country ?? 'no one country'}`, () => {
    assert.deepEqual(readPhoneNumber(number), { type, countryCode: country });
  });
}

const none: readonly (readonly [what: string, text: string])[] = [
  ['without its country', '4155552671'],
  ['too short', '+1415555'],
  ['of a country that there is not', '+9991234567'],
  ['as a link', 'tel:+447400123456'],
  ['with words around it', 'call +447400123456 now'],
  ['of letters', 'abcdef'],
  ['of nothing but a plus', '+'],
  ['of two numbers', '+447400123456 / +447400123457'],
  ['of ten thousand digits', `+44${'7'.repeat(10_000)}`],
  ['of blanks', '   '],
];

for (const [what, text] of none) {
  it(`a text ${what} is invalid, and causes no error`, () => {
    assert.equal(readPhoneNumber(text).type, 'INVALID');
    assert.equal(internationalNumber(text), null);
  });
}

it('one number is read equally in any notation', () => {
  for (const text of ['+442079460018', '+44 20 7946 0018', '+44 (0)20 7946-0018']) {
    assert.equal(internationalNumber(text), '+442079460018');
  }
  assert.equal(internationalNumber('020 7946 0018', 'GB'), '+442079460018');
});
