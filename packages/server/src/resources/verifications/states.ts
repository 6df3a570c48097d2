/** States of a verification and the only functions that change them (contract, inquiries 10.2). Pure. */
import { Refusal } from '../../lib/refusal.ts';
import type { Verification } from './verification.ts';

export const verificationStatuses = [
  'initiated',
  'submitted',
  'passed',
  'failed',
  'requires_retry',
  'canceled',
] as const;

export type VerificationStatus = (typeof verificationStatuses)[number];
export type VerificationAction = 'submit' | 'pass' | 'fail' | 'require-retry' | 'cancel';

interface Transition {
  readonly from: readonly VerificationStatus[];
  readonly to: VerificationStatus;
  readonly sets: 'submittedAt' | 'completedAt';
  readonly event: string;
}

export const verificationTransitions: Readonly<Record<VerificationAction, Transition>> = {
  submit: { from: ['initiated'], to: 'submitted', sets: 'submittedAt', event: 'verification.submitted' },
  pass: { from: ['submitted'], to: 'passed', sets: 'completedAt', event: 'verification.passed' },
  fail: { from: ['submitted'], to: 'failed', sets: 'completedAt', event: 'verification.failed' },
  'require-retry': {
    from: ['submitted'],
    to: 'requires_retry',
    sets: 'completedAt',
    event: 'verification.requires-retry',
  },
  cancel: { from: ['initiated', 'submitted'], to: 'canceled', sets: 'completedAt', event: 'verification.canceled' },
};

/** Throws conflict when the verification is not in a state the action starts from. */
export function moveVerification(verification: Verification, action: VerificationAction, at: Date): Verification {
  const { from, to, sets } = verificationTransitions[action];
  if (!from.includes(verification.status)) {
    throw new Refusal('conflict', { details: `a verification that is ${verification.status} cannot ${action}` });
  }
  return { ...verification, status: to, updatedAt: at, [sets]: at };
}
