/** The account an inquiry belongs to: the one with the reference id, or a fresh one. */
import type { OperationContext } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { recordEvent } from '../../../outbox/record-event.ts';
import { newSubject } from '../../../security/subject-keys.ts';
import type { Account } from '../account.ts';
import { serializeAccount } from '../serializer.ts';
import { findAccountByReference, insertAccount } from '../store.ts';

/** Records `account.created` when one was made. */
export async function findOrCreateAccount(context: OperationContext, referenceId: string | null): Promise<Account> {
  const { tx, scope, ids, clock } = context;
  if (referenceId !== null) {
    const existing = await findAccountByReference(tx, scope, referenceId);
    if (existing !== null) return existing;
  }
  const now = clock.now();
  const subject = newSubject(scope, ids);
  const account: Account = {
    id: ids.next('account'),
    subject,
    referenceId,
    fields: {},
    tags: [],
    accountStatus: 'Default',
    createdAt: now,
    updatedAt: now,
    redactedAt: null,
  };
  if (!(await insertAccount(tx, scope, account, subject))) {
    // Another request made it a moment ago and has committed: the insert waited for it.
    const winner = referenceId === null ? null : await findAccountByReference(tx, scope, referenceId);
    if (winner === null) throw new Refusal('stale_object', { details: 'the account was made at the same moment' });
    return winner;
  }
  await recordEvent(context, { name: 'account.created', resource: serializeAccount(account), subject });
  return account;
}
