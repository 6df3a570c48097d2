/** Controls of a developer in the sandbox, as the server offers them. */

/** Way to end an inquiry at once, posted as `sandbox`. */
export type SandboxEnd = 'review' | 'expire' | 'complete' | 'approve' | 'decline';

/** Outcome that a developer chose for the next check, by the API's names. */
export type SandboxOutcome =
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly failure: { readonly check: string; readonly reason: string } };

/** A check of the API, its requirement in the template, and its reasons. */
export interface SandboxFailure {
  readonly check: string;
  readonly requirement: 'required' | 'requires_retry' | 'not_required';
  readonly reasons: readonly string[];
}

/** Choices for the next check of a step. */
export interface SandboxNext {
  /** Chosen outcome; null for that of the checks. */
  readonly outcome: SandboxOutcome | null;
  readonly slow: boolean;
  /** Checks of the step with the reasons for which they fail; one that is `not_required` does not fail the step. */
  readonly failures: readonly SandboxFailure[];
}

/**
 * Controls of a developer in the sandbox. Posts `sandbox`: `pass`, `fail` with `failure` (`check.reason`), `slow` or
 * `usual-pace` for the next check, `specimen`, or one of `ends`.
 */
export interface SandboxBar {
  /** Null where no check follows the screen's answer. */
  readonly next: SandboxNext | null;
  /** True if a specimen can answer the screen. */
  readonly specimen: boolean;
  /** Ends that the inquiry's status permits. */
  readonly ends: readonly SandboxEnd[];
}
