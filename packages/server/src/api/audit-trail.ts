/** What a request of a person leaves in the audit log, and who writes it (decision 0077). */
import type { Transaction } from '../database/connection.ts';
import type { UserCaller } from './caller.ts';

/** What an endpoint adds to the row of its request, beside what path and answer tell. */
export interface AuditNote {
  /** Why somebody looked. */
  readonly purpose?: string;
  /** Inquiries and accounts that neither path nor answer names. */
  readonly subjectIds?: readonly string[];
  readonly objectIds?: readonly string[];
  /** Flat, without personal values: it is never erased. */
  readonly context?: Readonly<Record<string, string | number | boolean>>;
}

/** A request of a person, as far as it came. */
export interface AuditedRequest {
  readonly requestId: string;
  readonly caller: UserCaller;
  readonly at: Date;
  readonly operationId: string;
  readonly resourceType: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Empty where none was read. */
  readonly body: Buffer;
}

/** What it was answered. */
export interface AuditedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly objectId: string | null;
  readonly objectIds: readonly string[];
  readonly note?: AuditNote;
}

export interface AuditTrail {
  /** Writes the row in the transaction of the work. Its last statement: others of the organization wait from here to the commit. */
  writeWith(tx: Transaction, request: AuditedRequest, answer: AuditedAnswer): Promise<void>;
  /** Writes the row by itself, together with those that wait as well; resolves when it is on disk. */
  writeAlone(request: AuditedRequest, answer: AuditedAnswer): Promise<void>;
}

/** Id of the row of a request: the Request-Id leads to it and back. */
export const auditIdOf = (requestId: string): string => requestId.replace(/^req_/, 'ual_');
