/** Change of the own password. */
import type { Caller } from '../../../../api/caller.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { passwordHasher } from '../../../../security/password-hash.ts';
import { endUserSessions } from '../../user-sessions/index.ts';
import { saveUser } from '../../users/index.ts';
import { acceptablePassword } from '../acceptable-password.ts';
import { lockFreshAccount } from '../fresh-factors.ts';
import type { SignInParts } from '../parts.ts';
import { proving } from '../proving.ts';

export interface ChangePassword {
  readonly caller: Caller;
  /** Current password; null if the request omits it, for example for people without a password. */
  readonly currentPassword: string | null;
  readonly password: string;
}

/**
 * Sets the password and ends all other sessions of the person. Throws unprocessable for a wrong current password and
 * for a weak new one, and rate_limited after too many guesses.
 */
export async function changePassword(
  context: OperationContext,
  parts: SignInParts,
  command: ChangePassword,
): Promise<void> {
  const { tx, scope, keyRing, clock } = context;
  const { user, factors, caller: person } = await lockFreshAccount(context, command.caller);
  const { passwordHash: before } = user;
  if (before !== null) {
    await proving(context, parts, user, async () => {
      if (await passwordHasher.fits(command.currentPassword ?? '', before)) return;
      throw new Refusal('unprocessable', problemAt('/current-password', 'is not the current password'));
    });
  }
  const known = [user.emailAddress, user.nameFirst, user.nameLast];
  const password = acceptablePassword(command.password, { hasPasskey: factors.includes('passkey'), known });
  const now = clock.now();
  const passwordHash = await passwordHasher.hash(password);
  await saveUser(tx, { keyRing, scope }, { ...user, passwordHash, updatedAt: now });
  const others = { userId: user.id, except: person.session.id };
  await endUserSessions(tx, scope, others, { as: 'revoked', at: now });
}
