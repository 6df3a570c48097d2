/**
 * States of a session: new → active at the first load, any of them → expired. A cancellation by the individual also
 * ends in expired. Pure.
 */
import { Refusal } from '../../../lib/refusal.ts';
import type { InquirySession, SessionDevice, SessionStatus } from './inquiry-session.ts';

export type SessionAction = 'start' | 'expire' | 'cancel';

interface Transition {
  readonly from: readonly SessionStatus[];
  readonly to: SessionStatus;
  readonly sets: 'startedAt' | 'expiredAt';
  readonly event: string;
}

export const inquirySessionTransitions: Readonly<Record<SessionAction, Transition>> = {
  start: { from: ['new'], to: 'active', sets: 'startedAt', event: 'inquiry-session.started' },
  expire: { from: ['new', 'active'], to: 'expired', sets: 'expiredAt', event: 'inquiry-session.expired' },
  // The published sample of a canceled session has the status of an expired one.
  cancel: { from: ['new', 'active'], to: 'expired', sets: 'expiredAt', event: 'inquiry-session.canceled' },
};

/** Starts the session; an active one is unchanged. Throws conflict if it has ended. */
export function startSession(session: InquirySession, device: SessionDevice, at: Date): InquirySession {
  if (session.status === 'expired' || session.expiresAt <= at) {
    throw new Refusal('conflict', { details: 'the session has expired' });
  }
  return session.status === 'active' ? session : { ...move(session, 'start', at), device };
}

/** Expires the session. Throws conflict if it has already ended. */
export function expireSession(session: InquirySession, at: Date): InquirySession {
  return move(session, 'expire', at);
}

/** Ends the session for its individual, who leaves. Throws conflict if it has already ended. */
export function cancelSession(session: InquirySession, at: Date): InquirySession {
  return move(session, 'cancel', at);
}

function move(session: InquirySession, action: SessionAction, at: Date): InquirySession {
  const { from, to, sets } = inquirySessionTransitions[action];
  if (!from.includes(session.status)) {
    throw new Refusal('conflict', { details: `a session that is ${session.status} cannot ${action}` });
  }
  return { ...session, status: to, [sets]: at };
}
