/** The people of an organization who may sign in. */

export type UserStatus = 'active' | 'deactivated';

export interface User {
  readonly id: string;
  readonly status: UserStatus;
  readonly emailAddress: string;
  readonly nameFirst: string;
  readonly nameLast: string;
  readonly language: string;
  /** Owners have every right, and only an owner changes one. */
  readonly isOwner: boolean;
  /** Comes in by what they hold themselves also where all others sign in at the issuer; one of an organization at most. */
  readonly isBreakGlass: boolean;
  /** Argon2id in its own text form; null for people without a password. */
  readonly passwordHash: string | null;
  /** Base32; null where no authenticator app is set up or its first code was not shown yet. */
  readonly totpSecret: string | null;
  readonly totpConfirmedAt: Date | null;
  /** The time step of the last code that was taken: each is good once. */
  readonly totpLastStep: number | null;
  readonly oidc: { readonly issuer: string; readonly subject: string } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly lastSignedInAt: Date | null;
  readonly deactivatedAt: Date | null;
}

/** E-mail addresses are compared in this form: without space around, in lower case, NFC. */
export const comparableEmail = (address: string): string => address.trim().normalize('NFC').toLowerCase();
