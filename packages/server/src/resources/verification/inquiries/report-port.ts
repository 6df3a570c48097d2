/** Port to the slice that runs reports. */
import type { Reader } from '../../../database/connection.ts';
import type { JobParts } from '../../../operations/job.ts';
import { definePort, definePortOfMany } from '../../../operations/port.ts';
import type { Scope } from '../../../security/scope.ts';

/** Known value of the person, with the id of the verification or inquiry it comes from. */
export interface KnownValue {
  readonly value: string;
  readonly from: string;
}

/** Known values by field name. */
export type KnownValues = Readonly<Record<string, KnownValue>>;

export interface ReportOrder {
  readonly inquiryId: string;
  readonly reportTemplateId: string;
  /** Moment of the template that triggers the report. */
  readonly after: string;
  readonly known: KnownValues;
}

/** Report that the template of an inquiry ran. */
export interface OrderedReport {
  readonly id: string;
  /** Type, such as `report/watchlist`. */
  readonly type: string;
  readonly title: string;
  readonly reportTemplateId: string;
  readonly after: string;
  readonly status: 'pending' | 'submitted' | 'ready' | 'errored';
  readonly hasMatch: boolean;
  /** Error codes with their source; null if the source is the report itself. */
  readonly errors: readonly { readonly code: string; readonly source: string | null; readonly detail: string }[];
  readonly createdAt: Date;
  readonly redactedAt: Date | null;
}

export interface InquiryReports {
  /** Runs the report, once for each moment of an inquiry; idempotent. Does nothing for a redacted inquiry. */
  run(parts: JobParts, scope: Scope, order: ReportOrder): Promise<void>;
  /** Finds the reports of the inquiry, oldest first. */
  find(tx: Reader, scope: Scope, inquiryId: string): Promise<readonly OrderedReport[]>;
}

export const reportsOfInquiries = definePort<InquiryReports>()('the reports of an inquiry');

/** Redacts the objects below the inquiry after its redaction; idempotent. */
export const redactionBelowInquiry =
  definePortOfMany<(parts: JobParts, scope: Scope, inquiryId: string) => Promise<void>>()('redaction below an inquiry');
