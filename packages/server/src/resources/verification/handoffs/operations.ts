/** Start, renewal, confirmation and end of a hand-off, each under the lock of its inquiry. */
import type { OperationContext } from '../../../operations/context.ts';
import { changeTags, linkTo, lockInquiry, openSession } from '../inquiries/index.ts';
import { expireOneSession, findSessions, type InquirySession } from '../inquiry-sessions/index.ts';
import { drawNumbers, type Handoff, isRunning, linkSeconds, mostWrongChoices } from './handoff.ts';
import { findHandoffFrom, findHandoffTo, insertHandoff, saveHandoff } from './store.ts';

/** Tag that causes `inquiry.updated-tags`: somebody got a link to an inquiry that is not theirs. */
export const refusedTag = 'hand-off-refused';

/** Returns the short form of a new link to the other device's session. */
async function newLink(context: OperationContext, session: InquirySession): Promise<string> {
  return (await linkTo(context, session, linkSeconds)).shortUrl;
}

/**
 * Starts a hand-off from a running session and returns its link. One that waits already goes on. Throws conflict for an
 * inquiry that is not open, unprocessable past the session limit.
 */
export async function startHandoff(context: OperationContext, from: InquirySession): Promise<string> {
  const { tx, scope, clock } = context;
  const inquiry = await lockInquiry(context, from.inquiryId);
  const waiting = await renewed(context, from.id);
  if (waiting !== null) return waiting;
  const to = await openSession(context, inquiry, 'qr');
  const now = clock.now();
  await insertHandoff(tx, scope, {
    ...drawNumbers(),
    inquiryId: inquiry.id,
    fromSessionId: from.id,
    toSessionId: to.id,
    status: 'waiting',
    wrongChoices: 0,
    createdAt: now,
    endedAt: null,
  });
  return newLink(context, to);
}

/** Returns a new link of the hand-off that waits; null if none does. */
async function renewed(context: OperationContext, fromSessionId: string): Promise<string | null> {
  const { tx, scope, clock } = context;
  const handoff = await findHandoffFrom(tx, scope, fromSessionId);
  if (handoff?.status !== 'waiting') return null;
  const [to] = await findSessions(tx, scope, [handoff.toSessionId]);
  if (to === undefined || to.status !== 'new' || to.expiresAt <= clock.now()) return null;
  return newLink(context, to);
}

export async function renewLink(context: OperationContext, from: InquirySession): Promise<string | null> {
  await lockInquiry(context, from.inquiryId);
  return renewed(context, from.id);
}

/** Ends the hand-off and the session of the other device. */
async function end(context: OperationContext, handoff: Handoff, status: 'refused' | 'stopped'): Promise<void> {
  const { tx, scope, clock } = context;
  await saveHandoff(tx, scope, { ...handoff, status, endedAt: clock.now() });
  const [to] = await findSessions(tx, scope, [handoff.toSessionId]);
  if (to !== undefined && to.status !== 'expired') await expireOneSession(context, to.id);
}

/** The first device takes over again. */
export async function stopHandoff(context: OperationContext, from: InquirySession): Promise<void> {
  await lockInquiry(context, from.inquiryId);
  const handoff = await findHandoffFrom(context.tx, context.scope, from.id);
  if (handoff !== null && isRunning(handoff)) await end(context, handoff, 'stopped');
}

/** The user of the other device did not begin this: the link dies, and the business learns of it by a tag. */
export async function refuseHandoff(context: OperationContext, toSessionId: string): Promise<void> {
  const handoff = await findHandoffTo(context.tx, context.scope, toSessionId);
  if (handoff === null) return;
  await lockInquiry(context, handoff.inquiryId);
  if (handoff.status === 'waiting') await end(context, handoff, 'refused');
  await changeTags(context, handoff.inquiryId, (tags) => [...tags, refusedTag]);
}

/**
 * Counts a wrong number; the last allowed one ends the hand-off. Returns `right`, `wrong` for another try, or `ended`.
 */
export async function chooseNumber(
  context: OperationContext,
  toSessionId: string,
  chosen: string | undefined,
): Promise<'right' | 'wrong' | 'ended'> {
  const { tx, scope } = context;
  const seen = await findHandoffTo(tx, scope, toSessionId);
  if (seen === null) return 'ended';
  await lockInquiry(context, seen.inquiryId);
  const handoff = (await findHandoffTo(tx, scope, toSessionId)) ?? seen;
  if (!isRunning(handoff)) return 'ended';
  if (chosen === String(handoff.number)) return 'right';
  // No choice is no guess.
  if (chosen === undefined) return 'wrong';
  const counted = { ...handoff, wrongChoices: handoff.wrongChoices + 1 };
  if (counted.wrongChoices >= mostWrongChoices) {
    await end(context, counted, 'refused');
    return 'ended';
  }
  await saveHandoff(tx, scope, counted);
  return 'wrong';
}

/** The other device has begun. */
export async function confirmHandoff(context: OperationContext, toSessionId: string): Promise<void> {
  const handoff = await findHandoffTo(context.tx, context.scope, toSessionId);
  if (handoff?.status === 'waiting') await saveHandoff(context.tx, context.scope, { ...handoff, status: 'confirmed' });
}
