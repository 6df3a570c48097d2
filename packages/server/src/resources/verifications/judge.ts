/** From facts to a verdict on one verification: run the checks of its kind, then adjudicate. Pure. */
import { type Adjudication, adjudicate } from '../../checks/adjudicate.ts';
import type { CheckFacts, CheckResult } from '../../checks/check.ts';
import { runChecks } from '../../checks/run-checks.ts';
import { checkKindOf, type VerificationStep } from '../inquiry-templates/index.ts';
import type { VerificationAction } from './states.ts';

export interface Verdict extends Adjudication {
  readonly checks: readonly CheckResult[];
  readonly action: Extract<VerificationAction, 'pass' | 'fail' | 'require-retry'>;
}

const actions = { passed: 'pass', failed: 'fail', requires_retry: 'require-retry' } as const;

/** `today` is the calendar date YYYY-MM-DD in UTC; `tryRemains` says whether the individual may submit once more. */
export function judge(step: VerificationStep, facts: CheckFacts, today: string, tryRemains: boolean): Verdict {
  const configured = Object.entries(step.checks).map(([name, configuration]) => ({ name, ...configuration }));
  const checks = runChecks({ kind: checkKindOf(step.kind), facts, configured, today });
  const adjudication = adjudicate(checks, { tryRemains });
  return { ...adjudication, checks, action: actions[adjudication.status] };
}
