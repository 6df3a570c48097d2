/** Opens an expired inquiry again and gives the token of a session to go on with. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { type Inquiry, withRelated } from '../inquiry.ts';
import { isOpen } from '../states.ts';
import { lockInquiry, moveInquiry, refuseRedacted } from './change-inquiry.ts';
import { expireLocked } from './expire-inquiry.ts';
import { openOrReuseSession, tokenOf } from './open-session.ts';

/** An inquiry whose time is over and that the sweep has yet to reach: a session of it would be dead when it is made. */
async function expireWhenDue(context: OperationContext, inquiry: Inquiry): Promise<Inquiry> {
  refuseRedacted(inquiry);
  const due = inquiry.expiresAt !== null && inquiry.expiresAt <= context.clock.now();
  return due && isOpen(inquiry) ? expireLocked(context, inquiry) : inquiry;
}

/** Throws not_found, or conflict when the inquiry is finished, decided or redacted. */
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
