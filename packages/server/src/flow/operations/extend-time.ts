/** More time for an individual whose inquiry is about to expire (WCAG 2.2, success criterion 2.2.1). */
import { addSeconds } from '../../lib/clock.ts';
import type { OperationContext } from '../../operations/context.ts';
import { type Inquiry, isOver, lockInquiry, storeInquiry } from '../../resources/verification/inquiries/index.ts';
import { extendSessionOf, type InquirySession } from '../../resources/verification/inquiry-sessions/index.ts';

const extensionSeconds = 1_200;
/** Only shortly before the end, so that a request cannot keep an inquiry open in advance. */
const askableSeconds = 180;
const mostExtensions = 10;

/** Returns the seconds left of a session, which ends with its inquiry at the latest. */
export function secondsLeft(inquiry: Inquiry, session: Pick<InquirySession, 'expiresAt'>, now: Date): number {
  const ends = [session.expiresAt, ...(inquiry.expiresAt === null ? [] : [inquiry.expiresAt])];
  return Math.max(0, Math.floor((Math.min(...ends.map((end) => end.getTime())) - now.getTime()) / 1000));
}

export const mayExtend = ({ progress }: Inquiry): boolean => (progress.extensions ?? 0) < mostExtensions;

/** Extends the inquiry and the session; null if it is too early, too late or too often, which changes nothing. */
export async function extendTime(
  context: OperationContext,
  session: InquirySession,
): Promise<{ readonly inquiry: Inquiry; readonly session: InquirySession } | null> {
  const inquiry = await lockInquiry(context, session.inquiryId);
  const now = context.clock.now();
  const isAsked = !isOver(inquiry, now) && secondsLeft(inquiry, session, now) <= askableSeconds;
  if (!isAsked || !mayExtend(inquiry)) return null;
  const until = addSeconds(now, extensionSeconds);
  const extended = await extendSessionOf(context, session.id, until);
  if (extended === null) return null;
  const progress = { ...inquiry.progress, extensions: (inquiry.progress.extensions ?? 0) + 1 };
  const expiresAt = inquiry.expiresAt === null || inquiry.expiresAt > until ? inquiry.expiresAt : until;
  return {
    inquiry: await storeInquiry(context, { ...inquiry, progress, expiresAt, updatedAt: now }, []),
    session: extended,
  };
}
