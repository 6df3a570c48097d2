/** Adds, removes and replaces the tags of an account. */
import type { OperationContext } from '../../../../operations/context.ts';
import { registerTags, tagsContext } from '../../../platform/tags/index.ts';
import type { Account } from '../account.ts';
import { type AccountEvent, lockAccount, refuseArchived, storeAccount } from './change-account.ts';

/** `change` gets the tags and gives the new ones; the same set again is no change and no event. */
export async function changeTags(
  context: OperationContext,
  id: string,
  change: (tags: readonly string[]) => readonly string[],
): Promise<Account> {
  const account = await lockAccount(context, id);
  refuseArchived(account);
  const tags = [...new Set(change(account.tags))];
  const changed = tagsContext(account.tags, tags);
  if (changed === null) return account;
  await registerTags(context, changed['added-tags'], '/meta');
  return storeAccount(context, { ...account, tags }, tagEvents(changed));
}

/** The event of the whole change, and the older ones that tell additions and removals apart. */
function tagEvents(changed: NonNullable<ReturnType<typeof tagsContext>>): AccountEvent[] {
  const { 'added-tags': added, 'removed-tags': removed } = changed;
  return [
    { name: 'account.updated-tags', context: changed },
    ...(added.length === 0 ? [] : [{ name: 'account.tag-added', context: { 'added-tags': added } }]),
    ...(removed.length === 0 ? [] : [{ name: 'account.tag-removed', context: { 'removed-tags': removed } }]),
  ];
}
