/** Locking a case for a change and saving the change with its events. Every operation on cases uses these functions. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import type { Actor } from '../../../../security/scope.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import type { Case, CaseParty } from '../case.ts';
import type { CaseEvent } from '../events.ts';
import { showCase } from '../show-cases.ts';
import { type CaseAction, refuseAction } from '../states.ts';
import { findCaseForUpdate, saveCase } from '../store.ts';

/** Returns the actor in the form of cases; null for individuals, who cannot change cases. */
export const partyOf = (actor: Actor): CaseParty | null =>
  actor.type === 'user' || actor.type === 'api-key' ? { type: actor.type, id: actor.id } : null;

/** Actions whose outcome does not depend on the rest of the case, so that two concurrent ones both succeed. */
const independent: ReadonlySet<CaseAction> = new Set(['attach', 'check', 'comment', 'export']);

/**
 * Locks the case until the transaction ends. Throws not_found; conflict if the state of the case does not allow the
 * action; stale_object if another change came before a decision of a client or a person, who decided on the earlier
 * state.
 */
export async function lockCase(context: OperationContext, id: string, action: CaseAction): Promise<Case> {
  const locked = await findCaseForUpdate(context.tx, context.scope, id);
  if (locked === null) throw new Refusal('not_found');
  const decides = !independent.has(action) && ['api-key', 'user'].includes(context.actor.type);
  if (locked.overtaken && decides) {
    throw new Refusal('stale_object', { details: 'the case was changed at the same moment; read it again and retry' });
  }
  refuseAction(locked.found, action);
  return locked.found;
}

/** Saves the case, records `events` in order and returns the saved case. */
export async function storeCase(context: OperationContext, changed: Case, events: readonly CaseEvent[]): Promise<Case> {
  const by = partyOf(context.actor);
  const live = { ...changed, updater: by ?? changed.updater, updatedAt: context.clock.now() };
  const saved = await saveCase(context.tx, context.scope, live);
  await recordCaseEvents(context, saved, events);
  return saved;
}

export async function recordCaseEvents(
  context: OperationContext,
  given: Case,
  events: readonly CaseEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const resource = await showCase(context, given);
  const subject = given.subject.key === null ? null : liveSubject(given.subject);
  for (const event of events) await recordEvent(context, { ...event, resource, subject });
}
