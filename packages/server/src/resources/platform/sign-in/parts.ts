/** What the ways in are given by the composition root. */
import type { Database } from '../../../database/connection.ts';

import type { Issuer } from '../../../security/issuer/issuer.ts';

export interface SignInParts {
  /** Null where nobody signs in at one. */
  readonly issuer: Issuer | null;
  /** For what is counted whether or not the request succeeds. */
  readonly database: Database;
  /** `oidc-only`: people sign in at the issuer, and what they hold themselves lets in nobody but the one for emergencies. */
  readonly signIn: 'any' | 'oidc-only';
}
