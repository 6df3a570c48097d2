/** Guesses in a session are slowed down as those before one. They count by themselves: strangers who guess before one keep nobody from it. */
import type { OperationContext } from '../../../operations/context.ts';
import type { User } from '../users/index.ts';
import type { SignInParts } from './parts.ts';
import { countAttempt, takeBack } from './throttle.ts';

/** `prove` throws what refuses a wrong guess. Throws rate_limited where there were too many. */
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
