/** Account of an inquiry: the named one, the one with the reference id, or a new one. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../../operations/context.ts';
import type { Account } from '../account.ts';
import { findAccountByReference, findAccounts } from '../store.ts';
import { draftOf, insertNew, resolveAccountType } from './create-account.ts';

function refuseArchivedTarget({ archivedAt }: Account): void {
  if (archivedAt !== null) throw new Refusal('bad_request', { details: 'the account is archived' });
}

/** Finds an account. Throws not_found, or bad_request for an archived one. */
export async function requireAccount({ tx, scope }: ReadContext, id: string): Promise<Account> {
  const [account] = await findAccounts(tx, scope, [id]);
  if (account === undefined) throw new Refusal('not_found');
  refuseArchivedTarget(account);
  return account;
}

/**
 * Finds or creates an account and records `account.created` for a new one. A null `typeId` is the default type. Throws
 * bad_request for an archived account.
 */
export async function findOrCreateAccount(
  context: OperationContext,
  referenceId: string | null,
  typeId: string | null,
): Promise<Account> {
  const { tx, scope } = context;
  const type = await resolveAccountType(context, typeId);
  const existing = referenceId === null ? null : await findAccountByReference(tx, scope, type.id, referenceId);
  if (existing !== null) {
    refuseArchivedTarget(existing);
    return existing;
  }
  const account = draftOf(context, type, referenceId);
  await insertNew(context, account);
  return account;
}
