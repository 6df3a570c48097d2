/** End of the sessions of a person who may no longer sign in. */
import type { OperationContext } from '../../../operations/context.ts';
import { endUserSessions } from './store.ts';

export async function endSessionsOf({ tx, scope, clock }: OperationContext, userId: string): Promise<void> {
  await endUserSessions(tx, scope, { userId }, { as: 'deactivated', at: clock.now() });
}
