/** The domain's API key. Its value is not part of it: nobody can read it again. */
import type { Inflection } from '../../../lib/casing.ts';
import type { Permission } from '../../../security/permissions.ts';

/** What a client says of a key, and a clone takes over. */
export interface KeySettings {
  readonly name: string;
  readonly note: string | null;
  /** Version of requests that name none. */
  readonly apiVersion: string;
  readonly inflection: Inflection;
  /** What answers to this key leave out (contract, platform 14.8). */
  readonly attributesBlocklist: readonly string[];
  readonly permissions: readonly Permission[];
  /** `*`, addresses and CIDR ranges; empty means any. */
  readonly ipAllowlist: readonly string[];
  /** Life of the file links in answers to this key. */
  readonly fileTokenSeconds: number;
  /** Null when only the environment's limit holds. */
  readonly rateLimitPerMinute: number | null;
}

export interface ApiKey extends KeySettings {
  readonly id: string;
  /** Within about a second. */
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}
