/** People of an organization who may sign in. */

export type UserStatus = 'active' | 'deactivated';

export interface User {
  readonly id: string;
  readonly status: UserStatus;
  readonly emailAddress: string;
  readonly nameFirst: string;
  readonly nameLast: string;
  readonly language: string;
  /** True if the person has every right; only an owner changes an owner. */
  readonly isOwner: boolean;
  /**
   * True for the break-glass owner, who may use their own factors even where all others sign in at the issuer; at most
   * one per organization.
   */
  readonly isBreakGlass: boolean;
  /** Argon2id hash in its text form; null for people without a password. */
  readonly passwordHash: string | null;
  /** Base32; null if no authenticator app is set up, or its first code was not confirmed. */
  readonly totpSecret: string | null;
  readonly totpConfirmedAt: Date | null;
  /** Time step of the last accepted code: each is valid once. */
  readonly totpLastStep: number | null;
  readonly oidc: { readonly issuer: string; readonly subject: string } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly lastSignedInAt: Date | null;
  readonly deactivatedAt: Date | null;
}

/** Returns an e-mail address in the form for comparison: trimmed, lower case, NFC. */
export const comparableEmail = (address: string): string => address.trim().normalize('NFC').toLowerCase();
