/**
 * View ticket: the permission of one session to view one picture once, logged in the audit log before (dashboard
 * design, section 5).
 */
import type { ReadContext } from '../../../operations/context.ts';
import { definePort } from '../../../operations/port.ts';

export interface ViewTicket {
  /** Id of the audit row that was written with the ticket. */
  readonly auditId: string;
  readonly fileId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** True if it was requested for a page that is not displayed yet. */
  readonly isPrefetched: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const ticketSeconds = 60;
export const tokenLength = 44;

/** Submission that a picture belongs to, as the audit log names it. */
export interface DepictedBy {
  /** Kind of the verification, such as `government-id`. */
  readonly kind: string;
  /** Class of the document, such as `pp`; null if it is unknown or there is none. */
  readonly idClass: string | null;
}

/**
 * Port filled by verifications. Finds the submission to which a picture of an inquiry belongs; null if there is none.
 */
export const submissionOfPicture =
  definePort<(context: ReadContext, inquiryId: string, fileId: string) => Promise<DepictedBy | null>>()(
    'submission of a picture',
  );

/** Finds the account of an inquiry; null if it has none. Filled by a slice above, which knows inquiries. */
export const accountOfInquiry =
  definePort<(context: ReadContext, inquiryId: string) => Promise<string | null>>()('account of an inquiry');
