/** Snoozing and escalating: snoozing delays a case, escalating raises its priority. */
import { addSeconds } from '../../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findCaseQueues } from '../../case-queues/index.ts';
import { type Case, longestSla } from '../case.ts';
import { queueUpdated } from '../events.ts';
import { lockCase, storeCase } from './change-case.ts';
import { requireVisible, writeComment } from './comment.ts';
import { requireQueue } from './create-case.ts';
import { notify } from './notify.ts';

/** Returns the seconds by which a changed snooze moves the deadline; 0 if the queue's clock does not stop. */
async function shiftOf({ tx, scope, clock }: OperationContext, before: Case, until: Date | null): Promise<number> {
  const [queue] = before.queueId === null ? [] : await findCaseQueues(tx, scope, [before.queueId]);
  if (queue?.settings.snoozeStopsClock !== true) return 0;
  const now = clock.now().getTime();
  const left = (at: Date | null): number => (at === null ? 0 : Math.max(0, at.getTime() - now) / 1000);
  return left(until) - left(before.snoozedUntil);
}

/** Snoozes a case; null ends the snooze. The deadline stays, unless the queue stops the clock. */
export async function snoozeCase(context: OperationContext, id: string, until: Date | null): Promise<Case> {
  const before = await lockCase(context, id, 'snooze');
  const now = context.clock.now();
  if (until !== null && (until <= now || until > addSeconds(now, longestSla))) {
    throw new Refusal('unprocessable', problemAt('/meta/until', 'must lie within the next 90 days'));
  }
  const seconds = await shiftOf(context, before, until);
  const slaExpiresAt = before.slaExpiresAt === null ? null : addSeconds(before.slaExpiresAt, seconds);
  const snoozed = { snoozedAt: until === null ? null : now, snoozedUntil: until };
  return storeCase(context, { ...before, ...snoozed, slaExpiresAt }, []);
}

/** Maximum priority. */
const highestPriority = 9;

/**
 * Raises the priority of a case and stores the reason as a comment. Moves the case to another queue if one is named.
 */
export async function escalateCase(
  context: OperationContext,
  id: string,
  { reason, queueId }: { readonly reason: string; readonly queueId?: string | undefined },
): Promise<Case> {
  const before = await lockCase(context, id, 'escalate');
  const queue = queueId === undefined ? before.queueId : (await requireQueue(context, queueId)).id;
  requireVisible(reason, '/meta/reason');
  await writeComment(context, before, reason);
  const priority = Math.min(before.priority + 1, highestPriority);
  const changed = { ...before, priority, queueId: queue, snoozedAt: null, snoozedUntil: null };
  const events = queue === before.queueId ? [] : [queueUpdated(before.queueId, queue)];
  const stored = await storeCase(context, changed, events);
  if (stored.assigneeId !== null) await notify(context, stored, 'escalated', [stored.assigneeId]);
  return stored;
}
