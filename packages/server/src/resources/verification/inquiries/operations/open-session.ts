/** Sessions and one-time links of an inquiry. */

import { addSeconds } from '../../../../lib/clock.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { relate } from '../../../../operations/relate.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import {
  composeSessionToken,
  findSessions,
  findSessionsOfInquiry,
  type InquirySession,
  insertOneTimeLink,
  insertSession,
  type MessageCarrier,
} from '../../inquiry-sessions/index.ts';
import { findVersions } from '../../inquiry-templates/index.ts';
import { type Inquiry, type LinkAddresses, withRelated } from '../inquiry.ts';
import { isOpen } from '../states.ts';
import { lockInquiry, refuseRedacted } from './change-inquiry.ts';

/**
 * Length of a link code: 22 characters of 58 are 128 bits, which cannot be guessed, and the short form still fits a
 * small QR code.
 */
const codeLength = 22;

/** Throws conflict for an inquiry whose flow can no longer be entered. */
function refuseClosed(inquiry: Inquiry, now: Date): void {
  refuseRedacted(inquiry);
  if (!isOpen(inquiry)) {
    throw new Refusal('conflict', { details: `an inquiry that is ${inquiry.status} cannot get a session` });
  }
  if (inquiry.expiresAt !== null && inquiry.expiresAt <= now) {
    throw new Refusal('conflict', { details: 'the inquiry has expired; resume it' });
  }
}

/**
 * Creates a session that expires with the inquiry's current expiry; `handoffMethod` is that of a hand-off from another
 * device. Throws conflict or unprocessable.
 */
export async function openSession(
  context: OperationContext,
  inquiry: Inquiry,
  handoffMethod: InquirySession['handoffMethod'] = null,
): Promise<InquirySession> {
  const { tx, scope, ids, clock } = context;
  const now = clock.now();
  refuseClosed(inquiry, now);
  const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
  const existing = await findSessionsOfInquiry(tx, scope, inquiry.id);
  const limit = version?.definition.maxSessions ?? 25;
  if (existing.length >= limit) {
    throw new Refusal('unprocessable', { details: `an inquiry has at most ${limit} sessions` });
  }
  const session: InquirySession = {
    id: ids.next('inquiry-session'),
    inquiryId: inquiry.id,
    subject: liveSubject(inquiry.subject),
    status: 'new',
    device: { ipAddress: null, userAgent: null },
    deviceId: null,
    handoffMethod,
    createdAt: now,
    startedAt: null,
    expiredAt: null,
    expiresAt: inquiry.expiresAt ?? addSeconds(now, inquiry.expiry.createSeconds),
  };
  await insertSession(tx, scope, session);
  await relate(context, { type: 'inquiry', id: inquiry.id }, 'sessions', { type: 'inquiry-session', id: session.id });
  return session;
}

/** Returns an unused session, else a new one. */
export async function openOrReuseSession(context: OperationContext, inquiry: Inquiry): Promise<InquirySession> {
  const now = context.clock.now();
  const sessions = await findSessionsOfInquiry(context.tx, context.scope, inquiry.id);
  const unused = sessions.find(
    ({ status, expiresAt, handoffMethod }) => status === 'new' && expiresAt > now && handoffMethod === null,
  );
  return unused ?? openSession(context, inquiry);
}

export function tokenOf(context: OperationContext, session: InquirySession): string {
  return composeSessionToken(context.scope, session.inquiryId, session.id, session.expiresAt);
}

/**
 * Creates a one-time link to a session, in two forms; only the keyed digest of its code is stored. `carrier` is the message
 * that brings it to another device.
 */
export async function linkTo(
  context: OperationContext,
  session: InquirySession,
  lifeSeconds: number,
  carrier: MessageCarrier | null = null,
): Promise<LinkAddresses> {
  const { tx, scope, ids, clock, keyRing, baseUrl } = context;
  const code = ids.token(codeLength);
  const now = clock.now();
  const expiresAt = addSeconds(now, lifeSeconds);
  await insertOneTimeLink(tx, scope, {
    codeDigest: keyRing.digestSecret('one-time-code', code),
    inquiryId: session.inquiryId,
    sessionId: session.id,
    carrier,
    createdAt: now,
    expiresAt: expiresAt < session.expiresAt ? expiresAt : session.expiresAt,
  });
  return { url: `${baseUrl}/verify?code=${code}`, shortUrl: `${baseUrl}/v/${code}` };
}

/** Creates a link. Throws not_found, conflict for an inquiry that is not open, unprocessable past the session limit. */
export async function generateOneTimeLink(
  context: OperationContext,
  inquiryId: string,
  expiresInSeconds: number | null,
): Promise<{ readonly inquiry: Inquiry; readonly link: LinkAddresses }> {
  const inquiry = await lockInquiry(context, inquiryId);
  const session = await openSession(context, inquiry);
  return {
    inquiry: withRelated(inquiry, 'sessions', { type: 'inquiry-session', id: session.id }),
    link: await linkTo(context, session, expiresInSeconds ?? inquiry.expiry.oneTimeLinkSeconds),
  };
}

/**
 * Creates a link to a session. Throws not_found, or conflict if the session has ended or its inquiry can no longer be
 * entered.
 */
export async function linkToSession(
  context: OperationContext,
  sessionId: string,
): Promise<{ readonly session: InquirySession; readonly link: LinkAddresses }> {
  const { tx, scope, clock } = context;
  const [named] = await findSessions(tx, scope, [sessionId]);
  if (named === undefined) throw new Refusal('not_found');
  const inquiry = await lockInquiry(context, named.inquiryId);
  refuseClosed(inquiry, clock.now());
  // Read under the lock, because an expiry may have come first.
  const [session] = await findSessions(tx, scope, [sessionId]);
  if (session === undefined || session.status === 'expired' || session.expiresAt <= clock.now()) {
    throw new Refusal('conflict', { details: 'the session has expired' });
  }
  return { session, link: await linkTo(context, session, inquiry.expiry.oneTimeLinkSeconds) };
}
