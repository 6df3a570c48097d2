/** Accounts that share a value with an account, for its page. */

import type { LinkedAccounts } from '../client/resources.ts';

export type LinkedAccount = LinkedAccounts['linked-accounts'][number];
/** Reason why two accounts are linked. */
export type LinkEdge = LinkedAccount['links'][number];
/** A value shared by so many accounts that it links none of them. */
export type LinkHub = LinkedAccounts['hubs'][number];
