/** Sends the link to the other device by mail or short message. */
import { addSeconds } from '../../../lib/clock.ts';
import { languageOr, type Recipient } from '../../../messages/message.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import { carriedBy, queueMessage } from '../../platform/messages/index.ts';
import { countSend, type SendRefusal } from '../contact-codes/index.ts';
import { linkTo, lockInquiry } from '../inquiries/index.ts';
import { type InquirySession, type MessageCarrier, saveHandoffMethod } from '../inquiry-sessions/index.ts';
import { messageSeconds } from './handoff.ts';
import { findWaiting } from './operations.ts';

export interface LinkRequest {
  readonly to: Recipient;
  /** Language tag of the individual's page. */
  readonly locale: string;
  readonly ipAddress: string;
}

/** A link that was sent. `unsent` is the link of a sandbox, where no message leaves; null elsewhere. */
export interface SentLink {
  readonly unsent: string | null;
}

const isSandbox = ({ scope }: Pick<ReadContext, 'scope'>): boolean => scope.environmentKind === 'sandbox';

/** Returns the messages that can carry the link: all in a sandbox, where nothing is sent. */
export function carriersOf({ scope, slices }: Pick<ReadContext, 'scope' | 'slices'>): readonly MessageCarrier[] {
  const messages = slices.port(carriedBy);
  const channels = { sms: 'sms', email: 'mail' } as const;
  return (['sms', 'email'] as const).filter((each) => isSandbox({ scope }) || messages.carries(channels[each]));
}

/**
 * Sends a link of the waiting hand-off. The link works for a quarter of an hour and always requires the number. Returns
 * null if no hand-off waits any more, and the reason if nothing was sent. In a sandbox nothing is sent.
 */
export async function sendLink(
  context: OperationContext,
  from: InquirySession,
  { to, locale, ipAddress }: LinkRequest,
): Promise<SentLink | SendRefusal | null> {
  const { tx, scope, clock } = context;
  const inquiry = await lockInquiry(context, from.inquiryId);
  const session = await findWaiting(context, from.id);
  if (session === null) return null;
  const refused = isSandbox(context) ? null : await countSend(context, { to, ipAddress });
  if (refused !== null) return refused;
  const carrier = 'email' in to ? 'email' : 'sms';
  await saveHandoffMethod(tx, scope, session.id, carrier);
  const { shortUrl: link } = await linkTo(context, session, messageSeconds, carrier);
  if (isSandbox(context)) return { unsent: link };
  await queueMessage(
    context,
    { kind: 'hand-off-link', to, language: languageOr(locale), values: { link, minutes: messageSeconds / 60 } },
    { about: liveSubject(inquiry.subject), expiresAt: addSeconds(clock.now(), messageSeconds) },
  );
  return { unsent: null };
}
