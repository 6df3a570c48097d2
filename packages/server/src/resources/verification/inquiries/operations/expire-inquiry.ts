/** Expiry of an open inquiry, its sessions and its unfinished verifications. */
import type { OperationContext } from '../../../../operations/context.ts';
import { expireSessionsOfInquiry } from '../../inquiry-sessions/index.ts';
import { cancelVerificationsOfInquiry } from '../../verifications/index.ts';
import type { Inquiry } from '../inquiry.ts';
import { isOpen } from '../states.ts';
import { lockInquiry, moveInquiry } from './change-inquiry.ts';

/** Expires the locked inquiry. Throws conflict unless it is open. */
export async function expireLocked(context: OperationContext, inquiry: Inquiry): Promise<Inquiry> {
  const progress = { ...inquiry.progress, verificationId: null };
  const expired = await moveInquiry(context, inquiry, 'expire', { progress });
  if (expired.related.sessions.length > 0) await expireSessionsOfInquiry(context, inquiry.id);
  if (expired.related.verifications.length > 0) await cancelVerificationsOfInquiry(context, inquiry.id);
  return expired;
}

export async function expireInquiry(context: OperationContext, inquiryId: string): Promise<Inquiry> {
  return expireLocked(context, await lockInquiry(context, inquiryId));
}

/** Expires the inquiry for the sweep; does nothing if it was finished or prolonged since the sweep found it. */
export async function expireInquiryIfDue(context: OperationContext, inquiryId: string): Promise<void> {
  const inquiry = await lockInquiry(context, inquiryId);
  const due = inquiry.expiresAt !== null && inquiry.expiresAt <= context.clock.now();
  if (due && isOpen(inquiry) && inquiry.redactedAt === null) await expireLocked(context, inquiry);
}
