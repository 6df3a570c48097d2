/**
 * Break-glass owner: if people sign in only at the issuer, one owner may still use their own factors in case the issuer
 * is down. Everyone who may change people, and every subscriber of the event, is notified of it.
 */
import type { Visit } from '../../../api/entry.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { OperatorError } from '../../../lib/operator-error.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { recordEvent } from '../../../outbox/record-event.ts';
import { queueAlert } from '../messages/index.ts';
import { clearBreakGlass, lockUser, saveUser, serializeNamedUser, type User } from '../users/index.ts';
import type { SignInParts } from './parts.ts';

export const breakGlassEvent = 'user.signed-in-by-break-glass';

/** Returns true if the person may use a password or a passkey. */
export const isLetIn = (
  { signIn }: Pick<SignInParts, 'signIn'>,
  { isBreakGlass }: Pick<User, 'isBreakGlass'>,
): boolean => signIn === 'any' || isBreakGlass;

/**
 * Sends notifications of a break-glass sign-in. Runs in the transaction of the sign-in and in production, which the
 * people concerned watch.
 */
export async function tellOfBreakGlass(context: OperationContext, { ip }: Visit, user: User): Promise<void> {
  const resource = serializeNamedUser(user);
  await recordEvent(context, { name: breakGlassEvent, resource, subject: null, context: { 'ip-address': ip } });
  const who = `${user.nameFirst} ${user.nameLast} (${user.emailAddress})`;
  const values = { who, at: isoTimestamp(context.clock.now()), ipAddress: ip };
  await queueAlert(context, 'user.write', { kind: 'break-glass-used', values });
}

/**
 * Makes an owner the break-glass owner of the organization, in place of the present one. Throws OperatorError for a
 * person who cannot be.
 */
export async function nameBreakGlass(context: OperationContext, userId: string): Promise<User> {
  const { tx, scope, clock } = context;
  const user = await lockUser(tx, context, userId);
  if (user === null || user.status !== 'active' || !user.isOwner) {
    throw new OperatorError('Only an active owner can be the emergency account.');
  }
  await clearBreakGlass(tx, scope, clock.now());
  const named = { ...user, isBreakGlass: true, updatedAt: clock.now() };
  await saveUser(tx, context, named);
  return named;
}
