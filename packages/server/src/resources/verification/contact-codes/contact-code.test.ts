import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ContactCode, drawCode, isDead, outcomeOf, readCode, secondsToWait } from './contact-code.ts';

describe('a typed code', () => {
  const rows: readonly (readonly [typed: string, read: string | null])[] = [
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['123\u00a0456\u200f', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['१२३४५६', '123456'],
    ['000000', '000000'],
    ['', null],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['123.456', null],
    ['1'.repeat(100_000), null],
  ];
  for (const [typed, read] of rows) {
    it(`${read === null ? 'is refused' : 'is read'}: ${JSON.stringify(typed.slice(0, 20))}`, () => {
      assert.equal(readCode(typed), read);
    });
  }
});

const sentAt = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);
const sent: ContactCode = {
  inquiryId: 'inq_1',
  kind: 'email-address',
  attempt: 1,
  number: 1,
  recipient: 'ada@example.com',
  hash: '',
  wrongTries: 0,
  createdAt: sentAt,
  expiresAt: after(600),
  usedAt: null,
};

describe('a sent code', () => {
  const rows: readonly (readonly [what: string, change: Partial<ContactCode>, seconds: number, dead: boolean])[] = [
    ['within its ten minutes', {}, 599, false],
    ['after ten minutes', {}, 600, true],
    ['after four wrong tries', { wrongTries: 4 }, 1, false],
    ['after five wrong tries', { wrongTries: 5 }, 1, true],
    ['after it was entered', { usedAt: after(1) }, 2, true],
  ];
  for (const [what, change, seconds, dead] of rows) {
    it(`${dead ? 'is dead' : 'can be entered'} ${what}`, () => {
      assert.equal(isDead({ ...sent, ...change }, after(seconds)), dead);
    });
  }

  for (const [seconds, left] of [
    [0, 30],
    [0.5, 30],
    [29.9, 1],
    [30, 0],
    [90, 0],
  ] as const) {
    it(`leaves ${left} s to wait ${seconds} s after it was sent`, () => {
      assert.equal(secondsToWait(sent, after(seconds)), left);
    });
  }

  it('has six digits', () => {
    for (let drawn = 0; drawn < 500; drawn += 1) assert.match(drawCode(), /^\d{6}$/);
  });
});

describe('an attempt whose codes are used up', () => {
  it('is a mismatch after one wrong entry of any code, and nothing else without one', () => {
    assert.equal(outcomeOf([{ ...sent, wrongTries: 1 }, sent]), 'code_mismatch');
    assert.equal(outcomeOf([sent, sent]), 'code_not_entered');
  });
});
