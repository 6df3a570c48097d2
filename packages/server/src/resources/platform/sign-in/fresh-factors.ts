/** Who changes how they sign in shows first that it is them. */
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

/** The person who asks, locked until the transaction ends. */
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
  const refusal = staleness(own, context.clock.now());
  if (refusal !== null) throw new Refusal(refusal);
  return own;
}

/** As {@link lockFreshAccount} before its transaction: null where that refuses. */
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
