/** A check with a person's answer in place of its own; what it measured stays. Pure. */
import type { CheckResult } from '../../../checks/check.ts';
import { isoTimestamp } from '../../../lib/clock.ts';

export interface CheckOverride {
  readonly status: 'passed' | 'failed';
  readonly reason: string;
  readonly actor: { readonly type: string; readonly id: string | null };
  readonly at: Date;
}

/** Of a check that a person failed: without one it would count as undecided. */
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
