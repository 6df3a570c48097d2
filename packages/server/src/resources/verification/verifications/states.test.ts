import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { madeAt, verificationWith } from '../../../../test/support/records.ts';
import { addSeconds } from '../../../lib/clock.ts';
import {
  changeLock,
  moveVerification,
  refuseRedaction,
  type VerificationAction,
  verificationTransitions,
} from './states.ts';
import { type VerificationStatus, verificationStatuses } from './verification.ts';

const now = addSeconds(madeAt, 60);

/** Contract, inquiries 10.2: target status of each action from each status; a missing status refuses the action. */
const table: Readonly<Record<VerificationAction, Partial<Record<VerificationStatus, VerificationStatus>>>> = {
  confirm: { initiated: 'confirmed' },
  submit: { initiated: 'submitted', confirmed: 'submitted' },
  'tentatively-pass': { submitted: 'tentatively_passed' },
  'tentatively-fail': { submitted: 'tentatively_failed' },
  pass: { submitted: 'passed', tentatively_passed: 'passed', tentatively_failed: 'passed' },
  fail: { submitted: 'failed', tentatively_passed: 'failed', tentatively_failed: 'failed' },
  'require-retry': { submitted: 'requires_retry' },
  'overturn-to-pass': { failed: 'passed', requires_retry: 'passed' },
  'overturn-to-fail': { passed: 'failed', requires_retry: 'failed' },
  cancel: { initiated: 'canceled', confirmed: 'canceled', submitted: 'canceled' },
  skip: { initiated: 'skipped', submitted: 'skipped' },
};

/** Timestamp that the action sets in addition to updated-at. */
const stamps: Readonly<Record<VerificationAction, 'submittedAt' | 'completedAt' | null>> = {
  confirm: null,
  submit: 'submittedAt',
  'tentatively-pass': null,
  'tentatively-fail': null,
  pass: 'completedAt',
  fail: 'completedAt',
  'require-retry': 'completedAt',
  'overturn-to-pass': null,
  'overturn-to-fail': null,
  cancel: 'completedAt',
  skip: 'completedAt',
};

describe('moveVerification', () => {
  for (const action of Object.keys(table) as VerificationAction[]) {
    for (const status of verificationStatuses) {
      const to = table[action][status];
      it(`${action} of ${status} ${to === undefined ? 'is refused' : `gives ${to}`}`, () => {
        const verification = verificationWith({ status, submittedAt: null });
        if (to === undefined) {
          assert.throws(() => moveVerification(verification, action, now), { code: 'conflict' });
          return;
        }
        const moved = moveVerification(verification, action, now);
        assert.equal(moved.status, to);
        assert.equal(moved.updatedAt, now);
        for (const stamp of ['submittedAt', 'completedAt'] as const) {
          assert.equal(moved[stamp], stamps[action] === stamp ? now : null);
        }
      });
    }
  }

  it('reaches no status except by one of the actions', () => {
    const reached = Object.values(verificationTransitions).map(({ to }) => to);
    assert.deepEqual(new Set(['initiated', ...reached]), new Set(verificationStatuses));
  });
});

describe('refuseRedaction', () => {
  const unfinished: readonly VerificationStatus[] = ['initiated', 'confirmed', 'submitted'];
  for (const status of verificationStatuses) {
    it(`${unfinished.includes(status) ? 'refuses' : 'lets pass'} a verification that is ${status}`, () => {
      const refuse = () => refuseRedaction(verificationWith({ status }));
      if (unfinished.includes(status)) assert.throws(refuse, { code: 'conflict' });
      else assert.doesNotThrow(refuse);
    });

    it(`refuses one that is ${status} and locked, or redacted before`, () => {
      const locked = verificationWith({ status, investigationLockedAt: now });
      assert.throws(() => refuseRedaction(locked), { code: 'conflict' });
      assert.throws(() => refuseRedaction(verificationWith({ status, redactedAt: now })), { code: 'conflict' });
    });
  }
});

describe('changeLock', () => {
  for (const status of verificationStatuses) {
    it(`locks and unlocks one that is ${status}, each once`, () => {
      const open = verificationWith({ status });
      const locked = { ...open, investigationLockedAt: madeAt };
      assert.equal(changeLock(open, true, now), now);
      assert.equal(changeLock(locked, false, now), null);
      assert.throws(() => changeLock(locked, true, now), { code: 'conflict' });
      assert.throws(() => changeLock(open, false, now), { code: 'conflict' });
    });
  }

  it('refuses to lock a redacted verification', () => {
    assert.throws(() => changeLock(verificationWith({ redactedAt: madeAt }), true, now), { code: 'conflict' });
  });
});
