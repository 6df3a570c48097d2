/** Sessions of signed-in people (security design 5.3). */

export const signInWays = ['passkey', 'password', 'oidc', 'recovery-code', 'setup', 'invitation'] as const;
export type SignInWay = (typeof signInWays)[number];

export const sessionEnds = [
  'signed-out',
  'revoked',
  'idle',
  'absolute',
  'rotated',
  'issuer',
  'deactivated',
  'too-many',
] as const;
export type SessionEnd = (typeof sessionEnds)[number];

export interface UserSession {
  readonly id: string;
  readonly userId: string;
  readonly way: SignInWay;
  /** True if two factors were shown; a passkey counts as both. */
  readonly hasSecondFactor: boolean;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly stepUpAt: Date | null;
  readonly seeAsRoleId: string | null;
  readonly endedAt: Date | null;
  readonly endedAs: SessionEnd | null;
}

export const idleSeconds = 30 * 60;
export const absoluteSeconds = 12 * 3600;
export const mostSessionsOfUser = 5;
