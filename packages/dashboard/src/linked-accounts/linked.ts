/** Accounts that share a value with an account, for its page. */

import type { LinkedAccounts } from '../client/resources.ts';

export type LinkedAccount = LinkedAccounts['linked-accounts'][number];
/** Reason why two accounts are linked. */
export type LinkEdge = LinkedAccount['links'][number];
/** A value shared by too many accounts to link any. */
export type LinkHub = LinkedAccounts['hubs'][number];
