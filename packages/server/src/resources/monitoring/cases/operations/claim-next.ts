/** Claiming of the next case. One transaction assigns and records it, so that no other person gets it. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findCaseQueues } from '../../case-queues/index.ts';
import type { Case } from '../case.ts';
import { findCases } from '../store.ts';
import { lockNextCase } from '../work-store.ts';
import { giveCase } from './assign-case.ts';

export interface ClaimNext {
  readonly queueId: string | null;
  readonly templateId: string | null;
  /** Id of a case to skip. */
  readonly leave: string | null;
}

/** Claims a case; null if none waits. Throws not_found for an unknown queue. */
export async function claimNext(
  context: OperationContext,
  userId: string,
  { queueId, templateId, leave }: ClaimNext,
): Promise<Case | null> {
  const { tx, scope, clock } = context;
  const [queue] = queueId === null ? [] : await findCaseQueues(tx, scope, [queueId]);
  if (queueId !== null && queue === undefined) throw new Refusal('not_found');
  const order = queue?.settings.order ?? 'sla';
  const id = await lockNextCase(tx, scope, { queueId, templateId, leave, order, now: clock.now() });
  const [found] = id === null ? [] : await findCases(tx, scope, [id]);
  if (found === undefined) return null;
  return giveCase(context, found, userId, { assigner: { type: 'user', id: userId } });
}
