/** Resuming of an expired inquiry, with a token of a new session. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { type Inquiry, withRelated } from '../inquiry.ts';
import { isOpen } from '../states.ts';
import { lockInquiry, moveInquiry, refuseRedacted } from './change-inquiry.ts';
import { expireLocked } from './expire-inquiry.ts';
import { openOrReuseSession, tokenOf } from './open-session.ts';

/** Expires an inquiry that is due but not yet swept: its new session would be expired at creation. */
async function expireWhenDue(context: OperationContext, inquiry: Inquiry): Promise<Inquiry> {
  refuseRedacted(inquiry);
  const due = inquiry.expiresAt !== null && inquiry.expiresAt <= context.clock.now();
  return due && isOpen(inquiry) ? expireLocked(context, inquiry) : inquiry;
}

/** Resumes the inquiry. Throws not_found, or conflict if it is finished, decided or redacted. */
export async function resumeInquiry(context: OperationContext, inquiryId: string): Promise<EnteredInquiry> {
  const inquiry = await expireWhenDue(context, await lockInquiry(context, inquiryId));
  if (isOpen(inquiry)) return enter(context, inquiry);
  if (inquiry.status !== 'expired') {
    throw new Refusal('conflict', { details: `an inquiry that is ${inquiry.status} cannot be resumed` });
  }
  return enter(context, await moveInquiry(context, inquiry, 'resume'));
}

export interface EnteredInquiry {
  readonly inquiry: Inquiry;
  readonly sessionToken: string;
}

async function enter(context: OperationContext, inquiry: Inquiry): Promise<EnteredInquiry> {
  const session = await openOrReuseSession(context, inquiry);
  return {
    inquiry: withRelated(inquiry, 'sessions', { type: 'inquiry-session', id: session.id }),
    sessionToken: tokenOf(context, session),
  };
}
