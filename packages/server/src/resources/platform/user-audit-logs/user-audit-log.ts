/** Row of the audit log of people, and its chain (decision 0077). */

/** Names and flat values without personal data: they are never erased. */
export type AuditContext = Readonly<Record<string, string | number | boolean>>;

/** Action of a person, such as a change or a view. */
export interface AuditedAction {
  readonly userId: string;
  /** Null if there was no session, such as for a failed sign-in. */
  readonly sessionId: string | null;
  /** Null for an action without an environment, such as a sign-in. */
  readonly environmentId: string | null;
  readonly method: string;
  /** Path of the request, without query and without secrets. */
  readonly path: string;
  readonly status: number;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** Ids of the objects concerned; absent or empty for none. */
  readonly objectIds?: readonly string[];
  /** Ids of the inquiries and accounts concerned. */
  readonly subjectIds?: readonly string[];
  readonly purpose?: string | null;
  readonly context?: AuditContext;
  readonly params?: AuditedParams;
}

/** Stored parameters: objects, or `[FILTERED]` if large. */
export interface AuditedParams {
  readonly get: Params;
  readonly post: Params;
  /** Members for every reader of the log, such as the values before and after a change; absent for none. */
  readonly told?: Readonly<Record<string, unknown>>;
}

export type Params = Readonly<Record<string, unknown>> | typeof filtered;

/** Replacement of a value that is not stored. */
export const filtered = '[FILTERED]';

/** Row before it has a place in its chain: the input of its hash, except for the digest of the sealed parameters. */
export interface AuditRecord {
  readonly organizationId: string;
  /** Day of `createdAt` in UTC: `2026-11-23`. */
  readonly day: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly environmentId: string | null;
  readonly userId: string;
  readonly sessionId: string | null;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly objectIds: readonly string[];
  readonly subjectIds: readonly string[];
  readonly purpose: string | null;
  readonly context: AuditContext;
}

/** Stored row. */
export interface ChainedRow extends AuditRecord {
  /** Sequence number within the day, from 1. */
  readonly seq: number;
  /** Null after a redaction. */
  readonly paramsSealed: Buffer | null;
  readonly paramsDigest: Buffer;
  readonly prevHash: Buffer;
  readonly hash: Buffer;
}

/** End of the chain of a day. */
export interface AuditHead {
  readonly organizationId: string;
  readonly day: string;
  /** Number of the chain in the organization, from 1. */
  readonly ordinal: number;
  /** Sequence number of the last row; 0 if there is none. */
  readonly seq: number;
  readonly hash: Buffer;
  readonly cutAt: Date | null;
  readonly signature: Buffer;
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
