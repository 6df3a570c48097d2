import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inquiryWith, madeAt, verificationWith } from '../../../test/support/records.ts';
import { addSeconds } from '../../lib/clock.ts';
import type { Inquiry } from '../../resources/verification/inquiries/index.ts';
import { type ReceiptSubject, receiptOf } from './receipt.ts';

const day = 86_400;

const receiptWith = (inquiry: Partial<Inquiry>, more: Partial<ReceiptSubject> = {}) =>
  receiptOf({
    inquiry: inquiryWith(inquiry),
    verifications: [],
    files: [],
    filesEver: 0,
    retentionDays: 90,
    organizationName: 'Acme',
    environment: 'production',
    ...more,
  });

const fileAt = (seconds: number) => ({ page: 'front', createdAt: addSeconds(madeAt, seconds) }) as const;

describe('result', () => {
  for (const [status, result] of [
    ['created', 'open'],
    ['pending', 'open'],
    ['completed', 'passed'],
    ['approved', 'passed'],
    ['failed', 'failed'],
    ['declined', 'failed'],
    ['needs_review', 'review'],
    ['expired', 'expired'],
  ] as const)
    it(`${status} is ${result}`, () => assert.equal(receiptWith({ status }).result, result));
});

describe('what was checked', () => {
  const checked = (...each: Parameters<typeof verificationWith>[0][]) =>
    receiptWith({}, { verifications: each.map(verificationWith) }).checked.map(
      ({ what, result }) => `${what} ${result}`,
    );

  for (const [what, verifications, shown] of [
    ['nothing', [], []],
    ['a document', [{ kind: 'government-id', status: 'passed' }], ['governmentId passed']],
    [
      'the last of two attempts',
      [
        { kind: 'government-id', status: 'requires_retry' },
        { kind: 'selfie', status: 'failed' },
        { kind: 'driver-license', status: 'passed' },
      ],
      ['governmentId passed', 'selfie failed'],
    ],
    ['one that is not decided', [{ kind: 'document', status: 'submitted' }], ['paper waiting']],
    [
      'none that was never submitted',
      [
        { kind: 'selfie', status: 'initiated' },
        { kind: 'database', status: 'canceled' },
      ],
      [],
    ],
  ] as const)
    it(`shows ${what}`, () => assert.deepEqual(checked(...verifications), shown));

  it('lists that reports were made, and not their results', () => {
    const { related } = inquiryWith();
    const { checked: all } = receiptWith({
      related: { ...related, reports: [{ type: 'report/watchlist', id: 'rep_1' }] },
    });
    assert.deepEqual(all, [{ what: 'reports', result: 'done', at: null }]);
  });
});

describe('what the business knows', () => {
  const knows = (fields: Inquiry['fields'], more: Partial<ReceiptSubject> = {}) => receiptWith({ fields }, more).knows;

  for (const [what, fields, known] of [
    ['nothing without values', { 'name-first': null, 'address-city': '' }, []],
    ['nothing of the flow itself', { 'selected-country-code': 'DE', 'selected-id-class': 'id' }, []],
    ['each kind once', { 'name-first': 'A', 'name-last': 'B', birthdate: '1990-01-02' }, ['name', 'birthdate']],
    ['what the business gave', { 'loyalty-tier': 'gold', 'email-address': 'a@example.com' }, ['email', 'other']],
  ] as const)
    it(what, () => assert.deepEqual(knows(fields), known));

  it('values read from a document and pictures that are still stored', () => {
    const verifications = [verificationWith({ attributes: { 'document-number': 'X1', birthdate: '' } })];
    const files = [
      fileAt(0),
      { page: 'turns', createdAt: madeAt } as const,
      { page: 'page_2', createdAt: madeAt } as const,
    ];
    const known = ['documentNumber', 'documentPhotos', 'facePhotos', 'paper'];
    assert.deepEqual(knows({}, { verifications, files, filesEver: 3 }), known);
  });
});

describe('photos', () => {
  const photos = (more: Partial<ReceiptSubject>) => receiptWith({}, more).photos;

  it('are erased by the day of the last one', () => {
    const erasedOn = addSeconds(madeAt, 91 * day);
    assert.deepEqual(photos({ files: [fileAt(0), fileAt(day)], filesEver: 2 }), { erasedOn });
  });
  it('are erased once none is stored', () => assert.equal(photos({ filesEver: 2 }), 'erased'));
  it('are not mentioned where there never were any', () => assert.equal(photos({}), null));
  it('have no day while an investigation holds them', () => {
    const verifications = [verificationWith({ investigationLockedAt: madeAt })];
    assert.equal(photos({ verifications, files: [fileAt(0)], filesEver: 1 }), null);
  });
});

it('after an erasure only the decision remains', () => {
  const receipt = receiptWith({ status: 'approved', redactedAt: madeAt, tags: [] }, { filesEver: 3 });
  assert.deepEqual([receipt.erasedAt, receipt.knows, receipt.photos, receipt.result], [madeAt, [], null, 'passed']);
});

it('requests for a data copy and for erasure are listed by their tags', () => {
  const { asked } = receiptWith({ tags: ['vip', 'erasure-requested', 'data-copy-requested'] });
  assert.deepEqual(asked, ['export', 'erase']);
});
