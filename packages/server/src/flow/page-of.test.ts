import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOfInquiry } from '@countersign/flow/page';
import { createTestScopes, inquiryWith, madeAt } from '../../test/support/records.ts';
import { addSeconds } from '../lib/clock.ts';
import { randomIds } from '../lib/ids.ts';
import type { FlowScreen, Inquiry } from '../resources/verification/inquiries/index.ts';
import { seedTemplates } from '../seed/templates.ts';
import { declinedConsentPage, pageOf, startPage } from './page-of.ts';
import type { PageSubject } from './page-subject.ts';

const [, governmentId] = seedTemplates(randomIds, 'sandbox');
assert.ok(governmentId);

const scope = createTestScopes()('env_a');

function subject(changes: Partial<Inquiry> = {}, more: Partial<PageSubject> = {}): PageSubject {
  assert.ok(governmentId);
  return {
    scope,
    inquiry: inquiryWith({ status: 'pending', ...changes }),
    definition: governmentId.definition,
    organizationName: 'Example Company',
    locale: 'en-US',
    languages: ['en-US', 'fr'],
    texts: {},
    look: null,
    action: '/verify',
    csrf: 'proof',
    problem: null,
    framedBy: [],
    embedding: null,
    now: madeAt,
    ...more,
  };
}

function at(screen: FlowScreen, stepIndex = 0, more: Partial<Inquiry> = {}): PageSubject {
  const { progress } = inquiryWith();
  return subject({ ...more, progress: { ...progress, ...more.progress, screen, stepIndex } });
}

const finished = { redirectUri: 'https://shop.example/done?a=1', referenceId: 'r&1' };

describe('pageOf an open inquiry', () => {
  const screens: readonly (readonly [FlowScreen, number, string])[] = [
    ['start', 0, 'start'],
    ['country', 0, 'country'],
    ['document-type', 0, 'document-type'],
    ['front', 0, 'front'],
    ['back', 0, 'back'],
    ['processing', 0, 'processing'],
    ['retry', 0, 'processing'],
    ['selfie', 1, 'selfie'],
    ['processing', 1, 'processing'],
    ['front', 1, 'selfie'],
    ['selfie', 9, 'processing'],
  ];
  for (const [screen, stepIndex, step] of screens) {
    it(`shows ${step} at ${screen} of step ${stepIndex}`, () => {
      assert.equal(pageOf(at(screen, stepIndex)).step, step);
    });
  }

  it('reports that it is slow only once the pictures have waited for a while', () => {
    const { progress } = inquiryWith();
    const waiting = at('processing', 0, { progress: { ...progress, waitingSince: madeAt.toISOString() } });
    const slow = (seconds: number) => {
      const page = pageOf({ ...waiting, now: addSeconds(madeAt, seconds) });
      return page.step === 'processing' && page.slow;
    };
    assert.deepEqual([slow(5), slow(25)], [false, true]);
  });

  it('never decreases the reported progress', () => {
    const way = [at('start'), at('country'), at('document-type'), at('front'), at('back'), at('processing')];
    way.push(at('selfie', 1), at('processing', 1), subject({ status: 'approved' }));
    const counted = way.map((each) => {
      const page = pageOf(each);
      assert.ok(isOfInquiry(page));
      return page.progress.current;
    });
    assert.deepEqual(
      counted,
      counted.toSorted((a, b) => a - b),
    );
    const last = pageOf(subject({ status: 'approved' }));
    assert.ok(isOfInquiry(last));
    assert.equal(last.progress.current, last.progress.total);
  });

  it('names the parts, which together with the consent and the end cover all screens', () => {
    const page = pageOf(at('selfie', 1));
    assert.ok(isOfInquiry(page));
    const { parts, total, current } = page.progress;
    assert.deepEqual(parts, [
      { asked: 'document', screens: 4 },
      { asked: 'selfie', screens: 2 },
    ]);
    assert.deepEqual([current, total], [6, 8]);
  });

  it('offers the classes of the chosen country, and shows the chosen one with the picture', () => {
    const type = pageOf(at('document-type', 0, { fields: { 'selected-country-code': 'DE' } }));
    assert.ok(type.step === 'document-type');
    assert.deepEqual(type.idClasses, ['id', 'pp']);
    const front = pageOf(at('front', 0, { fields: { 'selected-country-code': 'DE', 'selected-id-class': 'pp' } }));
    assert.ok(front.step === 'front');
    assert.equal(front.idClass, 'pp');
  });

  it('counts the remaining tries, never below zero', () => {
    const { progress } = inquiryWith();
    for (const [made, left] of [
      [1, 2],
      [3, 0],
      [7, 0],
    ] as const) {
      const retry = { part: 'front', remedies: ['too_blurry'] } as const;
      const page = pageOf(
        subject({ progress: { ...progress, screen: 'retry', retry, attempts: { 'government-id': made } } }),
      );
      assert.ok(page.step === 'retry');
      assert.equal(page.triesLeft, left);
      assert.deepEqual(page.remedies, ['too_blurry']);
    }
  });
});

describe('pageOf a finished inquiry', () => {
  const ends: readonly (readonly [Inquiry['status'], string])[] = [
    ['completed', 'success'],
    ['approved', 'success'],
    ['failed', 'failed'],
    ['declined', 'failed'],
    ['needs_review', 'needs-review'],
    ['expired', 'expired'],
  ];
  for (const [status, step] of ends) {
    it(`shows ${step} when it is ${status}`, () => assert.equal(pageOf(subject({ status })).step, step));
  }

  it('has no link when it expired or no address is known', () => {
    assert.equal('continueUrl' in pageOf(subject({ ...finished, status: 'expired' })), false);
    const page = pageOf(subject({ status: 'failed' }));
    assert.ok('continueUrl' in page);
    assert.equal(page.continueUrl, null);
  });
});

describe('the consent page', () => {
  it('carries the code, and lists what is requested and how long it is kept', () => {
    const page = startPage(subject(), 'code');
    assert.ok(page.step === 'start');
    assert.equal(page.code, 'code');
    assert.deepEqual(page.asks, ['document', 'selfie']);
    assert.equal(page.retentionDays, 90);
  });

  it('requests nothing further from a person who declines', () => {
    const page = declinedConsentPage(subject(finished), null);
    assert.ok(page.step === 'declined-consent');
    assert.equal(page.continueUrl, null);
  });
});
