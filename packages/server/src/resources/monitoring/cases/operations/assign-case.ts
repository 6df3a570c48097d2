/** Who looks at a case. */
import type { OperationContext } from '../../../../operations/context.ts';
import type { Case, CaseParty } from '../case.ts';
import { assigned } from '../events.ts';
import { lockCase, partyOf, storeCase } from './change-case.ts';
import { requirePerson } from './find-people.ts';
import { notify } from './notify.ts';

/** Stores that this person looks at it from now on, null for nobody; the person is told unless they did it themselves. */
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

/** Throws unprocessable for an address of nobody; the same person again is no change and no event. */
export async function assignCase(context: OperationContext, id: string, email: string): Promise<Case> {
  const before = await lockCase(context, id, 'assign');
  const { id: userId } = await requirePerson(context, email, '/meta/user-email-address');
  if (before.assigneeId === userId) return before;
  return giveCase(context, before, userId, { assigner: partyOf(context.actor) });
}

/** Takes it from whoever has it; of one that nobody has it changes nothing. */
export async function unassignCase(context: OperationContext, id: string): Promise<Case> {
  const before = await lockCase(context, id, 'assign');
  if (before.assigneeId === null) return before;
  return giveCase(context, before, null, { assigner: partyOf(context.actor) });
}
