import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { madeAt, verificationWith } from '../../../test/support/records.ts';
import { addSeconds } from '../../lib/clock.ts';
import { moveVerification, type VerificationAction, type VerificationStatus, verificationStatuses } from './states.ts';

const now = addSeconds(madeAt, 60);

/** Contract, inquiries 10.2. */
const table: Readonly<Record<VerificationAction, Partial<Record<VerificationStatus, VerificationStatus>>>> = {
  submit: { initiated: 'submitted' },
  pass: { submitted: 'passed' },
  fail: { submitted: 'failed' },
  'require-retry': { submitted: 'requires_retry' },
  cancel: { initiated: 'canceled', submitted: 'canceled' },
};

describe('moveVerification', () => {
  for (const action of Object.keys(table) as VerificationAction[]) {
    for (const status of verificationStatuses) {
      const to = table[action][status];
      it(`${action} of ${status} ${to === undefined ? 'is refused' : `gives ${to}`}`, () => {
        const verification = verificationWith({ status });
        if (to === undefined) {
          assert.throws(() => moveVerification(verification, action, now), { code: 'conflict' });
          return;
        }
        const moved = moveVerification(verification, action, now);
        assert.equal(moved.status, to);
        assert.equal(moved.updatedAt, now);
        assert.equal(action === 'submit' ? moved.submittedAt : moved.completedAt, now);
        assert.equal(
          action === 'submit' ? moved.completedAt : moved.submittedAt,
          verification[action === 'submit' ? 'completedAt' : 'submittedAt'],
        );
      });
    }
  }
});
