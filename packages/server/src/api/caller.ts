/** The key behind a request, and where it is looked up. */
import type { Inflection } from '../lib/casing.ts';
import type { Permission } from '../security/permissions.ts';
import type { Scope } from '../security/scope.ts';

export interface Caller {
  readonly keyId: string;
  readonly scope: Scope;
  readonly permissions: ReadonlySet<Permission>;
  readonly apiVersion: string;
  readonly inflection: Inflection;
  readonly ipAllowlist: readonly string[];
  readonly attributesBlocklist: readonly string[];
  readonly fileTokenSeconds: number;
  /** Null when only the environment's limit holds. */
  readonly rateLimitPerMinute: number | null;
  /** Differs whenever anything of the key differs that shows in an answer. */
  readonly answersAs: string;
  /** The same for keys that may do and see the same. */
  readonly rights: string;
}

export interface CallerFinder {
  /** Looks a key up by its secret; null when it is unknown or expired. */
  find(secret: string): Promise<Caller | null>;
  /** Forgets what was found before: a key was changed. Other processes forget by themselves within half a second. */
  forget(): void;
}
