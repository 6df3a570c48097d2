/** A row of the audit log of people, and the chain that it stands in (decision 0077). */

/** Names and flat values, without personal data: they are never erased. */
export type AuditContext = Readonly<Record<string, string | number | boolean>>;

/** What somebody did or looked at. */
export interface AuditedAction {
  readonly userId: string;
  /** Null where none was begun, as when a sign-in failed. */
  readonly sessionId: string | null;
  /** Null for what is of no environment, such as signing in. */
  readonly environmentId: string | null;
  readonly method: string;
  /** As it was asked for, without query and without secrets. */
  readonly path: string;
  readonly status: number;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** Absent or empty for none. */
  readonly objectIds?: readonly string[];
  /** Inquiries and accounts that it was about. */
  readonly subjectIds?: readonly string[];
  readonly purpose?: string | null;
  readonly context?: AuditContext;
  readonly params?: AuditedParams;
}

/** Parameters as they are kept: objects, or `[FILTERED]` when large. */
export interface AuditedParams {
  readonly get: Params;
  readonly post: Params;
}

export type Params = Readonly<Record<string, unknown>> | typeof filtered;

/** Stands in place of what is not kept. */
export const filtered = '[FILTERED]';

/** A row before it has a place in its chain: what its hash is about, but for the digest of the sealed parameters. */
export interface AuditRecord {
  readonly organizationId: string;
  /** `2026-11-23`, of `createdAt` in UTC. */
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

/** A row as it is stored. */
export interface ChainedRow extends AuditRecord {
  /** From 1 within the day. */
  readonly seq: number;
  /** Null once a redaction reached them. */
  readonly paramsSealed: Buffer | null;
  readonly paramsDigest: Buffer;
  readonly prevHash: Buffer;
  readonly hash: Buffer;
}

/** The end of the chain of a day. */
export interface AuditHead {
  readonly organizationId: string;
  readonly day: string;
  /** Which chain of the organization this is, from 1. */
  readonly ordinal: number;
  /** Of the last row; 0 while there is none. */
  readonly seq: number;
  readonly hash: Buffer;
  readonly cutAt: Date | null;
  readonly signature: Buffer;
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
