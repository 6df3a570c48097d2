/** Operations that invite people, revoke invitations, and create the person who accepts one. */

import { addSeconds } from '../../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import { languageOr } from '../../../../messages/message.ts';
import { readMailAddress } from '../../../../messages/recipient.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { queueMessage } from '../../messages/index.ts';
import { demandGrant, findRoles, insertUserRole, type Role, rolesOfUser } from '../../roles/index.ts';
import { findUsers, findUsersByEmail, insertUser, lockUser, saveUser, type User } from '../../users/index.ts';
import { type NewPerson, newUser } from '../new-user.ts';
import { codeLength } from '../setup-codes.ts';
import { type Invitation, invitationHours, stateOf } from './invitation.ts';
import { insertInvitation, lockInvitation, revokeInvitationsTo, saveInvitationEnd } from './store.ts';

const emailPointer = '/data/attributes/email-address';
const rolesPointer = '/data/attributes/role-ids';

export interface Invite {
  readonly emailAddress: string;
  readonly roleIds: readonly string[];
}

/** Invitation with its link, which is available only this once. */
export interface Invited {
  readonly invitation: Invitation;
  readonly link: string;
}

/**
 * Invites a person and ends earlier invitations of the address. Throws unprocessable, exceeds_grant, and not_unique if
 * the address has a person.
 */
export async function invite(context: OperationContext, inviterId: string, wanted: Invite): Promise<Invited> {
  const { tx, scope, ids, clock, keyRing, baseUrl } = context;
  const emailAddress = readMailAddress(wanted.emailAddress.trim());
  if (emailAddress === null)
    throw new Refusal('unprocessable', problemAt(emailPointer, 'is not an address that mail can be sent to'));
  await demandRoles(context, inviterId, wanted.roleIds);
  if ((await findUsersByEmail(tx, context, emailAddress)).length > 0) {
    throw new Refusal('not_unique', problemAt(emailPointer, 'is the address of a user'));
  }
  const now = clock.now();
  await revokeInvitationsTo(tx, context, emailAddress, now);
  const code = ids.token(codeLength);
  const invitation: Invitation = {
    id: ids.next('invitation'),
    emailAddress,
    roleIds: wanted.roleIds,
    invitedBy: inviterId,
    userId: null,
    createdAt: now,
    expiresAt: addSeconds(now, invitationHours * 3600),
    acceptedAt: null,
    revokedAt: null,
  };
  await insertInvitation(tx, { keyRing, scope }, invitation, keyRing.digestSecret('invitation', code));
  const link = `${baseUrl}/dashboard/invitation#${code}`;
  await tell(context, invitation, link);
  return { invitation, link };
}

async function tell(
  context: OperationContext,
  { emailAddress, invitedBy, expiresAt }: Invitation,
  link: string,
): Promise<void> {
  const [inviter] = await findUsers(context.tx, context, [invitedBy]);
  const language = languageOr(inviter?.language ?? 'en');
  const values = { inviter: inviter === undefined ? '' : nameOf(inviter), link, hours: invitationHours };
  await queueMessage(context, { kind: 'invitation', to: { email: emailAddress }, language, values }, { expiresAt });
}

export const nameOf = ({ nameFirst, nameLast }: Pick<User, 'nameFirst' | 'nameLast'>): string =>
  `${nameFirst} ${nameLast}`.trim();

const isOwners = ({ seededAs }: Role): boolean => seededAs === 'owner';

/** Finds the roles. Throws unless the inviter could give each of them. */
async function demandRoles({ tx, scope }: OperationContext, inviterId: string, ids: readonly string[]): Promise<void> {
  const found = await findRoles(tx, scope, ids);
  const unknown = ids.find((id) => found.every((role) => role.id !== id));
  if (unknown !== undefined)
    throw new Refusal('unprocessable', { details: `the role ${unknown} does not exist`, pointer: rolesPointer });
  const own = await rolesOfUser(tx, scope, inviterId);
  for (const role of found) demandGrant(own, role, null, rolesPointer);
  if (found.some(isOwners) && !own.some(isOwners)) {
    throw new Refusal('exceeds_grant', { details: 'only an owner can make a user an owner', pointer: rolesPointer });
  }
}

/** Revokes an invitation. Throws not_found, and conflict for one that is over. */
export async function revokeInvitation(context: OperationContext, id: string): Promise<Invitation> {
  const { tx, clock } = context;
  const invitation = await lockInvitation(tx, context, id);
  if (invitation === null) throw new Refusal('not_found');
  const now = clock.now();
  const state = stateOf(invitation, now);
  if (state !== 'open') throw new Refusal('conflict', { details: `the invitation is ${state}` });
  const revoked = { ...invitation, revokedAt: now };
  await saveInvitationEnd(tx, context, revoked);
  return revoked;
}

/**
 * Accepts an invitation. Throws sign_in_refused if it is over, if the inviter may no longer sign in or give its roles,
 * or if the address has a person by now. The link of a reset returns the person whom it is for.
 */
export async function acceptInvitation(
  context: OperationContext,
  id: string,
  person: Omit<NewPerson, 'emailAddress'>,
): Promise<User> {
  const { tx, scope, keyRing, clock } = context;
  const now = clock.now();
  const invitation = await lockInvitation(tx, context, id);
  if (invitation === null || stateOf(invitation, now) !== 'open') throw new Refusal('sign_in_refused');
  const { emailAddress, invitedBy, roleIds, userId } = invitation;
  if (userId !== null) return restore(context, { ...invitation, userId }, person);
  const roles = await rolesToGive(context, invitation);
  if ((await findUsersByEmail(tx, context, emailAddress)).length > 0) throw new Refusal('sign_in_refused');
  const user: User = { ...newUser(context, { ...person, emailAddress }), isOwner: roles.some(isOwners) };
  await insertUser(tx, { keyRing, scope }, user);
  for (const roleId of roleIds) {
    await insertUserRole(tx, scope, { userId: user.id, roleId, grantedBy: invitedBy, grantedAt: now });
  }
  await saveInvitationEnd(tx, context, { ...invitation, acceptedAt: now });
  return user;
}

/** Resets the sign-in of an existing person, who then uses the newly chosen way; their name stays. */
async function restore(
  context: OperationContext,
  invitation: Invitation & { readonly userId: string },
  { passwordHash }: Pick<NewPerson, 'passwordHash'>,
): Promise<User> {
  const { tx, clock } = context;
  const now = clock.now();
  const user = await lockUser(tx, context, invitation.userId);
  if (user?.status !== 'active') throw new Refusal('sign_in_refused');
  const restored: User = { ...user, passwordHash, updatedAt: now };
  await saveUser(tx, context, restored);
  await saveInvitationEnd(tx, context, { ...invitation, acceptedAt: now });
  return restored;
}

/**
 * Finds the roles and checks again that the inviter may give them, since rights may have changed after the invitation.
 */
async function rolesToGive(context: OperationContext, { invitedBy, roleIds }: Invitation): Promise<readonly Role[]> {
  const [inviter] = await findUsers(context.tx, context, [invitedBy]);
  if (inviter?.status !== 'active') throw new Refusal('sign_in_refused');
  try {
    await demandRoles(context, invitedBy, roleIds);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('sign_in_refused') : error;
  }
  return findRoles(context.tx, context.scope, roleIds);
}
