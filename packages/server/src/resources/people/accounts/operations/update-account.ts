/** Changes of what a caller may write: fields, status, tags, the reference id. A redacted account can be filled again. */
import { isDeepStrictEqual } from 'node:util';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { registerTags, tagsContext } from '../../../platform/tags/index.ts';
import { type Account, takeOver } from '../account.ts';
import { findAccountTypes } from '../type-store.ts';
import { type AccountInput, checkStatus, writeInput } from './account-input.ts';
import {
  type AccountEvent,
  lockAccount,
  refuseArchived,
  refuseTakenReference,
  storeAccount,
  withLiveKey,
} from './change-account.ts';

/** Gives the stored account; the same values again are no change and no event. */
export async function updateAccount(context: OperationContext, id: string, input: AccountInput): Promise<Account> {
  const found = await lockAccount(context, id);
  refuseArchived(found);
  const account = withLiveKey(context, found);
  const written = writeInput(context, account.type.fields, account.state, input);
  const tags = input.tags === undefined ? account.tags : [...new Set(input.tags ?? [])];
  const referenceId = input['reference-id'] === undefined ? account.referenceId : input['reference-id'];
  await refuseTakenReference(context, account, referenceId);
  await registerTags(
    context,
    tags.filter((tag) => !account.tags.includes(tag)),
    '/data/attributes/tags',
  );
  await storeFieldFiles(context, id, liveSubject(account.subject), written.uploads);
  const changed: Account = {
    ...account,
    referenceId,
    tags,
    accountStatus: await statusOf(context, account, input),
    state: { values: written.values, writtenOnce: written.writtenOnce },
  };
  return storeAccount(context, changed, eventsOf(account, changed));
}

async function statusOf({ tx, scope }: OperationContext, account: Account, input: AccountInput): Promise<string> {
  const name = input['account-status'] ?? null;
  if (name === null) return account.accountStatus;
  const [type] = await findAccountTypes(tx, scope, [account.type.id]);
  return type === undefined ? account.accountStatus : checkStatus(type, name);
}

function eventsOf(before: Account, after: Account): AccountEvent[] {
  const changedKeys = Object.keys(after.state.values).filter(
    (key) => !isDeepStrictEqual(before.state.values[key], after.state.values[key]),
  );
  const tags = tagsContext(before.tags, after.tags);
  return [
    ...(changedKeys.length === 0
      ? []
      : [{ name: 'account.updated-fields', context: { 'updated-fields': changedKeys.map(snake) } }]),
    ...(before.accountStatus === after.accountStatus
      ? []
      : [
          {
            name: 'account.status-updated',
            context: { 'previous-account-status': before.accountStatus, 'account-status': after.accountStatus },
          },
        ]),
    ...(tags === null ? [] : [{ name: 'account.updated-tags', context: tags }]),
  ];
}

const snake = (key: string): string => key.replaceAll('-', '_');

/** Takes over what an approved inquiry found out about the person. An account that is archived keeps what it has. */
export async function updateAccountFields(
  context: OperationContext,
  accountId: string,
  found: Readonly<Record<string, unknown>>,
): Promise<void> {
  const account = await lockAccount(context, accountId);
  if (account.archivedAt !== null || account.redactedAt !== null) return;
  const state = { ...account.state, values: takeOver(account.state.values, found) };
  const changed = { ...account, state };
  const events = eventsOf(account, changed);
  if (events.length > 0) await storeAccount(context, changed, events);
}
