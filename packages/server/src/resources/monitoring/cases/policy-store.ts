/** SQL of assignment policies, teams and availability. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import type { Scope } from '../../../security/scope.ts';
import { findUsers } from '../../platform/users/index.ts';
import { type Availability, type Candidate, type PolicySettings, shippedPolicy } from './assignment.ts';

export interface AssignmentPolicy {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'archived';
  readonly settings: PolicySettings;
  readonly lastUserId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

const policyColumns = ['id', 'name', 'status', 'settings', 'last_user_id', 'created_at', 'updated_at'] as const;

type PolicyRow = Row<
  'case_assignment_policies',
  (typeof policyColumns)[number],
  { readonly status: AssignmentPolicy['status']; readonly settings: Partial<PolicySettings> }
>;

const selectPolicies = sql`select ${selectList('p', policyColumns)} from case_assignment_policies p`;

const policyOf = (row: PolicyRow): AssignmentPolicy => ({
  id: row.id,
  name: row.name,
  status: row.status,
  lastUserId: row.last_user_id,
  settings: { ...shippedPolicy, ...row.settings },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Lists policies, the oldest first. */
export async function listPolicies(tx: Reader, { environmentId }: Scope): Promise<AssignmentPolicy[]> {
  const rows = await tx.select<PolicyRow>(
    sql`${selectPolicies} where p.environment_id = ${environmentId} order by p.created_at, p.id limit 500`,
  );
  return rows.map(policyOf);
}

/** Locks a policy, so that concurrent draws wait and no person's turn is used twice. Returns null if there is none. */
export async function lockPolicy(tx: Transaction, scope: Scope, id: string): Promise<AssignmentPolicy | null> {
  const [row] = await tx.execute<PolicyRow>(
    sql`${selectPolicies} where p.environment_id = ${scope.environmentId} and p.id = ${id} for update`,
  );
  return row === undefined ? null : policyOf(row);
}

const changing = ({ name, status, settings, lastUserId, updatedAt }: AssignmentPolicy) => ({
  name,
  status,
  settings: JSON.stringify(settings),
  last_user_id: lastUserId,
  updated_at: updatedAt,
});

export async function insertPolicy(tx: Transaction, scope: Scope, policy: AssignmentPolicy): Promise<void> {
  const fixed = { environment_id: scope.environmentId, id: policy.id, created_at: policy.createdAt };
  await tx.execute(insertRow('case_assignment_policies', { ...fixed, ...changing(policy) }));
}

export async function savePolicy(tx: Transaction, scope: Scope, policy: AssignmentPolicy): Promise<void> {
  await tx.execute(
    sql`update case_assignment_policies set ${assignments('case_assignment_policies', changing(policy))}
        where environment_id = ${scope.environmentId} and id = ${policy.id}`,
  );
}

/** Fills `assignmentPolicyExists`. */
export async function hasAssignmentPolicy(
  { tx }: Pick<OperationContext, 'tx'>,
  { environmentId }: Scope,
  id: string,
): Promise<boolean> {
  const rows = await tx.select<Row<'case_assignment_policies', 'id'>>(
    sql`select id from case_assignment_policies where environment_id = ${environmentId} and id = ${id} and status = 'active'`,
  );
  return rows.length > 0;
}

export interface CaseTeam {
  readonly id: string;
  readonly name: string;
  readonly userIds: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

/** Lists teams, the oldest first. */
export async function listTeams(tx: Reader, { environmentId }: Scope): Promise<CaseTeam[]> {
  const rows = await tx.select<Row<'case_teams', 'id' | 'name' | 'user_ids' | 'created_at' | 'updated_at'>>(
    sql`select id, name, user_ids, created_at, updated_at from case_teams
        where environment_id = ${environmentId} order by created_at, id limit 500`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    userIds: row.user_ids,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

export async function insertTeam(tx: Transaction, scope: Scope, team: CaseTeam): Promise<void> {
  await tx.execute(
    insertRow('case_teams', {
      environment_id: scope.environmentId,
      id: team.id,
      name: team.name,
      user_ids: team.userIds,
      created_at: team.createdAt,
      updated_at: team.updatedAt,
    }),
  );
}

/** Saves a team. Returns true if it exists. */
export async function saveTeam(tx: Transaction, { environmentId }: Scope, team: CaseTeam): Promise<boolean> {
  const rows = await tx.execute(
    sql`update case_teams set name = ${team.name}, user_ids = ${team.userIds}, updated_at = ${team.updatedAt}
        where environment_id = ${environmentId} and id = ${team.id} returning id`,
  );
  return rows.length > 0;
}

/** Lists the availability that people set; all others are available. */
export async function listAvailability(
  tx: Reader,
  { environmentId }: Scope,
): Promise<ReadonlyMap<string, Availability>> {
  const rows = await tx.select<Row<'case_availability', 'user_id' | 'availability'>>(
    sql`select user_id, availability from case_availability where environment_id = ${environmentId}`,
  );
  return new Map(rows.map((row) => [row.user_id, row.availability as Availability]));
}

export async function saveAvailability(
  tx: Transaction,
  { environmentId }: Scope,
  userId: string,
  availability: Availability,
  now: Date,
): Promise<void> {
  const values = { environment_id: environmentId, user_id: userId, availability, updated_at: now };
  await tx.execute(
    sql`${insertRow('case_availability', values)} on conflict (environment_id, user_id)
        do update set availability = excluded.availability, updated_at = excluded.updated_at`,
  );
}

/** Finds the active candidates of a policy, with their availability and number of open cases. */
export async function findCandidates(
  context: Pick<ReadContext, 'tx' | 'scope' | 'keyRing'>,
  settings: PolicySettings,
): Promise<Candidate[]> {
  const { tx, scope } = context;
  const teams = settings.teamIds.length === 0 ? [] : await listTeams(tx, scope);
  const inTeams = teams.filter(({ id }) => settings.teamIds.includes(id)).flatMap(({ userIds }) => userIds);
  const asked = [...new Set([...settings.userIds, ...inTeams])];
  const people = (await findUsers(tx, context, asked)).filter(({ status }) => status === 'active');
  const availability = await listAvailability(tx, scope);
  const open = await countOpen(tx, scope, asked);
  return people.map(({ id }) => ({
    userId: id,
    availability: availability.get(id) ?? 'available',
    open: open.get(id) ?? 0,
  }));
}

/** Counts the unresolved cases of each person. */
export async function countOpen(
  tx: Reader,
  { environmentId }: Scope,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.select<{ readonly assignee: string; readonly open: number }>(
    sql`select assignee_id as assignee, count(*)::integer as open from cases
        where environment_id = ${environmentId} and assignee_id = any(${userIds}) and state <> 'resolved'
        group by assignee_id`,
  );
  return new Map(rows.map(({ assignee, open }) => [assignee, open]));
}
