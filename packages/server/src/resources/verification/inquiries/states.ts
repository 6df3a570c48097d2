/** States of the inquiry and the only functions that change them (contract, inquiries 3). Pure. */

import { survivingValues } from '../../../fields/index.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { type Inquiry, type InquiryStatus, inquiryStatuses, namelessCreator } from './inquiry.ts';

export type InquiryAction =
  | 'start'
  | 'complete'
  | 'fail'
  | 'expire'
  | 'resume'
  | 'approve'
  | 'decline'
  | 'mark-for-review';

interface Transition {
  readonly from: readonly InquiryStatus[];
  readonly to: InquiryStatus;
  /** Timestamp set by the transition. */
  readonly sets: 'startedAt' | 'completedAt' | 'failedAt' | 'expiredAt' | 'decisionedAt' | 'markedForReviewAt' | null;
  readonly event: string | null;
}

/** Name of the step before the first verification: welcome and consent. */
export const startStepName = 'start';

const open: readonly InquiryStatus[] = ['created', 'pending'];

/**
 * Transitions. Approving a declined inquiry, and the reverse, is a new decision; the same decision twice is refused
 * (decision 0008).
 */
export const inquiryTransitions: Readonly<Record<InquiryAction, Transition>> = {
  start: { from: ['created'], to: 'pending', sets: 'startedAt', event: 'inquiry.started' },
  complete: { from: open, to: 'completed', sets: 'completedAt', event: 'inquiry.completed' },
  fail: { from: open, to: 'failed', sets: 'failedAt', event: 'inquiry.failed' },
  expire: { from: open, to: 'expired', sets: 'expiredAt', event: 'inquiry.expired' },
  resume: { from: ['expired'], to: 'pending', sets: null, event: null },
  approve: {
    from: inquiryStatuses.filter((status) => status !== 'approved'),
    to: 'approved',
    sets: 'decisionedAt',
    event: 'inquiry.approved',
  },
  decline: {
    from: inquiryStatuses.filter((status) => status !== 'declined'),
    to: 'declined',
    sets: 'decisionedAt',
    event: 'inquiry.declined',
  },
  'mark-for-review': {
    from: ['created', 'pending', 'completed', 'failed', 'expired'],
    to: 'needs_review',
    sets: 'markedForReviewAt',
    event: 'inquiry.marked-for-review',
  },
};

export const isOpen = (inquiry: Inquiry): boolean => open.includes(inquiry.status);

/** True for an inquiry that has expired, or is due but not yet swept. */
export const isOver = (inquiry: Pick<Inquiry, 'status' | 'expiresAt'>, now: Date): boolean =>
  inquiry.status === 'expired' ||
  (open.includes(inquiry.status) && inquiry.expiresAt !== null && inquiry.expiresAt <= now);

/** Returns true if the status of the inquiry permits the action. */
export const isPermitted = ({ status }: Pick<Inquiry, 'status'>, action: InquiryAction): boolean =>
  inquiryTransitions[action].from.includes(status);

/** Applies a transition. Throws conflict if the inquiry is redacted or `action` is not possible from its status. */
export function transition(inquiry: Inquiry, action: InquiryAction, at: Date): Inquiry {
  if (inquiry.redactedAt !== null) throw new Refusal('conflict', { details: 'the inquiry is redacted' });
  const { to, sets } = inquiryTransitions[action];
  if (!isPermitted(inquiry, action)) {
    throw new Refusal('conflict', { details: `an inquiry that is ${inquiry.status} cannot be moved by ${action}` });
  }
  return {
    ...inquiry,
    status: to,
    updatedAt: at,
    ...(sets === null ? {} : { [sets]: at }),
    expiresAt: expiryAfter(inquiry, action, at),
    ...(action === 'resume' ? { expiredAt: null } : {}),
    behaviors: action === 'complete' ? { ...inquiry.behaviors, ...completionTime(inquiry, at) } : inquiry.behaviors,
  };
}

/** Returns the seconds from the start to the end; nothing for an inquiry that was never started. */
function completionTime({ startedAt }: Inquiry, at: Date): Partial<Inquiry['behaviors']> {
  return startedAt === null ? {} : { 'completion-time': (at.getTime() - startedAt.getTime()) / 1000 };
}

/** Returns the new expiry: open inquiries expire, finished ones do not. */
function expiryAfter(inquiry: Inquiry, action: InquiryAction, at: Date): Date | null {
  if (action === 'resume') return addSeconds(at, inquiry.expiry.resumeSeconds);
  if (action !== 'start') return null;
  const { startSeconds } = inquiry.expiry;
  return startSeconds === null ? inquiry.expiresAt : addSeconds(at, startSeconds);
}

/** Redacts the inquiry; its status and operational timestamps stay. Throws conflict if it is already redacted. */
export function redact(inquiry: Inquiry, at: Date): Inquiry {
  if (inquiry.redactedAt !== null) throw new Refusal('conflict', { details: 'the inquiry is already redacted' });
  const { readFields: _read, corrections: _corrected, ...kept } = inquiry;
  return {
    ...kept,
    fields: survivingValues(inquiry.fieldSchemas, inquiry.fields),
    note: null,
    reviewerComment: null,
    redirectUri: null,
    linkRedirectUri: null,
    creator: namelessCreator,
    tags: [],
    updatedAt: at,
    redactedAt: at,
  };
}
