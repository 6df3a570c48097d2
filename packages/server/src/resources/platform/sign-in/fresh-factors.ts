/** Who changes how they sign in shows first that it is them. */
import type { Caller, UserCaller } from '../../../api/caller.ts';
import { stepUpEnd } from '../../../api/step-up.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { personOf } from '../user-sessions/index.ts';
import { lockUser, type User } from '../users/index.ts';
import type { SecondFactor } from './schema.ts';
import { findSecondFactors } from './second-factors.ts';

export interface OwnAccount {
  readonly caller: UserCaller;
  /** Locked until the transaction ends. */
  readonly user: User;
  readonly factors: readonly SecondFactor[];
}

/** The person who asks. */
export async function lockOwnAccount(context: OperationContext, asking: Caller): Promise<OwnAccount> {
  const { tx, scope, keyRing } = context;
  const caller = personOf(asking);
  const user = await lockUser(tx, { keyRing, scope }, caller.id);
  if (user?.status !== 'active') throw new Refusal('session_ended');
  return { caller, user, factors: await findSecondFactors(context, user) };
}

/**
 * As {@link lockOwnAccount}. Throws step_up_required unless a factor was shown in the last five minutes: a second one where the person
 * has any (second_factor_required), for a password alone must not add another to it.
 */
export async function lockFreshAccount(context: OperationContext, asking: Caller): Promise<OwnAccount> {
  const own = await lockOwnAccount(context, asking);
  const { session } = own.caller;
  if (own.factors.length > 0 && !session.hasSecondFactor) throw new Refusal('second_factor_required');
  if (stepUpEnd(session.stepUpAt, context.clock.now()) === null) throw new Refusal('step_up_required');
  return own;
}
