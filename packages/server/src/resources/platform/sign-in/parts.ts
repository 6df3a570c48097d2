/** Parts that the composition root gives to sign-in. */
import type { Database } from '../../../database/connection.ts';

import type { Issuer } from '../../../security/issuer/issuer.ts';

export interface SignInParts {
  /** Issuer for sign-in; null if there is none. */
  readonly issuer: Issuer | null;
  /** Database for counts that are kept even if the request fails. */
  readonly database: Database;
  /** Ways to sign in. `oidc-only`: only at the issuer; own factors work only for the break-glass owner. */
  readonly signIn: 'any' | 'oidc-only';
}
