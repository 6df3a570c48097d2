/** States of a session: new → active at the first load, any of them → expired. */
import { Refusal } from '../../lib/refusal.ts';
import type { InquirySession, SessionDevice } from './inquiry-session.ts';

/** Throws conflict when the session has ended. */
export function startSession(session: InquirySession, device: SessionDevice, at: Date): InquirySession {
  if (session.status === 'expired' || session.expiresAt <= at) {
    throw new Refusal('conflict', { details: 'the session has expired' });
  }
  return session.status === 'active' ? session : { ...session, status: 'active', device, startedAt: at };
}

/** Throws conflict when the session has ended before. */
export function expireSession(session: InquirySession, at: Date): InquirySession {
  if (session.status === 'expired') throw new Refusal('conflict', { details: 'the session has already expired' });
  return { ...session, status: 'expired', expiredAt: at };
}
