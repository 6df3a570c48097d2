/** Accounts that share a value with one, as its page asks for them. */

import type { LinkedAccounts } from '../client/resources.ts';

export type LinkedAccount = LinkedAccounts['linked-accounts'][number];
/** Why two accounts are linked. */
export type LinkEdge = LinkedAccount['links'][number];
/** A value that too many share to say anything of one of them. */
export type LinkHub = LinkedAccounts['hubs'][number];
