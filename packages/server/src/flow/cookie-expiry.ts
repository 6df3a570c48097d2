/** Life of a session's cookie. */
import { addSeconds } from '../lib/clock.ts';
import type { InquirySession } from '../resources/verification/inquiry-sessions/index.ts';

const afterlifeSeconds = 30 * 86_400;

/** Returns the expiry: the cookie outlives its session, so that an individual who returns too late sees the outcome. */
export const cookieExpiry = ({ expiresAt }: Pick<InquirySession, 'expiresAt'>): Date =>
  addSeconds(expiresAt, afterlifeSeconds);
