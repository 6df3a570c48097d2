/** Fresh factors: a person who changes how they sign in must have shown a factor recently. */
import type { Caller, UserCaller } from '../../../api/caller.ts';
import { stepUpEnd } from '../../../api/step-up.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { personOf } from '../user-sessions/index.ts';
import { findUsers, lockUser, type User } from '../users/index.ts';
import type { SecondFactor } from './schema.ts';
import { findSecondFactors } from './second-factors.ts';

export interface OwnAccount {
  readonly caller: UserCaller;
  readonly user: User;
  readonly factors: readonly SecondFactor[];
}

/** Returns the caller's account, locked until the transaction ends. */
export async function lockOwnAccount(context: OperationContext, asking: Caller): Promise<OwnAccount> {
  const { tx, scope, keyRing } = context;
  const caller = personOf(asking);
  const user = await lockUser(tx, { keyRing, scope }, caller.id);
  if (user?.status !== 'active') throw new Refusal('session_ended');
  return { caller, user, factors: await findSecondFactors(context, user) };
}

/**
 * Returns the caller's account, locked until the transaction ends. Throws step_up_required unless a factor was shown in
 * the last five minutes. Throws second_factor_required if the person has a second factor but showed another one: a
 * password must not suffice to add a factor.
 */
export async function lockFreshAccount(context: OperationContext, asking: Caller): Promise<OwnAccount> {
  const own = await lockOwnAccount(context, asking);
  const refusal = staleness(own, context.clock.now());
  if (refusal !== null) throw new Refusal(refusal);
  return own;
}

/** Finds the caller's account, before the transaction; null if {@link lockFreshAccount} would refuse. */
export async function findFreshAccount(context: ReadContext, asking: Caller): Promise<OwnAccount | null> {
  const { tx, scope, keyRing, clock } = context;
  const caller = personOf(asking);
  const [user] = await findUsers(tx, { keyRing, scope }, [caller.id]);
  if (user?.status !== 'active') return null;
  const own = { caller, user, factors: await findSecondFactors(context, user) };
  return staleness(own, clock.now()) === null ? own : null;
}

function staleness({ factors, caller: { session } }: OwnAccount, now: Date) {
  if (factors.length > 0 && !session.hasSecondFactor) return 'second_factor_required';
  return stepUpEnd(session.stepUpAt, now) === null ? 'step_up_required' : null;
}
