/**
 * Throttling of guesses within a session, as before sign-in. The counts are separate: guesses of strangers at sign-in
 * do not block the person.
 */
import type { OperationContext } from '../../../operations/context.ts';
import type { User } from '../users/index.ts';
import type { SignInParts } from './parts.ts';
import { countAttempt, takeBack } from './throttle.ts';

/** Runs `prove`, which throws on a wrong guess, and counts the failure. Throws rate_limited after too many. */
export async function proving(
  { keyRing, clock }: OperationContext,
  { database }: SignInParts,
  { id }: Pick<User, 'id'>,
  prove: () => Promise<void>,
): Promise<void> {
  const counting = { database, keyRing, clock };
  const tried = { account: `in a session of ${id}`, ip: null };
  await countAttempt(counting, tried);
  await prove();
  await takeBack(counting, tried);
}
