/** API key of the domain. Its value is not stored and cannot be read again. */
import type { Inflection } from '../../../lib/casing.ts';
import type { Permission } from '../../../security/permissions.ts';

/** Settings of a key that a client sets and that a clone copies. */
export interface KeySettings {
  readonly name: string;
  readonly note: string | null;
  /** API version for requests that name none. */
  readonly apiVersion: string;
  readonly inflection: Inflection;
  /** Paths of attributes that responses to this key omit (contract, platform 14.8). */
  readonly attributesBlocklist: readonly string[];
  readonly permissions: readonly Permission[];
  /** `*`, addresses and CIDR ranges; empty means any. */
  readonly ipAllowlist: readonly string[];
  /** Lifetime of the file links in responses to this key. */
  readonly fileTokenSeconds: number;
  /** Requests per minute; null if only the limit of the environment applies. */
  readonly rateLimitPerMinute: number | null;
}

export interface ApiKey extends KeySettings {
  readonly id: string;
  /** Time of the last use, accurate to about a second. */
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}
