/**
 * Reset of a sign-in for a person who lost their factors: all of them are removed, and a link lets the person choose
 * new ones, once (decision 0128).
 */
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { languageOr } from '../../../messages/message.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { queueMessage } from '../messages/index.ts';
import { appendUserAudit } from '../user-audit-logs/index.ts';
import {
  deletePasskey,
  findUsers,
  listPasskeys,
  lockUser,
  saveUser,
  sessionsOfUser,
  type User,
} from '../users/index.ts';
import { nameOf } from './invitations/operations.ts';
import { insertInvitation, revokeInvitationsTo } from './invitations/store.ts';
import { replaceRecoveryCodes } from './recovery-codes-store.ts';
import { codeLength } from './setup-codes.ts';

export interface SignInReset {
  readonly user: User;
  /** Available only this once. */
  readonly link: string;
}

const lifeHours = { byOperator: 1, byOwner: 24 };

/** Resets a sign-in for the operator, who receives the link. Throws conflict for a deactivated person. */
export async function resetSignIn(context: OperationContext, userId: string): Promise<SignInReset> {
  const user = await takeWaysIn(context, userId);
  const { link } = await makeLink(context, user, { invitedBy: userId, hours: lifeHours.byOperator });
  await appendUserAudit(context, {
    method: 'POST',
    path: `/users/${userId}/reset-sign-in`,
    ipAddress: '',
    userAgent: '',
    environmentId: null,
    userId,
    sessionId: null,
    status: 200,
    objectIds: [userId],
    context: { action: 'sign-in-reset', by: 'operator' },
  });
  return { user, link };
}

/**
 * Resets a sign-in for an owner, who never sees the link: the person receives it by mail. Throws exceeds_grant for a
 * caller who is no owner, not_found, and conflict for oneself and for a deactivated person.
 */
export async function resetSignInOf(context: OperationContext, callerId: string, userId: string): Promise<void> {
  const [caller] = await findUsers(context.tx, context, [callerId]);
  if (caller?.isOwner !== true) {
    throw new Refusal('exceeds_grant', { details: 'only an owner can reset a user’s sign-in' });
  }
  if (callerId === userId)
    throw new Refusal('conflict', { details: 'another owner or the operator has to reset yours' });
  const user = await takeWaysIn(context, userId);
  const { link, expiresAt } = await makeLink(context, user, { invitedBy: callerId, hours: lifeHours.byOwner });
  const values = { by: nameOf(caller), link, hours: lifeHours.byOwner };
  const to = { email: user.emailAddress };
  await queueMessage(
    context,
    { kind: 'sign-in-reset', to, language: languageOr(user.language), values },
    { expiresAt },
  );
}

/** Removes the person's factors and ends every session. Roles stay. */
async function takeWaysIn(context: OperationContext, userId: string): Promise<User> {
  const { tx, scope, clock } = context;
  const before = await lockUser(tx, context, userId);
  if (before === null) throw new Refusal('not_found');
  if (before.status !== 'active') {
    throw new Refusal('conflict', { details: 'the user is deactivated: reactivate them first' });
  }
  const none = { passwordHash: null, totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
  const user: User = { ...before, ...none, updatedAt: clock.now() };
  await saveUser(tx, context, user);
  for (const { id } of await listPasskeys(tx, scope, userId)) await deletePasskey(tx, scope, id);
  await replaceRecoveryCodes(tx, scope, userId, []);
  await context.slices.port(sessionsOfUser)(context, userId);
  return user;
}

interface Life {
  readonly invitedBy: string;
  readonly hours: number;
}

/** Creates a link and revokes earlier ones of the address. */
async function makeLink(
  context: OperationContext,
  { id: userId, emailAddress }: User,
  { invitedBy, hours }: Life,
): Promise<{ readonly link: string; readonly expiresAt: Date }> {
  const { tx, scope, keyRing, ids, clock, baseUrl } = context;
  const now = clock.now();
  const expiresAt = addSeconds(now, hours * 3600);
  const code = ids.token(codeLength);
  await revokeInvitationsTo(tx, context, emailAddress, now);
  const reset = {
    id: ids.next('invitation'),
    emailAddress,
    roleIds: [],
    invitedBy,
    userId,
    createdAt: now,
    expiresAt,
    acceptedAt: null,
    revokedAt: null,
  };
  await insertInvitation(tx, { keyRing, scope }, reset, keyRing.digestSecret('invitation', code));
  return { link: `${baseUrl}/dashboard/invitation#${code}`, expiresAt };
}
