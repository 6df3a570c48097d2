/** Override of a check's answer by a user, with the reason; the check keeps a record of it. */
import { adjudicate } from '../../../../checks/adjudicate.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { type CheckOverride, withOverride } from '../check-override.ts';
import { refuseSecondLook } from '../states.ts';
import { lockVerification } from '../store.ts';
import type { Verification } from '../verification.ts';
import { keepSecondLook } from './submit-verification.ts';

export interface OverrideCheck extends Pick<CheckOverride, 'status' | 'reason'> {
  readonly name: string;
}

/**
 * Overrides the check and derives the verification's status from its checks; the inquiry's decision is unchanged.
 * Throws not_found, conflict, unprocessable.
 */
export async function overrideCheck(
  context: OperationContext,
  id: string,
  { name, status, reason }: OverrideCheck,
): Promise<Verification> {
  const { tx, scope, actor, clock } = context;
  const verification = await lockVerification(tx, scope, id);
  if (verification === null) throw new Refusal('not_found');
  refuseSecondLook(verification);
  const before = verification.checks.find((check) => check.name === name);
  if (before === undefined) {
    throw new Refusal('unprocessable', problemAt('/data/attributes/check-name', 'is not a check of this verification'));
  }
  if (before.status === status) throw new Refusal('conflict', { details: `the check is already ${status}` });
  const by = { type: actor.type, id: 'id' in actor ? actor.id : null };
  const after = withOverride(before, { status, reason, actor: by, at: clock.now() });
  const checks = verification.checks.map((check) => (check === before ? after : check));
  return keepSecondLook(context, verification, adjudicate(checks, { tryRemains: false }).status, { checks });
}
