/** POST /transactions/{id}/simulate, only in the sandbox: an outcome without rules. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { simulatedOutcomes } from '../schema.ts';
import type { Transaction } from '../transaction.ts';
import { lockLive } from './change-transaction.ts';
import { applyOutcome, forcedOutcome } from './judge-transaction.ts';

/** Simulates an outcome. Throws conflict if the type lacks it, or the transaction has ended. */
export async function simulateOutcome(
  context: OperationContext,
  id: string,
  outcome: (typeof simulatedOutcomes)[number],
): Promise<Transaction> {
  const transaction = await lockLive(context, id);
  const wanted = outcome === 'fallback-inquiry' ? { inquiry: true } : forcedOutcome(transaction, outcome);
  const { transaction: changed } = await applyOutcome(context, transaction, wanted);
  if (changed === transaction) {
    throw new Refusal('conflict', { details: `the transaction cannot get the result ${outcome} now` });
  }
  return changed;
}
