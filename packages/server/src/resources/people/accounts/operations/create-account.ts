/** POST /accounts: a new account, or with `upsert-by` a change of the one that is there already. */
import { isDeepStrictEqual } from 'node:util';
import { defaultValues, nothingWritten, valueAt } from '../../../../fields/index.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { insertSubject, liveSubject, newSubject } from '../../../../security/subject-keys.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { registerTags } from '../../../platform/tags/index.ts';
import type { Account } from '../account.ts';
import { type AccountType, defaultStatusOf } from '../account-type.ts';
import { checkStatus, writeValues } from '../account-values.ts';
import { identifierIndex, identifiersOf } from '../identifiers.ts';
import { type CreateAccount, pointers, type UpsertKey } from '../input.ts';
import { findAccountByIdentifier, findAccountByReference, insertAccount } from '../store.ts';
import { findAccountTypes, findDefaultAccountType } from '../type-store.ts';
import { recordEvents, referenceTaken, storeIdentifiers } from './change-account.ts';
import { updateAccount } from './update-account.ts';

/** Throws bad_request for a wrong prefix, not_found for an unknown type. Null or nothing: the default one. */
export async function resolveAccountType(
  { tx, scope }: OperationContext,
  id: string | null | undefined,
): Promise<AccountType> {
  if (id === null || id === undefined) return findDefaultAccountType(tx, scope);
  if (!id.startsWith('acttp_')) {
    throw new Refusal('bad_request', {
      details: `account-type-id must start with acttp_, got ${id.slice(0, 80)}`,
      pointer: pointers.typeId,
    });
  }
  const [type] = await findAccountTypes(tx, scope, [id]);
  if (type === undefined) throw new Refusal('not_found');
  return type;
}

export interface StoredAccount {
  readonly account: Account;
  readonly created: boolean;
}

/** Throws conflict for a reference id in use and not_unique for a unique field, unless that is what is matched by. */
export async function createAccount(context: OperationContext, command: CreateAccount): Promise<StoredAccount> {
  const { upsertBy = null } = command;
  const type = await resolveAccountType(context, command.typeId);
  if (upsertBy !== null) {
    const existing = await findMatch(context, type, command, upsertBy);
    if (existing !== null) return { account: await updateAccount(context, existing.id, command), created: false };
  }
  const account = draftOf(context, type, command.referenceId ?? null);
  const written = writeValues(context, type.fields, account.state, command);
  const status = command.accountStatus ?? null;
  const filled: Account = {
    ...account,
    state: { values: written.values, writtenOnce: written.writtenOnce },
    tags: [...new Set(command.tags ?? [])],
    accountStatus: status === null ? account.accountStatus : checkStatus(type, status),
  };
  await registerTags(context, filled.tags, pointers.tags);
  const made = await insertNew(context, filled);
  if (made) {
    await storeFieldFiles(context, filled.id, liveSubject(filled.subject), written.uploads);
    return { account: filled, created: true };
  }
  // Another request made it a moment ago and has committed: the insert waited for it.
  const winner = await findAccountByReference(context.tx, context.scope, type.id, filled.referenceId ?? '');
  if (winner !== null && upsertBy?.by === 'referenceId') {
    return { account: await updateAccount(context, winner.id, command), created: false };
  }
  throw referenceTaken('create');
}

/** A fresh account with its key, not yet stored. */
export function draftOf(context: OperationContext, type: AccountType, referenceId: string | null): Account {
  const { scope, ids, clock, tx } = context;
  const now = clock.now();
  const subject = newSubject(scope, ids);
  insertSubject(tx, scope, subject, now);
  return {
    id: ids.next('account'),
    subject,
    type,
    referenceId,
    state: { ...nothingWritten, values: defaultValues(type.fields) },
    tags: [],
    accountStatus: defaultStatusOf(type),
    createdAt: now,
    updatedAt: now,
    redactedAt: null,
    archivedAt: null,
  };
}

/** Stores it and records `account.created`; false when another has the reference id. */
export async function insertNew(context: OperationContext, account: Account): Promise<boolean> {
  if (!(await insertAccount(context.tx, context.scope, account))) return false;
  if (!isDeepStrictEqual(account.state.values, {})) await storeIdentifiers(context, account);
  await recordEvents(context, account, [{ name: 'account.created' }]);
  return true;
}

/** Throws unprocessable when accounts cannot be matched by the key, or the command has no value for it. */
async function findMatch(
  context: OperationContext,
  type: AccountType,
  command: CreateAccount,
  upsertBy: UpsertKey,
): Promise<Account | null> {
  const { tx, scope } = context;
  const refuse = (problem: string): never => {
    throw new Refusal('unprocessable', problemAt('/meta/upsert-by', problem));
  };
  if (upsertBy.by === 'referenceId') {
    const referenceId = command.referenceId ?? refuse('names reference-id, which was not sent');
    return findAccountByReference(tx, scope, type.id, referenceId);
  }
  const { key } = upsertBy;
  const identifier = identifiersOf(type.fields).find((each) => each.key === key);
  if (identifier?.unique !== true) return refuse('must be reference-id or the key of a unique field');
  const written = writeValues(context, type.fields, nothingWritten, command);
  const value = valueAt(written.values, key.split('.')) ?? refuse(`names ${key}, which was not sent`);
  return findAccountByIdentifier(tx, scope, type.id, key, identifierIndex(scope, identifier, value));
}
