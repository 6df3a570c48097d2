/** POST /accounts: creates an account, or with `upsert-by` changes an existing one. */
import { isDeepStrictEqual } from 'node:util';
import { defaultValues, nothingWritten, valueAt } from '../../../../fields/index.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { insertSubject, liveSubject, type NewSubject, newSubject } from '../../../../security/subject-keys.ts';
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

/**
 * Finds the type; null or undefined is the default one. Throws bad_request for a wrong prefix, not_found for an unknown
 * type.
 */
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

/**
 * Creates an account. Throws conflict for a reference id in use and not_unique for a unique field, unless it is the key
 * of the upsert.
 */
export async function createAccount(context: OperationContext, command: CreateAccount): Promise<StoredAccount> {
  const { upsertBy = null } = command;
  const type = await resolveAccountType(context, command.typeId);
  if (upsertBy === null) return storeNew(context, type, command);
  const changeExisting = async (): Promise<StoredAccount | null> => {
    const existing = await findMatch(context, type, command, upsertBy);
    return existing && { account: await updateAccount(context, existing.id, command), created: false };
  };
  const changed = await changeExisting();
  if (changed !== null) return changed;
  try {
    return await context.tx.savepoint(() => storeNew(context, type, command));
  } catch (error) {
    // A concurrent request may have created the account since the lookup; otherwise another value is in use.
    const isTaken = error instanceof Refusal && (error.code === 'conflict' || error.code === 'not_unique');
    const changedAfterAll = isTaken ? await changeExisting() : null;
    if (changedAfterAll === null) throw error;
    return changedAfterAll;
  }
}

async function storeNew(context: OperationContext, type: AccountType, command: CreateAccount): Promise<StoredAccount> {
  const account = draftOf(context, type, command.referenceId ?? null);
  const written = writeValues(context, type.fields, account.state, command);
  const status = command.accountStatus ?? null;
  const filled: AccountDraft = {
    ...account,
    state: { values: written.values, writtenOnce: written.writtenOnce },
    tags: [...new Set(command.tags ?? [])],
    accountStatus: status === null ? account.accountStatus : checkStatus(type, status),
  };
  await registerTags(context, filled.tags, pointers.tags);
  const { referenceId } = filled;
  const holder =
    referenceId === null ? null : await findAccountByReference(context.tx, context.scope, type.id, referenceId);
  if (holder !== null) throw referenceTaken('create');
  await insertNew(context, filled);
  await storeFieldFiles(context, filled.id, liveSubject(filled.subject), written.uploads);
  return { account: filled, created: true };
}

export interface AccountDraft extends Account {
  readonly subject: NewSubject;
}

/** Returns a new account with its key, neither of them saved. */
export function draftOf(context: OperationContext, type: AccountType, referenceId: string | null): AccountDraft {
  const { scope, ids, clock } = context;
  const now = clock.now();
  return {
    id: ids.next('account'),
    subject: newSubject(scope, ids),
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

/**
 * Saves a new account with its key and records `account.created`. The caller verified that its reference id is unused;
 * if a concurrent transaction takes the id first, this transaction is rerun.
 */
export async function insertNew(context: OperationContext, account: AccountDraft): Promise<void> {
  insertSubject(context.tx, context.scope, account.subject, account.createdAt);
  insertAccount(context.tx, context.scope, account);
  if (!isDeepStrictEqual(account.state.values, {})) await storeIdentifiers(context, account);
  await recordEvents(context, account, [{ name: 'account.created' }]);
}

/**
 * Finds the account to change. Throws unprocessable if accounts cannot be matched by the key, or the command has no
 * value for it.
 */
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
