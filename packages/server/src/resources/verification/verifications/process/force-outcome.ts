/** Forced outcomes of the sandbox: which failures a step can have, and a verdict with the chosen outcome. Pure. */
import { adjudicate, isNoQuestion } from '../../../../checks/adjudicate.ts';
import { type CheckRequirement, type CheckResult, noFacts } from '../../../../checks/check.ts';
import { findCheck } from '../../../../checks/index.ts';
import type { VerificationStep } from '../../inquiry-templates/index.ts';
import { judge, type Verdict, verdictOf } from './judge.ts';

/** A failed check, with the reason. */
export interface ChosenFailure {
  /** API name of the check. */
  readonly check: string;
  readonly reason: string;
}

/** Outcome that a developer chose for a verification; sandbox only. */
export type ChosenOutcome =
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly failure: ChosenFailure };

/** Reasons with which one check of a step can fail, and its requirement in the template. */
export interface PossibleFailure {
  readonly check: string;
  readonly requirement: CheckRequirement;
  readonly reasons: readonly string[];
}

/** Returns the reasons for which the check of this name fails, without those for which it has no answer. */
export function failureReasonsOf(name: string): readonly string[] {
  const { reasons = [], reserved = [], needs = {} } = findCheck(name) ?? {};
  const unanswered: readonly unknown[] = Object.values(needs);
  return reasons.filter(
    (reason) => !reserved.includes(reason) && !unanswered.includes(reason) && !isNoQuestion(name, reason),
  );
}

/**
 * Returns the failures of the step's checks. A failed check with requirement `not_required` does not fail the
 * verification.
 */
export function possibleFailures(step: VerificationStep): readonly PossibleFailure[] {
  // Without facts no check answers, but each has the requirement that the template gives it.
  const { checks } = judge(step, noFacts, '1970-01-01', false);
  return checks
    .filter(({ name }) => step.checks[name]?.enabled !== false)
    .map(({ name, requirement }) => ({ check: name, requirement, reasons: failureReasonsOf(name) }))
    .filter(({ reasons }) => reasons.length > 0);
}

/** Returns true if the step can fail this way. */
export const isPossible = (step: VerificationStep, { check, reason }: ChosenFailure): boolean =>
  possibleFailures(step).some((each) => each.check === check && each.reasons.includes(reason));

const simulated = { simulated: true } as const;

/** Fails one check with these reasons, marked as simulated. */
export const failCheck = (
  checks: readonly CheckResult[],
  name: string | undefined,
  reasons: readonly string[],
): readonly CheckResult[] =>
  checks.map((check) =>
    check.name === name ? { ...check, status: 'failed' as const, reasons, metadata: simulated } : check,
  );

const passFailures = (checks: readonly CheckResult[]): readonly CheckResult[] =>
  checks.map((check) =>
    check.requirement !== 'not_required' && check.status === 'failed'
      ? { ...check, status: 'passed' as const, reasons: [], metadata: simulated }
      : check,
  );

/** Returns the verdict with the chosen outcome; `tryRemains` is true if the individual may submit again. */
export function forceOutcome(verdict: Verdict, outcome: ChosenOutcome, tryRemains: boolean): Verdict {
  const checks =
    outcome.status === 'passed'
      ? passFailures(verdict.checks)
      : failCheck(verdict.checks, outcome.failure.check, [outcome.failure.reason]);
  return verdictOf(checks, adjudicate(checks, { tryRemains }));
}
