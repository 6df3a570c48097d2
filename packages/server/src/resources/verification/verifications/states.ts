/** States of a verification and the only functions that change them (contract, inquiries 10.2). Pure. */
import { Refusal } from '../../../lib/refusal.ts';
import type { Verification, VerificationStatus } from './verification.ts';

export type VerificationAction =
  | 'confirm'
  | 'submit'
  | 'tentatively-pass'
  | 'tentatively-fail'
  | 'pass'
  | 'fail'
  | 'require-retry'
  | 'overturn-to-pass'
  | 'overturn-to-fail'
  | 'cancel'
  | 'skip';

interface Transition {
  readonly from: readonly VerificationStatus[];
  readonly to: VerificationStatus;
  readonly sets: 'submittedAt' | 'completedAt' | null;
  /** Event; null if the action has none or no operation performs it. */
  readonly event: string | null;
}

/** Finished states; a reviewer or a rerun may change one to another. */
const ended = ['passed', 'failed', 'requires_retry'] as const;
const judged = ['submitted', 'tentatively_passed', 'tentatively_failed'] as const;

export const verificationTransitions: Readonly<Record<VerificationAction, Transition>> = {
  confirm: { from: ['initiated'], to: 'confirmed', sets: null, event: null },
  submit: { from: ['initiated', 'confirmed'], to: 'submitted', sets: 'submittedAt', event: 'verification.submitted' },
  'tentatively-pass': {
    from: ['submitted'],
    to: 'tentatively_passed',
    sets: null,
    event: null,
  },
  'tentatively-fail': {
    from: ['submitted'],
    to: 'tentatively_failed',
    sets: null,
    event: null,
  },
  pass: { from: judged, to: 'passed', sets: 'completedAt', event: 'verification.passed' },
  fail: { from: judged, to: 'failed', sets: 'completedAt', event: 'verification.failed' },
  'require-retry': {
    from: ['submitted'],
    to: 'requires_retry',
    sets: 'completedAt',
    event: 'verification.requires-retry',
  },
  'overturn-to-pass': { from: ['failed', 'requires_retry'], to: 'passed', sets: null, event: 'verification.passed' },
  'overturn-to-fail': { from: ['passed', 'requires_retry'], to: 'failed', sets: null, event: 'verification.failed' },
  cancel: {
    from: ['initiated', 'confirmed', 'submitted'],
    to: 'canceled',
    sets: 'completedAt',
    event: 'verification.canceled',
  },
  skip: { from: ['initiated', 'submitted'], to: 'skipped', sets: 'completedAt', event: 'verification.skipped' },
};

/** Moves the verification. Throws conflict if its state does not permit the action. */
export function moveVerification(verification: Verification, action: VerificationAction, at: Date): Verification {
  const { from, to, sets } = verificationTransitions[action];
  if (!from.includes(verification.status)) {
    throw new Refusal('conflict', { details: `a verification that is ${verification.status} cannot ${action}` });
  }
  return { ...verification, status: to, updatedAt: at, ...(sets === null ? {} : { [sets]: at }) };
}

/** Throws conflict for a verification that is redacted, or whose checks are not evaluated yet. */
export function refuseSecondLook({ status, redactedAt }: Pick<Verification, 'status' | 'redactedAt'>): void {
  if (redactedAt !== null) throw new Refusal('conflict', { details: 'the verification is redacted' });
  if (!isEnded(status)) throw new Refusal('conflict', { details: `a verification that is ${status} is not finished` });
}

export const isEnded = (status: VerificationStatus): boolean => (ended as readonly string[]).includes(status);

type Held = Pick<Verification, 'status' | 'redactedAt' | 'investigationLockedAt'>;

/**
 * Throws conflict for a verification that is redacted, held by an investigation, or not finished: the individual or the
 * checks still use the data to erase.
 */
export function refuseRedaction({ status, redactedAt, investigationLockedAt }: Held): void {
  if (redactedAt !== null) throw new Refusal('conflict', { details: 'the verification is already redacted' });
  if (investigationLockedAt !== null) {
    throw new Refusal('conflict', { details: 'the verification is locked by an investigation; unlock it first' });
  }
  if (verificationTransitions.cancel.from.includes(status)) {
    throw new Refusal('conflict', {
      details: `a verification that is ${status} cannot be redacted before it is finished`,
    });
  }
}

/**
 * Returns the start of the lock, or null at its end. Throws conflict if nothing would change or nothing is left to
 * protect.
 */
export function changeLock(verification: Held, lock: boolean, at: Date): Date | null {
  if (lock && verification.redactedAt !== null) {
    throw new Refusal('conflict', { details: 'the verification is redacted and cannot be locked' });
  }
  if (lock === (verification.investigationLockedAt !== null)) {
    throw new Refusal('conflict', { details: `the verification is ${lock ? 'already' : 'not'} locked` });
  }
  return lock ? at : null;
}
