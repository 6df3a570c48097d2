/** Operations on assignment policies, teams and availability. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findUsers } from '../../../platform/users/index.ts';
import { type Availability, type PolicySettings, shippedPolicy } from '../assignment.ts';
import {
  type AssignmentPolicy,
  type CaseTeam,
  insertPolicy,
  insertTeam,
  listTeams,
  lockPolicy,
  saveAvailability,
  savePolicy,
  saveTeam,
} from '../policy-store.ts';
import { giveOutWaiting, reassignCasesOf } from './assign-by-policy.ts';

/** Throws unprocessable for people outside of the organization. */
async function requirePeople(context: OperationContext, ids: readonly string[], pointer: string): Promise<void> {
  const found = new Set((await findUsers(context.tx, context, ids)).map(({ id }) => id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing >= 0)
    throw new Refusal('unprocessable', problemAt(`${pointer}/${missing}`, 'is not a user of this environment'));
}

async function checkPolicy(context: OperationContext, { userIds, teamIds }: PolicySettings): Promise<void> {
  await requirePeople(context, userIds, '/meta/settings/user-ids');
  const teams = new Set((await listTeams(context.tx, context.scope)).map(({ id }) => id));
  const missing = teamIds.findIndex((id) => !teams.has(id));
  if (missing < 0) return;
  throw new Refusal('unprocessable', problemAt(`/meta/settings/case-team-ids/${missing}`, 'is not a team'));
}

export async function createPolicy(
  context: OperationContext,
  name: string,
  sent: Partial<PolicySettings>,
): Promise<AssignmentPolicy> {
  const { tx, scope, ids, clock } = context;
  const settings = { ...shippedPolicy, ...sent };
  await checkPolicy(context, settings);
  const policy: AssignmentPolicy = {
    id: ids.next('case-assignment-policy'),
    name,
    status: 'active',
    settings,
    lastUserId: null,
    createdAt: clock.now(),
    updatedAt: null,
  };
  await insertPolicy(tx, scope, policy);
  return policy;
}

/** Changes a policy; absent members stay unchanged. Throws not_found. */
export async function updatePolicy(
  context: OperationContext,
  id: string,
  change: { readonly name?: string | undefined; readonly settings: Partial<PolicySettings> },
): Promise<AssignmentPolicy> {
  const { tx, scope, clock } = context;
  const before = await lockPolicy(tx, scope, id);
  if (before === null) throw new Refusal('not_found');
  const settings = { ...before.settings, ...change.settings };
  await checkPolicy(context, settings);
  const policy = { ...before, name: change.name ?? before.name, settings, updatedAt: clock.now() };
  await savePolicy(tx, scope, policy);
  return policy;
}

type GivenTeam = Pick<CaseTeam, 'name' | 'userIds'>;

export async function createTeam(context: OperationContext, given: GivenTeam): Promise<CaseTeam> {
  const { tx, scope, ids, clock } = context;
  await requirePeople(context, given.userIds, '/meta/user-ids');
  const userIds = [...new Set(given.userIds)];
  const team = { id: ids.next('case-team'), name: given.name, userIds, createdAt: clock.now(), updatedAt: null };
  await insertTeam(tx, scope, team);
  return team;
}

/** Changes a team. Throws not_found. */
export async function updateTeam(context: OperationContext, id: string, given: GivenTeam): Promise<CaseTeam> {
  const { tx, scope, clock } = context;
  await requirePeople(context, given.userIds, '/meta/user-ids');
  const now = clock.now();
  const userIds = [...new Set(given.userIds)];
  const team = { id, name: given.name, userIds, createdAt: now, updatedAt: now };
  if (!(await saveTeam(tx, scope, team))) throw new Refusal('not_found');
  return team;
}

/**
 * Sets the availability: cases of the person are reassigned, or waiting ones assigned to them, by policy. Returns the
 * number of moved cases.
 */
export async function setAvailability(
  context: OperationContext,
  userId: string,
  availability: Availability,
): Promise<number> {
  await requirePeople(context, [userId], '/meta/user-id');
  await saveAvailability(context.tx, context.scope, userId, availability, context.clock.now());
  const taken = await reassignCasesOf(context, userId, availability);
  return taken + (availability === 'unavailable' ? 0 : await giveOutWaiting(context));
}
