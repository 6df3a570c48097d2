import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inquiryWith, madeAt } from '../../../../test/support/records.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { type InquiryStatus, inquiryStatuses } from './inquiry.ts';
import { type InquiryAction, inquiryTransitions, redact, transition } from './states.ts';

const now = addSeconds(madeAt, 60);

/** Contract, inquiries 3.2: target status of each action from each status; a missing status refuses the action. */
const table: Readonly<Record<InquiryAction, Partial<Record<InquiryStatus, InquiryStatus>>>> = {
  start: { created: 'pending' },
  complete: { created: 'completed', pending: 'completed' },
  fail: { created: 'failed', pending: 'failed' },
  expire: { created: 'expired', pending: 'expired' },
  resume: { expired: 'pending' },
  approve: {
    created: 'approved',
    pending: 'approved',
    completed: 'approved',
    failed: 'approved',
    expired: 'approved',
    needs_review: 'approved',
    declined: 'approved',
  },
  decline: {
    created: 'declined',
    pending: 'declined',
    completed: 'declined',
    failed: 'declined',
    expired: 'declined',
    needs_review: 'declined',
    approved: 'declined',
  },
  'mark-for-review': {
    created: 'needs_review',
    pending: 'needs_review',
    completed: 'needs_review',
    failed: 'needs_review',
    expired: 'needs_review',
  },
};

describe('transition', () => {
  for (const action of Object.keys(table) as InquiryAction[]) {
    for (const status of inquiryStatuses) {
      const to = table[action][status];
      it(`${action} of ${status} ${to === undefined ? 'is refused' : `gives ${to}`}`, () => {
        const inquiry = inquiryWith({ status });
        if (to === undefined) assert.throws(() => transition(inquiry, action, now), { code: 'conflict' });
        else assert.equal(transition(inquiry, action, now).status, to);
      });
    }
  }

  for (const status of inquiryStatuses) {
    it(`refuses every action on a redacted inquiry that is ${status}`, () => {
      for (const action of Object.keys(table) as InquiryAction[]) {
        const inquiry = inquiryWith({ status, redactedAt: madeAt });
        assert.throws(() => transition(inquiry, action, now), { code: 'conflict' }, action);
      }
    });
  }

  it('sets the timestamp of its new status and of the update, and no other', () => {
    for (const [action, { from, sets }] of Object.entries(inquiryTransitions)) {
      const before = inquiryWith({ status: from[0] ?? 'created' });
      const after = transition(before, action as InquiryAction, now);
      const changed = Object.keys(after).filter(
        (name) => name.endsWith('At') && name !== 'expiresAt' && Reflect.get(after, name) !== Reflect.get(before, name),
      );
      assert.deepEqual(changed.toSorted(), [...(sets === null ? [] : [sets]), 'updatedAt'].toSorted(), action);
    }
  });

  it('keeps the time of completion through a later decision', () => {
    const completed = transition(inquiryWith({ status: 'pending' }), 'complete', madeAt);
    assert.equal(transition(completed, 'approve', now).completedAt, madeAt);
  });

  it('measures the time from start to completion, in seconds', () => {
    const started = inquiryWith({ status: 'pending', startedAt: addSeconds(now, -95.68) });
    assert.equal(transition(started, 'complete', now).behaviors['completion-time'], 95.68);
    assert.equal(transition(started, 'fail', now).behaviors['completion-time'], null);
    assert.equal(transition(inquiryWith(), 'complete', now).behaviors['completion-time'], null);
  });

  it('removes the expiry of every inquiry that is no longer open', () => {
    for (const action of ['complete', 'fail', 'expire', 'approve', 'decline', 'mark-for-review'] as const) {
      assert.equal(transition(inquiryWith(), action, now).expiresAt, null, action);
    }
  });

  it('keeps the expiry at the start, or restarts it where the template sets a duration', () => {
    const kept = inquiryWith();
    assert.equal(transition(kept, 'start', now).expiresAt, kept.expiresAt);
    const counted = inquiryWith({ expiry: { ...kept.expiry, startSeconds: 600 } });
    assert.deepEqual(transition(counted, 'start', now).expiresAt, addSeconds(now, 600));
  });

  it('gives a resumed inquiry a new expiry and forgets when it expired', () => {
    const resumed = transition(inquiryWith({ status: 'expired', expiredAt: madeAt, expiresAt: null }), 'resume', now);
    assert.deepEqual(resumed.expiresAt, addSeconds(now, 3600));
    assert.equal(resumed.expiredAt, null);
  });

  it('records an event of its name for every action but resume', () => {
    const without = Object.entries(inquiryTransitions).filter(([, { event }]) => event === null);
    assert.deepEqual(
      without.map(([action]) => action),
      ['resume'],
    );
  });
});

describe('redact', () => {
  it('erases personal data and keeps status, reference and times', () => {
    const inquiry = inquiryWith({
      status: 'approved',
      referenceId: 'r-1',
      fields: { 'name-first': 'Ada' },
      note: 'n',
      reviewerComment: 'c',
      redirectUri: 'https://example.com/ada',
      linkRedirectUri: 'https://example.com/ada-by-link',
      creator: 'clerk@example.com',
      tags: ['vip'],
      completedAt: madeAt,
    });
    const redacted = redact(inquiry, now);
    assert.deepEqual(redacted, {
      ...inquiry,
      fields: {},
      note: null,
      reviewerComment: null,
      redirectUri: null,
      linkRedirectUri: null,
      creator: 'API',
      tags: [],
      updatedAt: now,
      redactedAt: now,
    });
    assert.throws(() => redact(redacted, now), { code: 'conflict' });
  });
});
