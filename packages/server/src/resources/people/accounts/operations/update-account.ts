/**
 * Changes to the parts of an account that a caller may write: fields, status, tags and the reference id. A redacted
 * account can be filled again.
 */
import { isDeepStrictEqual } from 'node:util';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { registerTags, tagsChange } from '../../../platform/tags/index.ts';
import { type Account, takeOver } from '../account.ts';
import { checkStatus, writeValues } from '../account-values.ts';
import { type AccountEvent, fieldsUpdated, statusUpdated, tagsUpdated } from '../events.ts';
import { pointers, type UpdateAccount } from '../input.ts';
import { findAccountTypes } from '../type-store.ts';
import { lockAccount, refuseArchived, refuseTakenReference, storeAccount, withLiveKey } from './change-account.ts';

/** Changes an account and returns it. Equal values change nothing and record no event. */
export async function updateAccount(context: OperationContext, id: string, command: UpdateAccount): Promise<Account> {
  const found = await lockAccount(context, id);
  refuseArchived(found);
  const account = withLiveKey(context, found);
  const written = writeValues(context, account.type.fields, account.state, command);
  const tags = command.tags === undefined ? account.tags : [...new Set(command.tags ?? [])];
  const referenceId = command.referenceId === undefined ? account.referenceId : command.referenceId;
  await refuseTakenReference(context, account, referenceId);
  await registerTags(
    context,
    tags.filter((tag) => !account.tags.includes(tag)),
    pointers.tags,
  );
  await storeFieldFiles(context, id, liveSubject(account.subject), written.uploads);
  const changed: Account = {
    ...account,
    referenceId,
    tags,
    accountStatus: await statusOf(context, account, command),
    state: { values: written.values, writtenOnce: written.writtenOnce },
  };
  return storeAccount(context, changed, eventsOf(account, changed));
}

async function statusOf({ tx, scope }: OperationContext, account: Account, command: UpdateAccount): Promise<string> {
  const name = command.accountStatus ?? null;
  if (name === null || name === account.accountStatus) return account.accountStatus;
  const [type] = await findAccountTypes(tx, scope, [account.type.id]);
  return type === undefined ? account.accountStatus : checkStatus(type, name);
}

function eventsOf(before: Account, after: Account, inquiryId: string | null = null): AccountEvent[] {
  const changedKeys = Object.keys(after.state.values).filter(
    (key) => !isDeepStrictEqual(before.state.values[key], after.state.values[key]),
  );
  const tags = tagsChange(before.tags, after.tags);
  return [
    ...(changedKeys.length === 0 ? [] : [fieldsUpdated(changedKeys, inquiryId)]),
    ...(before.accountStatus === after.accountStatus ? [] : [statusUpdated(before.accountStatus, after.accountStatus)]),
    ...(tags === null ? [] : [tagsUpdated(tags)]),
  ];
}

/** Writes the values that an approved inquiry found about the person. An archived account is not changed. */
export async function updateAccountFields(
  context: OperationContext,
  accountId: string,
  inquiryId: string,
  found: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (Object.keys(takeOver({}, found)).length === 0) return;
  const account = await lockAccount(context, accountId);
  if (account.archivedAt !== null || account.redactedAt !== null) return;
  const state = { ...account.state, values: takeOver(account.state.values, found) };
  const changed = { ...account, state };
  const events = eventsOf(account, changed, inquiryId);
  if (events.length > 0) await storeAccount(context, changed, events);
}
