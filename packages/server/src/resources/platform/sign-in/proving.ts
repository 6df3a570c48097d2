/** Guesses in a session are slowed down as those before one, and count against the same account. */
import type { OperationContext } from '../../../operations/context.ts';
import { comparableEmail, type User } from '../users/index.ts';
import type { SignInParts } from './parts.ts';
import { countAttempt, takeBack } from './throttle.ts';

/** `prove` throws what refuses a wrong guess. Throws rate_limited where there were too many. */
export async function proving(
  { keyRing, clock }: OperationContext,
  { database }: SignInParts,
  { emailAddress }: Pick<User, 'emailAddress'>,
  prove: () => Promise<void>,
): Promise<void> {
  const counting = { database, keyRing, clock };
  const tried = { account: comparableEmail(emailAddress), ip: null };
  await countAttempt(counting, tried);
  await prove();
  await takeBack(counting, tried);
}
