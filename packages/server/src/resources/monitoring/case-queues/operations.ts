/** Operations that create, change and archive case queues. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { definePort } from '../../../operations/port.ts';
import type { Scope } from '../../../security/scope.ts';
import { type CaseQueue, shippedQueueSettings } from './case-queue.ts';
import { changedSettings } from './input.ts';
import type { queueSettings } from './schema.ts';
import { insertCaseQueue, lockCaseQueue, saveCaseQueue } from './store.ts';

/** Port that returns true if an active assignment policy has this id; filled by cases. */
export const assignmentPolicyExists = definePort<
  (context: Pick<OperationContext, 'tx'>, scope: Scope, id: string) => Promise<boolean>
>()('whether an assignment policy exists');

async function checkPolicy(context: OperationContext, { settings }: CaseQueue): Promise<void> {
  const { assignmentPolicyId: id } = settings;
  if (id === null || (await context.slices.port(assignmentPolicyExists)(context, context.scope, id))) return;
  throw new Refusal(
    'unprocessable',
    problemAt('/data/attributes/settings/assignment-policy-id', 'names no assignment policy that is in use'),
  );
}

export async function createCaseQueue(
  context: OperationContext,
  name: string,
  settings: Wire<typeof queueSettings> | undefined,
): Promise<CaseQueue> {
  const { tx, scope, ids, clock } = context;
  const queue: CaseQueue = {
    id: ids.next('case-queue'),
    name,
    status: 'active',
    isDefault: false,
    settings: changedSettings(shippedQueueSettings, settings),
    createdAt: clock.now(),
    updatedAt: null,
    archivedAt: null,
  };
  await checkPolicy(context, queue);
  await insertCaseQueue(tx, scope, queue);
  return queue;
}

async function lockActive({ tx, scope }: OperationContext, id: string): Promise<CaseQueue> {
  const queue = await lockCaseQueue(tx, scope, id);
  if (queue === null) throw new Refusal('not_found');
  if (queue.status === 'archived') throw new Refusal('conflict', { details: 'the queue is archived' });
  return queue;
}

/** Changes a queue. Throws not_found, conflict for an archived queue, unprocessable for inconsistent settings. */
export async function updateCaseQueue(
  context: OperationContext,
  id: string,
  change: (before: CaseQueue) => Pick<CaseQueue, 'name' | 'settings'>,
): Promise<CaseQueue> {
  const before = await lockActive(context, id);
  const queue: CaseQueue = { ...before, ...change(before), updatedAt: context.clock.now() };
  await checkPolicy(context, queue);
  await saveCaseQueue(context.tx, context.scope, queue);
  return queue;
}

/** Archives a queue. Its cases stay in it and can be moved; archiving is permanent (contract, resources 4.4). */
export async function archiveCaseQueue(context: OperationContext, id: string): Promise<CaseQueue> {
  const before = await lockActive(context, id);
  const now = context.clock.now();
  const queue: CaseQueue = { ...before, status: 'archived', updatedAt: now, archivedAt: now };
  await saveCaseQueue(context.tx, context.scope, queue);
  return queue;
}
