/** Interruption by the individual: their session ends, and a link leads back to the same screen. */
import { addSeconds } from '../../lib/clock.ts';
import type { OperationContext } from '../../operations/context.ts';
import { isOpen, linkTo, lockInquiry, openSession } from '../../resources/verification/inquiries/index.ts';
import { cancelSessionOf, type InquirySession } from '../../resources/verification/inquiry-sessions/index.ts';
import type { TemplateDefinition } from '../../resources/verification/inquiry-templates/index.ts';

/** A one-time way to return to the inquiry later. */
export interface WayBack {
  /** Short address; null if the inquiry can have no further session. */
  readonly link: string | null;
}

const mostSeconds = 30 * 86_400;

/** Ends the session; null if the inquiry or the session ended meanwhile, which changes nothing. */
export async function leaveInquiry(
  context: OperationContext,
  session: InquirySession,
  { maxSessions }: Pick<TemplateDefinition, 'maxSessions'>,
): Promise<WayBack | null> {
  const inquiry = await lockInquiry(context, session.inquiryId);
  if (!isOpen(inquiry) || !(await cancelSessionOf(context, session.id))) return null;
  if (inquiry.related.sessions.length >= maxSessions) return { link: null };
  const next = await openSession(context, inquiry);
  const now = context.clock.now();
  const until = inquiry.expiresAt ?? addSeconds(now, mostSeconds);
  const { shortUrl } = await linkTo(context, next, Math.floor((until.getTime() - now.getTime()) / 1000));
  return { link: shortUrl };
}
