/** Accounts that share a value with one, as its page asks for them. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { LinkedAccounts } from '../../client/resources.ts';

export type LinkedAccount = LinkedAccounts['linked-accounts'][number];
/** Why two accounts are linked. */
export type LinkEdge = LinkedAccount['links'][number];
/** A value that too many share to say anything of one of them. */
export type LinkHub = LinkedAccounts['hubs'][number];

export const linkedAccountsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'account', id, 'linked'],
    queryFn: ({ signal }) => api.get<LinkedAccounts>(`/accounts/${id}/linked-accounts`, {}, signal),
  });
