/** Implementation of the job of a redacted transaction, and of the redaction and consolidation of its account. */
import { defineJob, type JobParts, scopeOf, system } from '../../../operations/job.ts';
import type { Scope } from '../../../security/scope.ts';
import { redactInquiryIfLive } from '../../verification/inquiries/index.ts';
import { redactTransactionChildren } from './jobs.ts';
import { finishRedaction, redactTransaction } from './operations/redact-transaction.ts';
import { findObjects, moveRelations } from './related-store.ts';
import { findTransactions, transactionIdsOfAccount } from './store.ts';

export const redactTransactionChildrenJob = defineJob({
  ...redactTransactionChildren,
  async run(parts, { environmentId, transactionId, subjectKeyId }) {
    const scope = await scopeOf(parts, environmentId);
    const made = await parts.runner.read(scope, ({ tx }) => findObjects(tx, scope, transactionId));
    for (const { type, id } of made) {
      if (type === 'inquiry') await parts.runner.write(scope, system, (context) => redactInquiryIfLive(context, id));
    }
    await parts.runner.write(scope, system, (context) => finishRedaction(context, transactionId, subjectKeyId));
  },
});

/**
 * Fills `redactionBelowAccount`: redacts transactions whose account field names the account, each in its own
 * transaction.
 */
export async function redactTransactionsOfAccount(
  { runner }: JobParts,
  scope: Scope,
  accountId: string,
): Promise<void> {
  const ids = await runner.read(scope, ({ tx }) => transactionIdsOfAccount(tx, scope, accountId));
  for (const id of ids) {
    await runner.write(scope, system, async (context) => {
      const [transaction] = await findTransactions(context.tx, scope, [id]);
      if (transaction?.redactedAt === null) await redactTransaction(context, id);
    });
  }
}

/** Fills `moveBelowAccount`. */
export async function moveTransactionsOfAccount(
  { runner }: JobParts,
  scope: Scope,
  fromId: string,
  toId: string,
): Promise<void> {
  await runner.write(scope, system, ({ tx }) => moveRelations(tx, scope, fromId, toId));
}
