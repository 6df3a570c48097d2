/** Hands out the next case: taken and told of in one transaction, so that nobody else is given it. */
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
  /** One that is left for somebody else. */
  readonly leave: string | null;
}

/** Null when nothing waits. Throws not_found for a queue that there is not. */
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
