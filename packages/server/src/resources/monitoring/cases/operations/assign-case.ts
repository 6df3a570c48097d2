/** Assignment of a case to a person. */
import type { OperationContext } from '../../../../operations/context.ts';
import type { Case, CaseParty } from '../case.ts';
import { assigned } from '../events.ts';
import { lockCase, partyOf, storeCase } from './change-case.ts';
import { requireWorker } from './find-people.ts';
import { notify } from './notify.ts';

/** Saves the assignee, or null for none, and notifies the assignee unless they are the actor. */
export async function giveCase(
  context: OperationContext,
  before: Case,
  userId: string | null,
  by: { readonly assigner: CaseParty | null; readonly reason?: string },
): Promise<Case> {
  const now = context.clock.now();
  const changed: Case = {
    ...before,
    assigneeId: userId,
    assignedAt: userId === null ? null : now,
    assigner: by.assigner,
  };
  const stored = await storeCase(context, changed, [assigned(before, by.reason)]);
  if (userId !== null) await notify(context, stored, 'assigned', [userId]);
  return stored;
}

/**
 * Assigns a case. Throws unprocessable for an address without a person. The present assignee changes nothing and
 * records no event.
 */
export async function assignCase(context: OperationContext, id: string, email: string): Promise<Case> {
  const before = await lockCase(context, id, 'assign');
  const { id: userId } = await requireWorker(context, email, '/meta/user-email-address');
  if (before.assigneeId === userId) return before;
  return giveCase(context, before, userId, { assigner: partyOf(context.actor) });
}

/** Unassigns a case; an unassigned one is not changed. */
export async function unassignCase(context: OperationContext, id: string): Promise<Case> {
  const before = await lockCase(context, id, 'assign');
  if (before.assigneeId === null) return before;
  return giveCase(context, before, null, { assigner: partyOf(context.actor) });
}
