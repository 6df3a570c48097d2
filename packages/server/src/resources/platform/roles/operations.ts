/** Operations that create, change and archive roles, and preview a change. */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { changedAt, type Read, refuseOvertaken } from '../../../operations/overtaken.ts';
import { compareRights, type RightsChange } from './compare-rights.ts';
import { demandGrant, demandTake } from './grants.ts';
import { type CreateRole, pointers, type UpdateRole } from './input.ts';
import type { Role } from './role.ts';
import {
  findRoles,
  hasRoleOfName,
  holdersOf,
  insertRole,
  listRoles,
  lockRole,
  rolesOfUser,
  saveRole,
} from './store.ts';

const mostRoles = 100;

/** Throws conflict if the organization has a role of this name, or the maximum number of roles. */
async function demandFreeName({ tx, scope }: OperationContext, name: string, except: string | null): Promise<void> {
  if (await hasRoleOfName(tx, scope, name, except)) {
    throw new Refusal('not_unique', { details: `there is a role called ${name}`, pointer: pointers.name });
  }
}

/** Creates a role. `userId` is its maker. Throws exceeds_grant for a right that they lack. */
export async function createRole(context: OperationContext, userId: string, command: CreateRole): Promise<Role> {
  const { tx, scope, ids, clock } = context;
  await demandFreeName(context, command.name, null);
  if ((await listRoles(tx, scope)).length >= mostRoles) {
    throw new Refusal('unprocessable', { details: `an organization has at most ${mostRoles} roles` });
  }
  const now = clock.now();
  const role: Role = {
    id: ids.next('role'),
    description: '',
    permissions: [],
    environments: ['sandbox', 'production'],
    onlyTemplates: [],
    ...command,
    seededAs: null,
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
  };
  demandGrant(await rolesOfUser(tx, scope, userId), role, null, pointers.permissions);
  await insertRole(tx, scope, role);
  return role;
}

/** Locks a role. Throws not_found, and conflict for the owner role, which cannot be changed. */
async function lockChangeable(context: OperationContext, id: string): Promise<Role> {
  const role = await lockRole(context.tx, context.scope, id);
  if (role === null) throw new Refusal('not_found');
  if (role.seededAs === 'owner') throw new Refusal('conflict', { details: 'the role of owners cannot be changed' });
  return role;
}

/**
 * Changes a role. Throws exceeds_grant for a right that the change gives or takes and that the person lacks; stale_object
 * if the role was changed since it was read.
 */
export async function updateRole(
  context: OperationContext,
  userId: string,
  { id, readAt }: Read,
  changes: UpdateRole,
): Promise<Role> {
  const { tx, scope, clock } = context;
  const before = await lockChangeable(context, id);
  refuseOvertaken(before, readAt);
  const role: Role = { ...before, ...changes, updatedAt: changedAt(clock, before) };
  if (role.name !== before.name) await demandFreeName(context, role.name, id);
  const own = await rolesOfUser(tx, scope, userId);
  demandGrant(own, role, before, pointers.permissions);
  demandTake(own, before, [role], pointers.permissions);
  await saveRole(tx, scope, role);
  return role;
}

/**
 * Archives a role and takes it from its holders. Throws exceeds_grant as a change does, and conflict while people would
 * be left without any role.
 */
export async function archiveRole(context: OperationContext, userId: string, id: string): Promise<Role> {
  const { tx, scope, clock } = context;
  const before = await lockChangeable(context, id);
  demandTake(await rolesOfUser(tx, scope, userId), before, []);
  const stranded = [];
  for (const holder of await holdersOf(tx, scope, id)) {
    const held = await rolesOfUser(tx, scope, holder);
    if (held.length === 1) stranded.push(holder);
  }
  if (stranded.length > 0) {
    throw new Refusal('conflict', {
      details: `${stranded.length} users have only this role: give them another one first`,
      meta: { users: stranded },
    });
  }
  const role: Role = { ...before, archivedAt: clock.now(), updatedAt: clock.now() };
  await saveRole(tx, scope, role);
  return role;
}

export interface Preview {
  readonly role: readonly RightsChange[];
  readonly people: readonly { readonly userId: string; readonly changes: readonly RightsChange[] }[];
  /** Number of holders without a change, since their other roles give the same rights. */
  readonly unaffected: number;
}

/** Returns the rights that people would lose and gain. Throws not_found. */
export async function previewRole({ tx, scope }: ReadContext, id: string, changes: UpdateRole): Promise<Preview> {
  const [before] = await findRoles(tx, scope, [id]);
  if (before === undefined) throw new Refusal('not_found');
  const after: Role = { ...before, ...changes };
  const people = [];
  const holders = await holdersOf(tx, scope, id);
  for (const userId of holders) {
    const held = await rolesOfUser(tx, scope, userId);
    const changed = compareRights(
      held,
      held.map((role) => (role.id === id ? after : role)),
    );
    if (changed.length > 0) people.push({ userId, changes: changed });
  }
  return { role: compareRights([before], [after]), people, unaffected: holders.length - people.length };
}
