/** Verdict on one verification from its facts: runs the checks of its kind, then adjudicates. Pure. */
import { type Adjudication, adjudicate } from '../../../../checks/adjudicate.ts';
import type { CheckFacts, CheckResult } from '../../../../checks/check.ts';
import { type ConfiguredCheck, runChecks } from '../../../../checks/run-checks.ts';
import {
  checkKindOf,
  definitionOf,
  isContactStep,
  isRecordStep,
  type VerificationStep,
} from '../../inquiry-templates/index.ts';
import type { VerificationAction } from '../states.ts';

export interface Verdict extends Adjudication {
  readonly checks: readonly CheckResult[];
  /**
   * Action; `cancel` if the only source gave no answer or no code was entered, `skip` if no source is connected: neither says
   * anything about the person.
   */
  readonly action: Extract<VerificationAction, 'pass' | 'fail' | 'require-retry' | 'cancel' | 'skip'>;
}

const actions = { passed: 'pass', failed: 'fail', requires_retry: 'require-retry' } as const;

/**
 * Judges the facts. `today` is the calendar date YYYY-MM-DD in UTC; `tryRemains` is true if the individual may submit
 * again.
 */
export function judge(step: VerificationStep, facts: CheckFacts, today: string, tryRemains: boolean): Verdict {
  const checks = runChecks({ kind: checkKindOf(step.kind), facts, configured: configuredChecks(step), today });
  const adjudication = adjudicate(checks, { tryRemains });
  const state = facts.record?.state ?? 'unavailable';
  if (isRecordStep(step) && state === 'not_participating') return { ...adjudication, checks, action: 'skip' };
  const isUnanswered = isContactStep(step) ? isUnconfirmed(facts) : isRecordStep(step) && state === 'unavailable';
  return isUnanswered ? { ...adjudication, checks, action: 'cancel' } : verdictOf(checks, adjudication);
}

/** Returns the verdict of a verification that has an answer. */
export const verdictOf = (checks: readonly CheckResult[], adjudication: Adjudication): Verdict => ({
  ...adjudication,
  checks,
  action: actions[adjudication.status],
});

const isUnconfirmed = ({ codes }: CheckFacts): boolean => codes !== 'confirmed' && codes !== 'code_mismatch';

/** Returns the checks: settings implied by the step's lists, overridden by the template's own settings. */
function configuredChecks(step: VerificationStep): ConfiguredCheck[] {
  const implied = definitionOf(step.kind).impliedSettings(step);
  const names = new Set([...Object.keys(implied), ...Object.keys(step.checks)]);
  return [...names].map((name) => {
    const configuration = step.checks[name] ?? {};
    return { name, ...configuration, settings: { ...implied[name], ...configuration.settings } };
  });
}
