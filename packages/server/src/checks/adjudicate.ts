/** Verdict on a verification from the results of its checks, independent of templates, attempts and reviews. */
import { stemsFromCapture } from './bad-capture.ts';
import type { CheckResult } from './check.ts';
import { findCheck } from './index.ts';

export interface Adjudication {
  readonly status: 'passed' | 'failed' | 'requires_retry';
  /**
   * Required checks that failed with a reason; without a remaining attempt, also those with requirement
   * `requires_retry`.
   */
  readonly failedRequired: readonly CheckResult[];
  /** Failed checks that another submission may fix. */
  readonly retryable: readonly CheckResult[];
  /** Checks that count and were inconclusive; a template may send these to review. */
  readonly inconclusive: readonly CheckResult[];
}

/**
 * Reasons of not_applicable which mean, for every check, that its question does not arise; a check may declare further
 * ones. Any other reason means that the question arises and could not be answered.
 */
const DOES_NOT_ARISE: ReadonlySet<string> = new Set([
  'barcode_not_required',
  'center_only',
  'disabled_by_check_config',
  'expected_paper_id_type',
  'missing_age_range',
  'no_account',
  'no_account_selfie_present',
  'no_age_limits',
  'no_comparison_inputs',
  'no_government_id',
  'no_inquiry',
  'no_required_properties',
  'no_selfie',
  'single_sided',
  'unknown_date_rules',
  'unsupported_country',
]);

function counts(result: CheckResult): boolean {
  return result.requirement !== 'not_required';
}

/**
 * Returns true for a failure without a reason, which is undecided, such as a face comparison between its two borders.
 */
function isUndecided(result: CheckResult): boolean {
  return result.status === 'failed' && result.reasons.length === 0;
}

/** Returns true if the reason means, for this check, that its question does not arise. */
export function isNoQuestion(name: string, reason: string): boolean {
  const own = findCheck(name)?.doesNotArise ?? [];
  return DOES_NOT_ARISE.has(reason) || own.includes(reason);
}

function isUnanswered(result: CheckResult): boolean {
  return result.status === 'not_applicable' && result.reasons.some((reason) => !isNoQuestion(result.name, reason));
}

function canBeMended(result: CheckResult): boolean {
  const check = findCheck(result.name);
  return result.requirement === 'requires_retry' || check?.type === 'user_action' || check?.comparesGiven === true;
}

/** Returns true if the only failures are differences from values that a third party had filled in. */
export function onlyGivenDiffers(failures: readonly CheckResult[]): boolean {
  return failures.length > 0 && failures.every(({ name }) => findCheck(name)?.comparesGiven === true);
}

function statusOf(
  failures: readonly CheckResult[],
  mendable: readonly CheckResult[],
  tryRemains: boolean,
): Adjudication['status'] {
  if (failures.length === 0) return 'passed';
  return tryRemains && mendable.length === failures.length ? 'requires_retry' : 'failed';
}

/**
 * Returns the verdict. Checks with requirement `not_required` never count.
 *
 * - `passed`: no check that counts failed. not_applicable does not fail.
 * - `failed`: a required check of type `fraud` failed, or failed without being able to decide.
 * - `requires_retry`: another submission can fix every failure. It can fix a failure with requirement `requires_retry`,
 *   of type `user_action` (a blurred picture, the wrong side, an expired document), of a comparison with values that a
 *   third party had filled in, or, regardless of its type, one that was read from a bad picture. If no attempt remains
 *   (`tryRemains: false`), the status is `failed` instead.
 *
 * `inconclusive` lists the checks that count but gave no answer: those that failed without a reason (the comparison is
 * between match and mismatch), and those that are not_applicable although their question arises (a licence without its
 * back, no expiration date read, a required check this server cannot make). It excludes questions that do not arise (no
 * selfie, no account, no field to compare with, one-sided document, no MRZ on this kind of document). If the status is
 * `failed` and `failedRequired` is empty, the only cause is the lack of a decision or of a good picture:
 * `failedRequired` never contains a failure caused by a bad capture.
 */
export function adjudicate(
  results: readonly CheckResult[],
  { tryRemains = true }: { readonly tryRemains?: boolean } = {},
): Adjudication {
  const counting = results.filter(counts);
  const failures = counting.filter((result) => result.status === 'failed');
  const stems = (result: CheckResult) => stemsFromCapture(result, results);
  const retryable = failures.filter((result) => canBeMended(result) || stems(result));
  const isFinal = (result: CheckResult) => (result.requirement === 'required' || !tryRemains) && !stems(result);
  return {
    status: statusOf(failures, retryable, tryRemains),
    failedRequired: failures.filter((result) => isFinal(result) && !isUndecided(result)),
    retryable,
    inconclusive: counting.filter((result) => isUndecided(result) || isUnanswered(result)),
  };
}
