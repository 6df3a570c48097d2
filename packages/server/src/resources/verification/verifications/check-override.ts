/** Override of a check's answer by a user; its measurements stay. Pure. */
import type { CheckResult } from '../../../checks/check.ts';
import { isoTimestamp } from '../../../lib/clock.ts';

export interface CheckOverride {
  readonly status: 'passed' | 'failed';
  readonly reason: string;
  readonly actor: { readonly type: string; readonly id: string | null };
  readonly at: Date;
}

/** Reason of a check that a user failed: a failed check without a reason would count as undecided. */
const overridden = 'overridden_by_reviewer';

export const withOverride = (check: CheckResult, { status, reason, actor, at }: CheckOverride): CheckResult => ({
  ...check,
  status,
  reasons: status === 'failed' ? [overridden] : [],
  metadata: {
    ...check.metadata,
    override: {
      'from-status': check.status,
      'from-reasons': [...check.reasons],
      reason,
      'actor-type': actor.type,
      'actor-id': actor.id,
      'overridden-at': isoTimestamp(at),
    },
  },
});
