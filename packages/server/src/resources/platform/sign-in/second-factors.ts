/** What somebody may show beside a password, and the step between the two. */
import type { ReadContext } from '../../../operations/context.ts';
import { hasPasskey, type User } from '../users/index.ts';
import { hasRecoveryCode } from './recovery-codes-store.ts';
import type { SecondFactor } from './schema.ts';

/** Kind of the attempt that a right password opens. */
export const secondFactorAttempt = 'second-factor';

/** What a right password found out. */
export interface PasswordShown {
  readonly organizationId: string;
  readonly userId: string;
  /** The address as it was tried: further tries count against the same account. */
  readonly account: string;
  readonly isBreakGlass: boolean;
}

/** In the order in which they are offered; recovery codes stand in for a factor and are none by themselves. */
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
