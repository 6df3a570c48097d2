/** The caller of a request, which is an API key or a signed-in user, and the ports that find it. */
import type { Inflection } from '../lib/casing.ts';
import type { Right } from '../security/permissions.ts';
import type { Scope } from '../security/scope.ts';
import type { QuotaName } from './rate/quotas.ts';

/** Entitlements of the caller's organization. */
export interface Standing {
  /** True if production access was approved; creations in production require it. */
  readonly mayCreateInProduction: boolean;
  /** Monthly creations that its plan includes; unlimited ones are absent. */
  readonly allowances: Readonly<Partial<Record<QuotaName, number>>>;
  /** Request limit of the plan; null if the plan has none. */
  readonly requestsPerMinute: number | null;
}

interface AnyCaller {
  /** Id of the key or user. */
  readonly id: string;
  readonly scope: Scope;
  readonly permissions: ReadonlySet<Right>;
  readonly apiVersion: string;
  readonly inflection: Inflection;
  readonly ipAllowlist: readonly string[];
  readonly attributesBlocklist: readonly string[];
  readonly fileTokenSeconds: number;
  readonly standing: Standing;
  /** Limit of the key; null if only the environment's limit applies. */
  readonly rateLimitPerMinute: number | null;
  /** Identifies the caller's view of the data: callers with the same text get the same answers. */
  readonly answersAs: string;
  /** Identifies the caller's rights: callers with the same text may do and see the same. */
  readonly rights: string;
}

export interface KeyCaller extends AnyCaller {
  readonly kind: 'key';
}

export interface UserCaller extends AnyCaller {
  readonly kind: 'user';
  readonly session: CallerSession;
  /** Inquiry templates that a right is bound to; a right without an entry reaches all inquiries. */
  readonly boundTo: ReadonlyMap<Right, readonly string[]>;
}

/** The parts of a user's session that limit a request. */
export interface CallerSession {
  readonly id: string;
  /** True if two factors were presented; a passkey counts as both. */
  readonly hasSecondFactor: boolean;
  /** Time at which the user last presented a passkey or a code, checked by sensitive actions; null if never. */
  readonly stepUpAt: Date | null;
}

export type Caller = KeyCaller | UserCaller;

export interface CallerFinder {
  /** Finds a key by its secret; null if it is unknown or expired. */
  find(secret: string): Promise<KeyCaller | null>;
  /** Clears the cached lookups after a key changed. Other processes clear theirs within half a second. */
  forget(): void;
}

export interface SessionFinder {
  /**
   * Finds a session by the value of its cookie, in the requested environment or else in the sandbox. Returns null if it
   * is unknown or ended, or if the user may no longer sign in. Throws bad_request for an unknown environment.
   */
  find(token: string, environmentId: string | null): Promise<UserCaller | null>;
  /**
   * Returns true if a write carries the CSRF token, which only a page of the session can read (security design 5.3).
   */
  isGenuineWrite(token: string, csrfToken: string | undefined): boolean;
  /**
   * Clears the cached lookups after a session, user or role changed. Other processes clear theirs within half a second.
   */
  forget(): void;
}
