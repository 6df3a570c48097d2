/** For somebody who lost how they sign in: all of it is taken away, and a link lets them choose anew, once (decision 0128). */
import { addSeconds } from '../../../lib/clock.ts';
import { OperatorError } from '../../../lib/operator-error.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { appendUserAudit } from '../user-audit-logs/index.ts';
import { deletePasskey, listPasskeys, lockUser, saveUser, sessionsOfUser, type User } from '../users/index.ts';
import { insertInvitation, revokeInvitationsTo } from './invitations/store.ts';
import { replaceRecoveryCodes } from './recovery-codes-store.ts';
import { codeLength } from './setup-codes.ts';

export interface SignInReset {
  readonly user: User;
  /** Shown this once. */
  readonly link: string;
}

const lifeSeconds = 3600;

/** By the operator. Roles stay, and every session ends. Throws OperatorError for somebody who may not sign in. */
export async function resetSignIn(context: OperationContext, userId: string): Promise<SignInReset> {
  const { tx, scope, clock } = context;
  const before = await lockUser(tx, context, userId);
  if (before?.status !== 'active') {
    throw new OperatorError('Whoever was deactivated does not sign in: somebody lets them in again first, under Team.');
  }
  const none = { passwordHash: null, totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
  const user: User = { ...before, ...none, updatedAt: clock.now() };
  await saveUser(tx, context, user);
  for (const { id } of await listPasskeys(tx, scope, userId)) await deletePasskey(tx, scope, id);
  await replaceRecoveryCodes(tx, scope, userId, []);
  await context.slices.port(sessionsOfUser)(context, userId);
  const link = await makeLink(context, user);
  await appendUserAudit(context, {
    ...{ method: 'POST', path: `/users/${userId}/reset-sign-in`, ipAddress: '', userAgent: '', environmentId: null },
    ...{ userId, sessionId: null, status: 200, objectIds: [userId] },
    context: { action: 'sign-in-reset', by: 'operator' },
  });
  return { user, link };
}

/** The newest link of an address alone is good. */
async function makeLink(context: OperationContext, { id: userId, emailAddress }: User): Promise<string> {
  const { tx, scope, keyRing, ids, clock, baseUrl } = context;
  const now = clock.now();
  const code = ids.token(codeLength);
  await revokeInvitationsTo(tx, context, emailAddress, now);
  const reset = {
    ...{ id: ids.next('invitation'), emailAddress, roleIds: [], invitedBy: userId, userId },
    ...{ createdAt: now, expiresAt: addSeconds(now, lifeSeconds), acceptedAt: null, revokedAt: null },
  };
  await insertInvitation(tx, { keyRing, scope }, reset, keyRing.digestSecret('invitation', code));
  return `${baseUrl}/dashboard/invitation#${code}`;
}
