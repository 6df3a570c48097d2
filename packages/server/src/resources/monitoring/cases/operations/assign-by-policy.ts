/** Assignment of cases by the policy of their queue. */
import type { OperationContext } from '../../../../operations/context.ts';
import { findInquiries } from '../../../verification/inquiries/index.ts';
import { type CaseQueue, findCaseQueues, findQueuesInUse } from '../../case-queues/index.ts';
import { type Availability, drawAssignee } from '../assignment.ts';
import type { Case } from '../case.ts';
import { findCaseObjects } from '../object-store.ts';
import { type AssignmentPolicy, findCandidates, listPolicies, lockPolicy, savePolicy } from '../policy-store.ts';
import { findCasesOfPerson, findUnassigned, lockCases } from '../work-store.ts';
import { giveCase } from './assign-case.ts';
import { findWorkers } from './find-people.ts';

/** Maximum number of cases assigned at once, so that a returning person does not get a year of work. */
const batch = 100;

/** Finds the creator according to the policy; null if the creator was not a person. */
async function creatorOf(
  { tx, scope }: OperationContext,
  given: Case,
  { settings }: AssignmentPolicy,
): Promise<string | null> {
  if (settings.distribution === 'case-creator') return given.creator?.type === 'user' ? given.creator.id : null;
  if (settings.distribution !== 'inquiry-creator') return null;
  const objects = await findCaseObjects(tx, scope, [given.id]);
  const inquiries = objects.filter(({ type }) => type === 'inquiry').map(({ id }) => id);
  const found = await findInquiries(tx, scope, inquiries);
  return found.map(({ inquiry }) => inquiry.createdByUserId).find((id) => id !== null) ?? null;
}

async function queueOf({ tx, scope }: OperationContext, { queueId }: Case): Promise<CaseQueue | null> {
  const [queue] = queueId === null ? [] : await findCaseQueues(tx, scope, [queueId]);
  return queue ?? null;
}

/** Finds active queues with one of these policies. */
async function queuesOf({ tx, scope }: OperationContext, policyIds: readonly string[]): Promise<CaseQueue[]> {
  const queues = await findQueuesInUse(tx, scope);
  return queues.filter(({ settings: { assignmentPolicyId: id } }) => id !== null && policyIds.includes(id));
}

/** Returns true if the case can be assigned: it may have been resolved since it was found. */
const isOpen = ({ state, redactedAt }: Case): boolean => state !== 'resolved' && redactedAt === null;

async function lockPoliciesOf({ tx, scope }: OperationContext, queues: readonly CaseQueue[]): Promise<void> {
  const ids = new Set(queues.flatMap(({ settings }) => settings.assignmentPolicyId ?? []));
  for (const id of [...ids].sort()) await lockPolicy(tx, scope, id);
}

interface Taken {
  /** Person from whom the case is taken. */
  readonly fromId: string;
  readonly reason: string;
}

/** Assigns a case by policy and returns it; unchanged if its queue has no policy, or no person is eligible. */
export async function assignByPolicy(context: OperationContext, given: Case, taken?: Taken): Promise<Case> {
  const { tx, scope, clock } = context;
  const policyId = (await queueOf(context, given))?.settings.assignmentPolicyId ?? null;
  const policy = policyId === null ? null : await lockPolicy(tx, scope, policyId);
  if (policy === null || policy.status === 'archived') return given;
  const { settings, lastUserId } = policy;
  const exceptId = taken?.fromId ?? null;
  const known = await findCandidates(context, settings);
  const workers = await findWorkers(
    context,
    known.map(({ userId }) => userId),
  );
  const candidates = known.filter(({ userId }) => workers.has(userId));
  const creatorId = await creatorOf(context, given, policy);
  const userId = drawAssignee({ settings, candidates, lastUserId, creatorId, exceptId });
  if (userId === null && taken === undefined) return given;
  if (userId !== null) await savePolicy(tx, scope, { ...policy, lastUserId: userId, updatedAt: clock.now() });
  const reason = taken === undefined ? {} : { reason: taken.reason };
  return giveCase(context, given, userId, { assigner: { type: 'case-assignment-policy', id: policy.id }, ...reason });
}

/**
 * Takes locked cases from a person and assigns each to another person by the policy of its queue; returns them. Cases
 * of a queue without a policy are not changed. Policies are locked in one order, after all cases, to avoid deadlocks.
 */
export async function passOn(context: OperationContext, locked: readonly Case[], taken: Taken): Promise<Case[]> {
  const queueIds = [...new Set(locked.flatMap(({ queueId }) => queueId ?? []))];
  await lockPoliciesOf(context, await findCaseQueues(context.tx, context.scope, queueIds));
  const after: Case[] = [];
  for (const given of locked) after.push(await assignByPolicy(context, given, taken));
  return after;
}

/**
 * Reassigns the cases of a person who is busy or away, if the policy of their queue requires it. Records one event per
 * case.
 */
export async function reassignCasesOf(
  context: OperationContext,
  userId: string,
  availability: Availability,
): Promise<number> {
  const { tx, scope } = context;
  const policies = (await listPolicies(tx, scope)).filter(({ settings, status }) => {
    return status === 'active' && settings.unassignWhen.includes(availability);
  });
  if (policies.length === 0) return 0;
  const queues = await queuesOf(
    context,
    policies.map(({ id }) => id),
  );
  const asked = await findCasesOfPerson(
    tx,
    scope,
    userId,
    queues.map(({ id }) => id),
  );
  const locked = (await lockCases(tx, scope, asked)).filter((each) => isOpen(each) && each.assigneeId === userId);
  await passOn(context, locked, { fromId: userId, reason: availability });
  return locked.length;
}

/** Assigns waiting cases of queues with a policy, in the order of each queue; returns their number. */
export async function giveOutWaiting(context: OperationContext): Promise<number> {
  const { tx, scope, clock } = context;
  const policies = (await listPolicies(tx, scope)).filter(({ status }) => status === 'active');
  const queues = await queuesOf(
    context,
    policies.map(({ id }) => id),
  );
  const asked: string[] = [];
  for (const queue of queues) {
    asked.push(...(await findUnassigned(tx, scope, queue, { now: clock.now(), most: batch })));
  }
  let given = 0;
  const locked = (await lockCases(tx, scope, asked)).filter((each) => isOpen(each) && each.assigneeId === null);
  await lockPoliciesOf(context, queues);
  for (const waiting of locked) {
    const after = await assignByPolicy(context, waiting);
    if (after.assigneeId !== null) given += 1;
  }
  return given;
}
