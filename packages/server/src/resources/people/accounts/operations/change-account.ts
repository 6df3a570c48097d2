/** Loading an account for a change, and storing the change with its events: every operation goes through here. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { insertSubject, liveSubject, newSubject } from '../../../../security/subject-keys.ts';
import type { Account } from '../account.ts';
import type { AccountEvent } from '../events.ts';
import { linkAccount } from '../link-account.ts';
import { serializeAccount } from '../serializer.ts';
import { findAccountByReference, findAccountForUpdate, saveAccount, saveIdentifiers } from '../store.ts';

/** The account, locked until the transaction ends. Throws not_found. */
export async function lockAccount(context: OperationContext, id: string): Promise<Account> {
  const account = await findAccountForUpdate(context.tx, context.scope, id);
  if (account === null) throw new Refusal('not_found');
  return account;
}

/** Throws conflict for an account that was consolidated into another: it takes nothing more. */
export function refuseArchived({ archivedAt }: Account): void {
  if (archivedAt !== null) throw new Refusal('conflict', { details: 'the account is archived' });
}

/** A redacted account stays usable: what is written from now on lies under a key of its own. */
export function withLiveKey(context: OperationContext, account: Account): Account {
  if (account.subject.key !== null) return account;
  const subject = newSubject(context.scope, context.ids);
  insertSubject(context.tx, context.scope, subject, context.clock.now());
  return { ...account, subject };
}

/** Saves and records `events` in order. Throws not_unique when another account has the reference id or a unique field. */
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

/** What the account is found by and linked by. Throws not_unique, naming the field. */
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

/** Throws not_unique when another account of the type has the reference id. */
export async function refuseTakenReference(
  { tx, scope }: OperationContext,
  { id, type }: Account,
  referenceId: string | null,
): Promise<void> {
  const holder = referenceId === null ? null : await findAccountByReference(tx, scope, type.id, referenceId);
  if (holder === null || holder.id === id) return;
  throw referenceTaken('update');
}

/** As clients of the reference tell the two apart. Whose it is, is not said: the caller may not be allowed to know. */
export function referenceTaken(by: 'create' | 'update'): Refusal {
  return by === 'create'
    ? new Refusal('conflict', { details: 'Account already exists with this reference ID' })
    : new Refusal('not_unique', { details: 'another account has this reference-id' });
}
