/** Who is behind a request, a key or a person who signed in, and where they are looked up. */
import type { Inflection } from '../lib/casing.ts';
import type { Right } from '../security/permissions.ts';
import type { Scope } from '../security/scope.ts';
import type { QuotaName } from './rate/quotas.ts';

/** What the organization of a caller may. */
export interface Standing {
  /** Whether production access was approved: creations in production ask for it. */
  readonly mayCreateInProduction: boolean;
  /** Creations a month that its plan includes; those without end are left out. */
  readonly allowances: Readonly<Partial<Record<QuotaName, number>>>;
  /** Null where the plan says nothing. */
  readonly requestsPerMinute: number | null;
}

interface AnyCaller {
  /** Of the key or of the person. */
  readonly id: string;
  readonly scope: Scope;
  readonly permissions: ReadonlySet<Right>;
  readonly apiVersion: string;
  readonly inflection: Inflection;
  readonly ipAllowlist: readonly string[];
  readonly attributesBlocklist: readonly string[];
  readonly fileTokenSeconds: number;
  readonly standing: Standing;
  /** Null when only the environment's limit holds. */
  readonly rateLimitPerMinute: number | null;
  /** Differs whenever anything of the caller differs that shows in an answer. */
  readonly answersAs: string;
  /** The same for callers that may do and see the same. */
  readonly rights: string;
}

export interface KeyCaller extends AnyCaller {
  readonly kind: 'key';
}

export interface UserCaller extends AnyCaller {
  readonly kind: 'user';
  readonly session: CallerSession;
  /** Inquiry templates whose inquiries alone a right reaches; a right that is not in it reaches all. */
  readonly boundTo: ReadonlyMap<Right, readonly string[]>;
}

/** What of the session of a person bounds a request. */
export interface CallerSession {
  readonly id: string;
  /** Whether two factors were shown; a passkey counts as both. */
  readonly hasSecondFactor: boolean;
  /** When a passkey or a code was shown last, for what asks for it again; null when that was never. */
  readonly stepUpAt: Date | null;
}

export type Caller = KeyCaller | UserCaller;

export interface CallerFinder {
  /** Looks a key up by its secret; null when it is unknown or expired. */
  find(secret: string): Promise<KeyCaller | null>;
  /** Forgets what was found before: a key was changed. Other processes forget by themselves within half a second. */
  forget(): void;
}

export interface SessionFinder {
  /**
   * Looks a session up by the value of its cookie, in the environment that is asked for, else in the sandbox; null when it is
   * unknown or has ended, or the person may no longer sign in. Throws bad_request for an environment of nobody's.
   */
  find(token: string, environmentId: string | null): Promise<UserCaller | null>;
  /** Whether a write carries the text that only a page of the session can read (security design 5.3). */
  isGenuineWrite(token: string, csrfToken: string | undefined): boolean;
  /** Forgets what was found before: a session, a person or a role was changed. Other processes forget by themselves within half a second. */
  forget(): void;
}
