/** Adds, removes and replaces the tags of an account. */
import type { OperationContext } from '../../../../operations/context.ts';
import { registerTags, tagsChange } from '../../../platform/tags/index.ts';
import type { Account } from '../account.ts';
import { tagsAddedAndRemoved, tagsUpdated } from '../events.ts';
import { lockAccount, refuseArchived, storeAccount } from './change-account.ts';

/**
 * Changes the tags. `change` maps the present tags to the new ones. An equal set changes nothing and records no event.
 */
export async function changeTags(
  context: OperationContext,
  id: string,
  change: (tags: readonly string[]) => readonly string[],
): Promise<Account> {
  const account = await lockAccount(context, id);
  refuseArchived(account);
  const tags = [...new Set(change(account.tags))];
  const changed = tagsChange(account.tags, tags);
  if (changed === null) return account;
  await registerTags(context, changed.added, '/meta');
  return storeAccount(context, { ...account, tags }, [tagsUpdated(changed), ...tagsAddedAndRemoved(changed)]);
}
