/** Valid recipients of messages, and their masked form in logs. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPhoneNumber, maskRecipient, readMailAddress } from './recipient.ts';

describe('a mail address', () => {
  const taken: readonly (readonly [string, string])[] = [
    ['ada@example.com', 'ada@example.com'],
    ["o'neil+tag.x_y@sub.example.co.uk", "o'neil+tag.x_y@sub.example.co.uk"],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ADA@EXAMPLE.COM', 'ADA@example.com'],
    ['root@localhost', 'root@localhost'],
  ];
  for (const [given, sent] of taken) it(`is accepted: ${given}`, () => assert.equal(readMailAddress(given), sent));

  const refused = [
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@@example.com',
    'ada@example.com\r\nBcc: eve@example.net',
    'ada\r\n@example.com',
    'ada@example.com, eve@example.net',
    'ada,eve@example.com',
    'Ada <ada@example.com>',
    '<ada@example.com>',
    '"a b"@example.com',
    'a b@example.com',
    'ada@exa mple.com',
    'ada@example.com\0',
    'ada@example..com',
    '.ada@example.com',
    'ada.@example.com',
    'ada@-example.com',
    'ada@example.com/x',
    'ada@example.com:25',
    'ada@[192.0.2.7]',
    'ada@exa%6dple.com',
    'ädä@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a.'.repeat(130)}com`,
  ];
  for (const given of refused)
    it(`is refused: ${JSON.stringify(given).slice(0, 60)}`, () => assert.equal(readMailAddress(given), null));
});

describe('a phone number', () => {
  it('is a plus and seven to fifteen digits', () => {
    for (const given of ['+4930123456', '+12025550123', '+123456789012345']) assert.equal(isPhoneNumber(given), true);
    for (const given of [
      '4930123456',
      '+0301234567',
      '+49 30 123456',
      '+1234567890123456',
      '+123456',
      '+4930123456\n',
      '',
    ])
      assert.equal(isPhoneNumber(given), false, given);
  });
});

describe('a recipient in a log', () => {
  it('is distinguishable from another and cannot be written to', () => {
    assert.equal(maskRecipient({ email: 'ada.lovelace@example.co.uk' }), 'a…@e….uk');
    assert.equal(maskRecipient({ phone: '+4930123456' }), '+49…56');
  });
});
