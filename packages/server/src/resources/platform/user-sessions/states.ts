/** End of a session, derived from its times. Pure. */
import { addSeconds } from '../../../lib/clock.ts';
import { idleSeconds, type SessionEnd, type UserSession } from './user-session.ts';

/** Returns the end of a session; null if it has not ended. */
export function endOf(
  session: Pick<UserSession, 'endedAs' | 'endedAt' | 'expiresAt' | 'seenAt'>,
  now: Date,
): SessionEnd | null {
  if (session.endedAt !== null) return session.endedAs ?? 'revoked';
  if (session.expiresAt <= now) return 'absolute';
  return addSeconds(session.seenAt, idleSeconds) <= now ? 'idle' : null;
}
