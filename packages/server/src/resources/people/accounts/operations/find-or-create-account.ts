/** The account an inquiry belongs to: the one that is named, the one with the reference id, or a fresh one. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../../operations/context.ts';
import type { Account } from '../account.ts';
import { findAccountByReference, findAccounts } from '../store.ts';
import { draftOf, insertNew, resolveAccountType } from './create-account.ts';

function refuseArchivedTarget({ archivedAt }: Account): void {
  if (archivedAt !== null) throw new Refusal('bad_request', { details: 'the account is archived' });
}

/** Throws not_found, or bad_request for one that is archived. */
export async function requireAccount({ tx, scope }: ReadContext, id: string): Promise<Account> {
  const [account] = await findAccounts(tx, scope, [id]);
  if (account === undefined) throw new Refusal('not_found');
  refuseArchivedTarget(account);
  return account;
}

/** Records `account.created` when one was made. `typeId` null: the default type. Throws bad_request for an archived one. */
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
