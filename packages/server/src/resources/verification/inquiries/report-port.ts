/** What inquiries need of whoever runs reports. */
import type { Reader } from '../../../database/connection.ts';
import type { JobParts } from '../../../operations/job.ts';
import { definePort, definePortOfMany } from '../../../operations/port.ts';
import type { Scope } from '../../../security/scope.ts';

/** What is known of the person, with the id of the verification or inquiry that tells it. */
export interface KnownValue {
  readonly value: string;
  readonly from: string;
}

/** By the name of the field. */
export type KnownValues = Readonly<Record<string, KnownValue>>;

export interface ReportOrder {
  readonly inquiryId: string;
  readonly reportTemplateId: string;
  /** The moment of the template that sets it off. */
  readonly after: string;
  readonly known: KnownValues;
}

/** A report that the template of an inquiry ran. */
export interface OrderedReport {
  readonly id: string;
  /** `report/watchlist`. */
  readonly type: string;
  readonly title: string;
  readonly reportTemplateId: string;
  readonly after: string;
  readonly status: 'pending' | 'submitted' | 'ready' | 'errored';
  readonly hasMatch: boolean;
  /** Codes with the source they are of; null where that is the report itself. */
  readonly errors: readonly { readonly code: string; readonly source: string | null; readonly detail: string }[];
  readonly createdAt: Date;
  readonly redactedAt: Date | null;
}

export interface InquiryReports {
  /** Makes the report, one for each moment of an inquiry; safe to run twice. Makes none of an inquiry that is redacted. */
  run(parts: JobParts, scope: Scope, order: ReportOrder): Promise<void>;
  /** Oldest first. */
  find(tx: Reader, scope: Scope, inquiryId: string): Promise<readonly OrderedReport[]>;
}

export const reportsOfInquiries = definePort<InquiryReports>()('the reports of an inquiry');

/** Redacts what hung on the inquiry when it was redacted; safe to run twice. */
export const redactionBelowInquiry =
  definePortOfMany<(parts: JobParts, scope: Scope, inquiryId: string) => Promise<void>>()('redaction below an inquiry');
