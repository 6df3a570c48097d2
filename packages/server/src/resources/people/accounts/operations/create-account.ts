/** POST /accounts: a new account, or with `upsert-by` a change of the one that is there already. */
import { isDeepStrictEqual } from 'node:util';
import { defaultValues, nothingWritten, valueAt } from '../../../../fields/index.ts';
import { kebabCase } from '../../../../lib/casing.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { insertSubject, liveSubject, newSubject } from '../../../../security/subject-keys.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { registerTags } from '../../../platform/tags/index.ts';
import type { Account } from '../account.ts';
import { type AccountType, defaultStatusOf } from '../account-type.ts';
import { identifierIndex, identifiersOf } from '../identifiers.ts';
import { findAccountByIdentifier, findAccountByReference, insertAccount } from '../store.ts';
import { findAccountTypes, findDefaultAccountType } from '../type-store.ts';
import { type AccountInput, checkStatus, writeInput } from './account-input.ts';
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
      pointer: '/data/attributes/account-type-id',
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
export async function createAccount(
  context: OperationContext,
  input: AccountInput,
  upsertBy: string | null,
): Promise<StoredAccount> {
  const type = await resolveAccountType(context, input['account-type-id']);
  if (upsertBy !== null) {
    const existing = await findMatch(context, type, input, upsertBy);
    if (existing !== null) return { account: await updateAccount(context, existing.id, input), created: false };
  }
  const account = draftOf(context, type, input['reference-id'] ?? null);
  const written = writeInput(context, type.fields, account.state, input);
  const status = input['account-status'] ?? null;
  const filled: Account = {
    ...account,
    state: { values: written.values, writtenOnce: written.writtenOnce },
    tags: [...new Set(input.tags ?? [])],
    accountStatus: status === null ? account.accountStatus : checkStatus(type, status),
  };
  await registerTags(context, filled.tags, '/data/attributes/tags');
  const made = await insertNew(context, filled);
  if (made) {
    await storeFieldFiles(context, filled.id, liveSubject(filled.subject), written.uploads);
    return { account: filled, created: true };
  }
  // Another request made it a moment ago and has committed: the insert waited for it.
  const winner = await findAccountByReference(context.tx, context.scope, type.id, filled.referenceId ?? '');
  if (winner !== null && isReferenceKey(upsertBy)) {
    return { account: await updateAccount(context, winner.id, input), created: false };
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

const isReferenceKey = (key: string | null): boolean => key !== null && kebabCase(key) === 'reference-id';

/** Throws unprocessable when accounts cannot be matched by the key, or the input has no value for it. */
async function findMatch(
  context: OperationContext,
  type: AccountType,
  input: AccountInput,
  upsertBy: string,
): Promise<Account | null> {
  const { tx, scope } = context;
  const refuse = (problem: string): never => {
    throw new Refusal('unprocessable', { details: `meta.upsert-by ${problem}`, pointer: '/meta/upsert-by' });
  };
  if (isReferenceKey(upsertBy)) {
    const referenceId = input['reference-id'] ?? refuse('names reference-id, which was not sent');
    return findAccountByReference(tx, scope, type.id, referenceId);
  }
  const key = kebabCase(upsertBy).replace(/^fields\./, '');
  const identifier = identifiersOf(type.fields).find((each) => each.key === key);
  if (identifier?.unique !== true) return refuse('must be reference-id or the key of a unique field');
  const written = writeInput(context, type.fields, nothingWritten, input);
  const value = valueAt(written.values, key.split('.')) ?? refuse(`names ${key}, which was not sent`);
  return findAccountByIdentifier(tx, scope, type.id, key, identifierIndex(scope, identifier, value));
}
