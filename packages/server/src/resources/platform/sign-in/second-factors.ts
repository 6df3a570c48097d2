/** Second factors after a password, and the state between the two steps. */
import type { ReadContext } from '../../../operations/context.ts';
import { hasPasskey, type User } from '../users/index.ts';
import { hasRecoveryCode } from './recovery-codes-store.ts';
import type { SecondFactor } from './schema.ts';

/** Kind of the attempt that a correct password opens. */
export const secondFactorAttempt = 'second-factor';

/** State after a correct password. */
export interface PasswordShown {
  readonly organizationId: string;
  readonly userId: string;
  /** Address as it was typed: further tries count against the same account. */
  readonly account: string;
  readonly isBreakGlass: boolean;
}

/**
 * Finds the person's second factors in the order in which they are offered. Recovery codes replace a factor and are
 * never the only one.
 */
export async function findSecondFactors(
  { tx, scope }: Pick<ReadContext, 'tx' | 'scope'>,
  { id, totpConfirmedAt }: Pick<User, 'id' | 'totpConfirmedAt'>,
): Promise<readonly SecondFactor[]> {
  const factors: SecondFactor[] = [];
  if (await hasPasskey(tx, scope, id)) factors.push('passkey');
  if (totpConfirmedAt !== null) factors.push('totp');
  if (factors.length === 0) return [];
  return (await hasRecoveryCode(tx, scope, id)) ? [...factors, 'recovery-code'] : factors;
}
