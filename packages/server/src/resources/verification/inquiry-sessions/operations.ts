/** Expiry of sessions: one by its id, or all open ones of an inquiry. */

import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { recordEvent } from '../../../outbox/record-event.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import { type BrowserTraits, recordDevice } from '../../people/devices/index.ts';
import { type SessionTraits, sessionFacts } from '../../people/links/index.ts';
import { submitFacts } from '../../people/lists/index.ts';
import type { InquirySession, SessionDevice } from './inquiry-session.ts';
import { serializeSession } from './serializer.ts';
import { cancelSession, expireSession, startSession } from './states.ts';
import { findSessions, findSessionsOfInquiry, saveSession } from './store.ts';

async function saveWithEvent(
  context: OperationContext,
  before: InquirySession,
  after: InquirySession,
  name: string,
): Promise<InquirySession> {
  if (!(await saveSession(context.tx, context.scope, after, before.status))) {
    throw new Refusal('stale_object', { details: 'the session was changed at the same moment' });
  }
  await recordEvent(context, { name, resource: serializeSession(after), subject: liveSubject(after.subject) });
  return after;
}

/** Expires the session. Throws not_found, or conflict if it is already expired. */
export async function expireOneSession(context: OperationContext, sessionId: string): Promise<InquirySession> {
  const [session] = await findSessions(context.tx, context.scope, [sessionId]);
  if (session === undefined) throw new Refusal('not_found');
  if (session.subject.key === null)
    throw new Refusal('conflict', { details: 'the inquiry of this session is redacted' });
  return saveWithEvent(context, session, expireSession(session, context.clock.now()), 'inquiry-session.expired');
}

/** Ends the session for its individual; false if it has ended. The caller holds the lock of the inquiry. */
export async function cancelSessionOf(context: OperationContext, sessionId: string): Promise<boolean> {
  const [session] = await findSessions(context.tx, context.scope, [sessionId]);
  if (session === undefined || session.status === 'expired' || session.subject.key === null) return false;
  await saveWithEvent(context, session, cancelSession(session, context.clock.now()), 'inquiry-session.canceled');
  return true;
}

/** Extends the session; null if it has ended. The caller holds the lock of the inquiry. */
export async function extendSessionOf(
  context: OperationContext,
  sessionId: string,
  expiresAt: Date,
): Promise<InquirySession | null> {
  const { tx, scope, clock } = context;
  const [session] = await findSessions(tx, scope, [sessionId]);
  if (session === undefined || session.status === 'expired' || session.subject.key === null) return null;
  if (session.expiresAt <= clock.now()) return null;
  const extended = { ...session, expiresAt: session.expiresAt > expiresAt ? session.expiresAt : expiresAt };
  return (await saveSession(tx, scope, extended, session.status)) ? extended : null;
}

/** Expires all open sessions of the inquiry. Returns the expired ones. */
export async function expireSessionsOfInquiry(context: OperationContext, inquiryId: string): Promise<InquirySession[]> {
  const ended: InquirySession[] = [];
  for (const session of await findSessionsOfInquiry(context.tx, context.scope, inquiryId)) {
    if (session.status === 'expired' || session.subject.key === null) continue;
    const expired = expireSession(session, context.clock.now());
    ended.push(await saveWithEvent(context, session, expired, 'inquiry-session.expired'));
  }
  return ended;
}

/**
 * Starts the session at the first load of the flow on a device; records `inquiry-session.started` once. `accountId` is
 * the inquiry's account, which the device is linked to.
 */
export async function startOneSession(
  context: OperationContext,
  session: InquirySession,
  device: SessionDevice,
  traits: BrowserTraits,
  accountId: string | null,
): Promise<InquirySession> {
  const started = startSession(session, device, context.clock.now());
  if (started === session) return session;
  const recorded = await recordDevice(context, session.inquiryId, liveSubject(session.subject), traits);
  const { id: deviceId, browserFingerprint, deviceFingerprint } = recorded;
  const { ipAddress } = device;
  await submitSession(context, session, accountId, { ipAddress, browserFingerprint, deviceFingerprint });
  const opened = { ...started, deviceId, device: { ...device, browserFingerprint } };
  return saveWithEvent(context, session, opened, 'inquiry-session.started');
}

/** Links the account to the device and matches the device against lists. */
async function submitSession(
  context: OperationContext,
  { id, inquiryId, subject }: InquirySession,
  accountId: string | null,
  traits: SessionTraits,
): Promise<void> {
  const object = { type: 'inquiry-session', id, inquiryId, accountId, subject: liveSubject(subject) } as const;
  await submitFacts(context, object, { fields: sessionFacts(traits) });
}
