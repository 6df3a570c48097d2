/**
 * Redaction of an account destroys its own key at once. A job then redacts its inquiries with everything below them;
 * `account.redacted` is recorded when all are done. The account stays and can be filled again (contract, resources
 * 1.2).
 */
import { survivingValues } from '../../../../fields/index.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { erase } from '../../../../privacy/erasure.ts';
import type { Account } from '../account.ts';
import { redactAccountChildrenJob } from '../jobs.ts';
import { saveAccount, saveIdentifiers } from '../store.ts';
import { lockAccount } from './change-account.ts';

/** Redacts an account. Throws not_found, or conflict if it is redacted and was not written since. */
export async function redactAccount(context: OperationContext, id: string): Promise<Account> {
  const { tx, scope, clock, queue } = context;
  const account = await lockAccount(context, id);
  if (account.subject.key === null) throw new Refusal('conflict', { details: 'the account is already redacted' });
  const now = clock.now();
  const redacted: Account = {
    ...account,
    subject: { id: account.subject.id, key: null },
    referenceId: null,
    tags: [],
    state: { values: survivingValues(account.type.fields, account.state.values), writtenOnce: [] },
    updatedAt: now,
    redactedAt: now,
  };
  await saveAccount(tx, scope, redacted, true);
  await saveIdentifiers(tx, scope, redacted);
  await erase(context, 'at-once', { account: [id], key: [account.subject.id] }, now);
  const data = { environmentId: scope.environmentId, accountId: id, subjectKeyId: account.subject.id };
  await queue.send(tx, redactAccountChildrenJob, data);
  return redacted;
}
