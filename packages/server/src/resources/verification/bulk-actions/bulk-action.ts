/** Bulk action: one action over many inquiries, done by a job as the person who asked for it. */
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
  /** Time at which it is taken up again, unless something is done of it before. */
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
  /** Null for a refusal that the state of the inquiry did not cause. */
  readonly cause: ConflictCause | null;
  readonly details: string;
}

export interface RowOutcome {
  readonly state: 'done' | 'refused';
  /** True if the inquiry moves once a second person agrees. */
  readonly awaitsSecond: boolean;
  readonly refusal: RowRefusal | null;
}

/** Row as it was asked for. */
export interface AskedRow {
  readonly position: number;
  readonly inquiryId: string;
  /** Null for an inquiry that was not there. */
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
  /** Those of the done ones that wait for a second person. */
  readonly awaitingSecond: number;
}

/** Largest number of inquiries of one bulk action. */
export const maxInquiries = 1000;

/** Days for which a bulk action can be looked at and its refused rows be tried again. */
export const keptDays = 7;

/** Seconds after its last row at which a bulk action is taken up again: its worker was ended. */
export const resumeSeconds = 15;
