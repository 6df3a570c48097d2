/**
 * Session tokens: text that grants access to one inquiry's flow and nothing else. They are recomputed from the inquiry,
 * so showing one stores nothing; the MAC includes the kind, so no other token can replace one.
 */
import type { Scope } from '../../../security/scope.ts';

const message = (environmentId: string, inquiryId: string, sessionId: string, expires: number): string =>
  `${environmentId}|${inquiryId}|${sessionId}|${expires}`;

export interface SessionToken {
  readonly environmentId: string;
  readonly inquiryId: string;
  /** Session id; empty in a token that creates its session at first use. */
  readonly sessionId: string;
  /** Expiry in Unix seconds. */
  readonly expires: number;
  readonly mac: string;
}

export function composeSessionToken(
  scope: Scope,
  inquiryId: string,
  sessionId: string | null,
  expiresAt: Date,
): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const session = sessionId ?? '';
  const mac = scope.keys.mac('session', message(scope.environmentId, inquiryId, session, expires));
  return ['service_session', scope.environmentId, inquiryId, session, expires, mac].join('.');
}

/** Parses a token without verifying it; null if the text is not a session token. */
export function parseSessionToken(text: string): SessionToken | null {
  const match =
    /^service_session\.(env_[A-Za-z0-9]{1,64})\.(inq_[A-Za-z0-9]{1,64})\.((?:iqse_[A-Za-z0-9]{1,64})?)\.(\d{1,12})\.([0-9a-f]{64})$/.exec(
      text,
    );
  if (match === null) return null;
  const [, environmentId = '', inquiryId = '', sessionId = '', expires = '0', mac = ''] = match;
  return { environmentId, inquiryId, sessionId, expires: Number(expires), mac };
}

/** True if this environment issued the token, even if it has expired. */
export function isGenuineToken(token: SessionToken, scope: Scope): boolean {
  const { environmentId, inquiryId, sessionId, expires, mac } = token;
  const text = message(environmentId, inquiryId, sessionId, expires);
  return environmentId === scope.environmentId && scope.keys.verifyMac('session', text, mac);
}

export function verifySessionToken(token: SessionToken, scope: Scope, now: Date): boolean {
  return isGenuineToken(token, scope) && token.expires * 1000 > now.getTime();
}
