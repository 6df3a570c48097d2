/**
 * Operations that change people and their roles. Only an owner changes an owner, one owner always remains, and no one
 * takes a right that they could not give.
 */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { definePort } from '../../../operations/port.ts';
import {
  deleteUserRoles,
  demandGrant,
  demandTake,
  findRoles,
  insertUserRole,
  type Role,
  rolesOfUser,
} from '../roles/index.ts';
import { roleIdsPointer, type UpdateUser } from './input.ts';
import { findUsers, lockOwners, lockUser, saveUser } from './store.ts';
import type { User } from './user.ts';

/** Port that ends every session of a person who may no longer sign in; sessions are a slice above people. */
export const sessionsOfUser =
  definePort<(context: OperationContext, userId: string) => Promise<void>>()('the sessions of a person');

async function lockKnown(context: OperationContext, id: string): Promise<User> {
  const user = await lockUser(context.tx, context, id);
  if (user === null) throw new Refusal('not_found');
  return user;
}

/** Throws exceeds_grant for a caller who is no owner and changes one. */
async function demandControl(context: OperationContext, callerId: string, user: User): Promise<void> {
  if (!user.isOwner) return;
  const [caller] = await findUsers(context.tx, context, [callerId]);
  if (caller?.isOwner === true) return;
  throw new Refusal('exceeds_grant', { details: 'only an owner can change an owner' });
}

/**
 * Throws exceeds_grant for a caller who could not give all of the person's rights: they may neither deactivate nor
 * restore the person.
 */
export async function demandRank(context: OperationContext, callerId: string, userId: string): Promise<void> {
  if (callerId === userId) return;
  const { tx, scope } = context;
  const [user] = await findUsers(tx, context, [userId]);
  if (user === undefined) throw new Refusal('not_found');
  await demandControl(context, callerId, user);
  const [own, held] = [await rolesOfUser(tx, scope, callerId), await rolesOfUser(tx, scope, userId)];
  for (const role of held) demandTake(own, role, []);
}

/** Throws conflict if the organization would be left without an owner. Waits for concurrent changes of owners. */
async function demandAnotherOwner(context: OperationContext, user: User): Promise<void> {
  const owners = await lockOwners(context.tx, context.scope);
  if (owners.some((id) => id !== user.id)) return;
  throw new Refusal('conflict', { details: 'an organization needs an owner: make another user an owner first' });
}

/** Changes a person. Throws not_found, exceeds_grant, and conflict if the last owner would lose the ownership. */
export async function updateUser(
  context: OperationContext,
  callerId: string,
  id: string,
  { roleIds, ...changes }: UpdateUser,
): Promise<User> {
  const before = await lockKnown(context, id);
  if (id !== callerId) await demandControl(context, callerId, before);
  const isOwner = roleIds === undefined ? before.isOwner : await changeRoles(context, callerId, before, roleIds);
  const user: User = { ...before, ...changes, isOwner, updatedAt: context.clock.now() };
  await saveUser(context.tx, context, user);
  return user;
}

/** Changes the roles and returns true if the person is an owner afterwards. */
async function changeRoles(
  context: OperationContext,
  callerId: string,
  user: User,
  roleIds: readonly string[],
): Promise<boolean> {
  const { tx, scope, clock } = context;
  const [held, wanted] = [await rolesOfUser(tx, scope, user.id), await findRoles(tx, scope, roleIds)];
  const unknown = roleIds.find((id) => wanted.every((role) => role.id !== id));
  if (unknown !== undefined) {
    throw new Refusal('unprocessable', { details: `the role ${unknown} does not exist`, pointer: roleIdsPointer });
  }
  const own = await rolesOfUser(tx, scope, callerId);
  const added = wanted.filter(({ id }) => held.every((role) => role.id !== id));
  for (const role of added) demandGrant(own, role, null, roleIdsPointer);
  const isOwner = wanted.some(isOwners);
  if (isOwner && !user.isOwner && !own.some(isOwners)) {
    throw new Refusal('exceeds_grant', { details: 'only an owner can make a user an owner', pointer: roleIdsPointer });
  }
  const taken = held.filter(({ id }) => !roleIds.includes(id));
  for (const role of taken) demandTake(own, role, wanted, roleIdsPointer);
  if (user.isOwner && !isOwner) await demandAnotherOwner(context, user);
  const takenIds = taken.map(({ id }) => id);
  if (takenIds.length > 0) await deleteUserRoles(tx, scope, user.id, takenIds);
  for (const { id: roleId } of added) {
    await insertUserRole(tx, scope, { userId: user.id, roleId, grantedBy: callerId, grantedAt: clock.now() });
  }
  return isOwner;
}

const isOwners = ({ seededAs }: Role): boolean => seededAs === 'owner';

/**
 * Deactivates a person and ends their sessions. `callerId` is null for the operator. Throws conflict for the last
 * owner, and for oneself.
 */
export async function deactivateUser(context: OperationContext, callerId: string | null, id: string): Promise<User> {
  const before = await lockKnown(context, id);
  if (before.status === 'deactivated') throw new Refusal('conflict', { details: 'the user is already deactivated' });
  if (id === callerId)
    throw new Refusal('conflict', { details: 'you cannot deactivate yourself: another user must do it' });
  if (callerId !== null) await demandRank(context, callerId, id);
  if (before.isOwner) await demandAnotherOwner(context, before);
  const now = context.clock.now();
  const user: User = { ...before, status: 'deactivated', deactivatedAt: now, updatedAt: now };
  await saveUser(context.tx, context, user);
  await context.slices.port(sessionsOfUser)(context, id);
  return user;
}

export async function activateUser(context: OperationContext, callerId: string, id: string): Promise<User> {
  const before = await lockKnown(context, id);
  if (before.status === 'active') throw new Refusal('conflict', { details: 'the user is already active' });
  await demandRank(context, callerId, id);
  const user: User = { ...before, status: 'active', deactivatedAt: null, updatedAt: context.clock.now() };
  await saveUser(context.tx, context, user);
  return user;
}
