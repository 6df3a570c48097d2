/** Start, renewal, confirmation and end of a hand-off, each under the lock of its inquiry. */
import type { OperationContext } from '../../../operations/context.ts';
import { changeTags, linkTo, lockInquiry, openSession } from '../inquiries/index.ts';
import {
  expireOneSession,
  findSessions,
  type HandoffMethod,
  type InquirySession,
  saveHandoffMethod,
  saveTakeOver,
} from '../inquiry-sessions/index.ts';
import { drawNumbers, type Handoff, isNoteDue, isRunning, linkSeconds, mostWrongChoices } from './handoff.ts';
import { findHandoffFrom, findHandoffTo, insertHandoff, saveHandoff, saveSeen } from './store.ts';

/** Tag that causes `inquiry.updated-tags`: a person got a link to another person's inquiry. */
export const refusedTag = 'hand-off-refused';

/** Returns the short form of a new link to the other device's session. */
async function newLink(context: OperationContext, session: InquirySession): Promise<string> {
  return (await linkTo(context, session, linkSeconds)).shortUrl;
}

/**
 * Starts a hand-off from a running session and returns its link. A hand-off that already waits gets a new link instead.
 * Throws conflict for an inquiry that is not open, unprocessable past the session limit.
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
    seenAt: null,
  });
  return newLink(context, to);
}

/** Returns a new link of the waiting hand-off; null if none waits. */
async function renewed(context: OperationContext, fromSessionId: string): Promise<string | null> {
  const to = await findWaiting(context, fromSessionId);
  return to === null ? null : newLink(context, to);
}

/** Finds the unopened session of the waiting hand-off; null if none waits. The caller holds the lock of the inquiry. */
export async function findWaiting(context: OperationContext, fromSessionId: string): Promise<InquirySession | null> {
  const { tx, scope, clock } = context;
  const handoff = await findHandoffFrom(tx, scope, fromSessionId);
  if (handoff?.status !== 'waiting') return null;
  const [to] = await findSessions(tx, scope, [handoff.toSessionId]);
  return to === undefined || to.status !== 'new' || to.expiresAt <= clock.now() ? null : to;
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

/** Ends the hand-off because the first device takes over again. */
export async function stopHandoff(context: OperationContext, from: InquirySession): Promise<void> {
  await lockInquiry(context, from.inquiryId);
  const handoff = await findHandoffFrom(context.tx, context.scope, from.id);
  if (handoff === null || !isRunning(handoff)) return;
  await end(context, handoff, 'stopped');
  await saveTakeOver(context.tx, context.scope, from.id, context.clock.now());
}

/**
 * Ends the hand-off that runs and starts another. Returns its link. Throws as {@link startHandoff}, and then ends nothing.
 */
export async function restartHandoff(context: OperationContext, from: InquirySession): Promise<string> {
  await stopHandoff(context, from);
  return startHandoff(context, from);
}

/** Ends a hand-off that the user of the other device did not begin: its link dies, and a tag notifies the business. */
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
  // A form without a choice does not count as a wrong number.
  if (chosen === undefined) return 'wrong';
  const counted = { ...handoff, wrongChoices: handoff.wrongChoices + 1 };
  if (counted.wrongChoices >= mostWrongChoices) {
    await end(context, counted, 'refused');
    return 'ended';
  }
  await saveHandoff(tx, scope, counted);
  return 'wrong';
}

/** Records that the other device has begun, by a link of this carrier. */
export async function confirmHandoff(
  { tx, scope, clock }: OperationContext,
  toSessionId: string,
  carrier: HandoffMethod,
): Promise<void> {
  const handoff = await findHandoffTo(tx, scope, toSessionId);
  if (handoff?.status !== 'waiting') return;
  await saveHandoff(tx, scope, { ...handoff, status: 'confirmed', seenAt: clock.now() });
  await saveHandoffMethod(tx, scope, toSessionId, carrier);
}

/** Notes that the other device was seen, unless that was noted a moment ago. */
export async function noteSeen({ tx, scope, clock }: OperationContext, toSessionId: string): Promise<void> {
  const handoff = await findHandoffTo(tx, scope, toSessionId);
  if (handoff !== null && isNoteDue(handoff, clock.now())) await saveSeen(tx, scope, toSessionId, clock.now());
}
