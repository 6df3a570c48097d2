/**
 * The session that a request belongs to. A browser may be in several inquiries at once, one per tab: the address of
 * each page names its session, and the cookie of that session, or a proof in the address, grants access to it.
 */
import type { SessionCredentials } from '../http/page.ts';
import { parseSessionToken } from '../resources/verification/inquiry-sessions/index.ts';
import { type AccessParts, findProvedSession, findRunningSession, type Gone, type Running } from './access.ts';

/** Finds the session of the requesting tab, or the reason why there is none. */
export async function findOwnSession(
  parts: AccessParts,
  { query, sessionCookies, userAgent }: SessionCredentials,
): Promise<Running | Gone> {
  const sessionId = query.get('session') ?? null;
  const token = chooseToken(sessionCookies, sessionId, query.get('inquiry-id') ?? null);
  if (token !== null) return findRunningSession(parts, token);
  const proof = query.get('proof') ?? null;
  if (sessionId === null || proof === null) return { reason: 'session_expired', of: null };
  return findProvedSession(parts, sessionId, proof, userAgent);
}

/**
 * Chooses the token of the session that the address names, else of the newest session of the inquiry that it names. An
 * address that names neither belongs to the browser's only session; with several sessions there is no token.
 */
export function chooseToken(
  tokens: readonly string[],
  sessionId: string | null,
  inquiryId: string | null,
): string | null {
  if (sessionId !== null) return tokens.find((each) => parseSessionToken(each)?.sessionId === sessionId) ?? null;
  if (inquiryId !== null) return tokens.findLast((each) => parseSessionToken(each)?.inquiryId === inquiryId) ?? null;
  return tokens.length === 1 ? (tokens[0] ?? null) : null;
}

/** Returns the id of the running session that a request belongs to; null for any other. */
export const createSessionLook =
  (parts: AccessParts) =>
  async (credentials: SessionCredentials): Promise<string | null> => {
    const own = await findOwnSession(parts, credentials);
    return 'reason' in own ? null : own.session.id;
  };
