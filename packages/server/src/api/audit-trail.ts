/** The audit log row of a user's request, and the port that writes it (decision 0077). */
import type { Transaction } from '../database/connection.ts';
import type { UserCaller } from './caller.ts';

/** Members that an endpoint adds to the row of its request, besides those read from path and answer. */
export interface AuditNote {
  /** Reason that the user gave for access. */
  readonly purpose?: string;
  /** Ids of the inquiries and accounts that the request concerns but that are in neither path nor answer. */
  readonly subjectIds?: readonly string[];
  readonly objectIds?: readonly string[];
  /** Flat context without personal values, since it is never erased. */
  readonly context?: Readonly<Record<string, string | number | boolean>>;
  /** Further members for every reader of the log; sealed, and erased with the subjects of the row. */
  readonly told?: Readonly<Record<string, unknown>>;
}

/**
 * Kind of a row: a `change`, a `view` of one person's data such as a picture or an export, or any other `read`, such as
 * the queries of a page.
 */
export const auditKinds = ['change', 'view', 'read'] as const;

export type AuditKind = (typeof auditKinds)[number];

/** A request of a user, with the parts that the audit log records. */
export interface AuditedRequest {
  readonly requestId: string;
  readonly caller: UserCaller;
  readonly at: Date;
  readonly operationId: string;
  readonly resourceType: string;
  readonly kind: AuditKind;
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Request body; empty if none was read. */
  readonly body: Buffer;
}

/** The answer to an audited request. */
export interface AuditedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly objectId: string | null;
  readonly objectIds: readonly string[];
  readonly note?: AuditNote;
}

export interface AuditTrail {
  /**
   * Writes the row in the transaction of the work, as its last statement: other requests of the organization wait from
   * here to the commit.
   */
  writeWith(tx: Transaction, request: AuditedRequest, answer: AuditedAnswer): Promise<void>;
  /** Writes the row in a transaction of its own, batched with other waiting rows; resolves when it is on disk. */
  writeAlone(request: AuditedRequest, answer: AuditedAnswer): Promise<void>;
}

/** Returns the id of a request's row: the Request-Id leads to it and back. */
export const auditIdOf = (requestId: string): string => requestId.replace(/^req_/, 'ual_');
