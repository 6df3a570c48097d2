/** Accounts that share a value with one, as its page asks for them. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { PageTexts } from '../../texts/en/pages.ts';

export type LinkKind = keyof PageTexts['linkedAccounts']['kinds'];

/** Why two accounts are linked. */
export interface LinkEdge {
  readonly kind: LinkKind;
  /** How many accounts have the value, both of these among them. */
  readonly 'shared-by': number;
  readonly 'first-seen': string;
  readonly 'last-seen': string;
  /** What told first that the other account has it: `account`, `inquiry`, `verification/…`, `inquiry-session`. */
  readonly 'source-type': string;
  readonly 'source-id': string;
}

export interface LinkedAccount {
  readonly 'account-id': string;
  /** What few share weighs more. */
  readonly score: number;
  readonly links: readonly LinkEdge[];
}

/** A value that too many share to say anything of one of them. */
export interface LinkHub {
  readonly kind: LinkKind;
  readonly accounts: number;
  /** Whether counting stopped there. */
  readonly 'at-least': boolean;
}

export interface LinkedAccounts {
  /** Highest score first. */
  readonly 'linked-accounts': readonly LinkedAccount[];
  readonly hubs: readonly LinkHub[];
  readonly 'has-more': boolean;
}

export const linkedAccountsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'account', id, 'linked'],
    queryFn: ({ signal }) => api.get<LinkedAccounts>(`/accounts/${id}/linked-accounts`, {}, signal),
  });
