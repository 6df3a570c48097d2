/**
 * Locking an account for a change and saving the change with its events. Every operation on accounts uses these
 * functions.
 */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { insertSubject, liveSubject, newSubject } from '../../../../security/subject-keys.ts';
import type { Account } from '../account.ts';
import type { AccountEvent } from '../events.ts';
import { linkAccount } from '../link-account.ts';
import { serializeAccount } from '../serializer.ts';
import { findAccountByReference, findAccountForUpdate, saveAccount, saveIdentifiers } from '../store.ts';

/** Locks an account until the transaction ends. Throws not_found. */
export async function lockAccount(context: OperationContext, id: string): Promise<Account> {
  const account = await findAccountForUpdate(context.tx, context.scope, id);
  if (account === null) throw new Refusal('not_found');
  return account;
}

/** Throws conflict for a consolidated account, which cannot change. */
export function refuseArchived({ archivedAt }: Account): void {
  if (archivedAt !== null) throw new Refusal('conflict', { details: 'the account is archived' });
}

/** Returns the account with a new key if its key was destroyed: a redacted account stays usable. */
export function withLiveKey(context: OperationContext, account: Account): Account {
  if (account.subject.key !== null) return account;
  const subject = newSubject(context.scope, context.ids);
  insertSubject(context.tx, context.scope, subject, context.clock.now());
  return { ...account, subject };
}

/**
 * Saves the account and records `events` in order. Throws not_unique if another account has the reference id or a
 * unique field.
 */
export async function storeAccount(
  context: OperationContext,
  account: Account,
  events: readonly AccountEvent[],
): Promise<Account> {
  const { tx, scope } = context;
  const live = { ...withLiveKey(context, account), updatedAt: context.clock.now() };
  await saveAccount(tx, scope, live);
  await storeIdentifiers(context, live);
  await recordEvents(context, live, events);
  return live;
}

/** Saves the identifiers and links of an account. Throws not_unique with the name of the field. */
export async function storeIdentifiers(context: OperationContext, account: Account): Promise<void> {
  const conflicting = await saveIdentifiers(context.tx, context.scope, account);
  if (conflicting === null) return linkAccount(context, account);
  const key = conflicting.replaceAll('-', '_');
  throw new Refusal('not_unique', { details: `another account has this value of fields.${key}` });
}

export async function recordEvents(
  context: OperationContext,
  account: Account,
  events: readonly AccountEvent[],
): Promise<void> {
  const resource = serializeAccount(account);
  for (const event of events) {
    await recordEvent(context, { ...event, resource, subject: liveSubject(account.subject) });
  }
}

/** Throws not_unique if another account of the type has the reference id. */
export async function refuseTakenReference(
  { tx, scope }: OperationContext,
  { id, type }: Account,
  referenceId: string | null,
): Promise<void> {
  const holder = referenceId === null ? null : await findAccountByReference(tx, scope, type.id, referenceId);
  if (holder === null || holder.id === id) return;
  throw referenceTaken('update');
}

/**
 * Returns the refusal. Clients of the reference distinguish its code by operation. It does not name the other account,
 * which the caller may not be allowed to see.
 */
export function referenceTaken(by: 'create' | 'update'): Refusal {
  return by === 'create'
    ? new Refusal('conflict', { details: 'Account already exists with this reference ID' })
    : new Refusal('not_unique', { details: 'another account has this reference-id' });
}
