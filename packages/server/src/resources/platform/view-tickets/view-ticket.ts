/** What lets one session see one picture once, and was told of in the audit log before (dashboard design, section 5). */
import type { ReadContext } from '../../../operations/context.ts';
import { definePort } from '../../../operations/port.ts';

export interface ViewTicket {
  /** Of the row of the audit log that was written with it. */
  readonly auditId: string;
  readonly fileId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** Taken for a page that nobody looks at yet. */
  readonly isPrefetched: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const ticketSeconds = 60;
export const tokenLength = 44;

/** The account that an inquiry belongs to; null when it has none. Inquiries are known by a slice above. */
export const accountOfInquiry =
  definePort<(context: ReadContext, inquiryId: string) => Promise<string | null>>()('account of an inquiry');
