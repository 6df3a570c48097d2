/** Bulk action: one action over many inquiries, done by a job as the person who requested it. */
import type { RefusalCode } from '../../../lib/refusal.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import { inquiryStatuses } from '../inquiries/index.ts';

export const bulkActionNames = ['approve', 'decline', 'mark-for-review', 'add-tag'] as const;

export type BulkActionName = (typeof bulkActionNames)[number];

export const rowStates = ['waiting', 'done', 'refused', 'cancelled'] as const;

export type RowState = (typeof rowStates)[number];

export interface BulkAction {
  readonly id: string;
  readonly action: BulkActionName;
  readonly userId: string;
  /** Session of the last request to start it. */
  readonly sessionId: string;
  /** Time at which the bulk action is resumed, unless a row is done before. */
  readonly dueAt: Date;
  readonly createdAt: Date;
  /** Null while inquiries wait. */
  readonly completedAt: Date | null;
}

export const conflictCauses = [...inquiryStatuses, 'redacted', 'awaits_report'] as const;

/** State of the inquiry that does not allow the action. */
export type ConflictCause = (typeof conflictCauses)[number];

export interface RowRefusal {
  readonly code: RefusalCode;
  /** State of the inquiry that caused the refusal; null for a refusal with another cause. */
  readonly cause: ConflictCause | null;
  readonly details: string;
}

export interface RowOutcome {
  readonly state: 'done' | 'refused';
  /** True if the inquiry's status changes only after a second person agrees. */
  readonly awaitsSecond: boolean;
  readonly refusal: RowRefusal | null;
}

/** Row as it was requested. */
export interface AskedRow {
  readonly position: number;
  readonly inquiryId: string;
  /** Subject of the inquiry; null if the inquiry does not exist. */
  readonly subject: Subject | null;
}

/** Row that is about to be done. */
export interface WaitingRow {
  readonly position: number;
  readonly inquiryId: string;
  /** Reason or tag; null for none. */
  readonly text: string | null;
}

export interface BulkRow {
  readonly inquiryId: string;
  readonly state: RowState;
  readonly awaitsSecond: boolean;
  readonly refusal: RowRefusal | null;
}

/** Number of rows by their state. */
export interface Progress extends Readonly<Record<RowState, number>> {
  /** Number of done rows that wait for a second person. */
  readonly awaitingSecond: number;
}

/** Largest number of inquiries of one bulk action. */
export const maxInquiries = 1000;

/** Days for which a bulk action can be read, and its refused rows be tried again. */
export const keptDays = 7;

/** Seconds after its last row at which a bulk action is resumed, because its worker was ended. */
export const resumeSeconds = 15;
