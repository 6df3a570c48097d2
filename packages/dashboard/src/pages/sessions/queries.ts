/** What the page of sessions asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page, Resource } from '../../client/documents.ts';

export type UserSession = Resource<
  'user-session',
  {
    readonly way: string;
    readonly 'ip-address': string;
    readonly 'user-agent': string;
    readonly 'created-at': string;
    readonly 'seen-at': string;
    readonly 'step-up-until': string | null;
    readonly 'is-current': boolean;
  },
  { readonly user: { readonly data: { readonly id: string } } }
>;

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'user-session', 'all'],
    queryFn: ({ signal }) => api.private.get<Page<UserSession>>('/user-sessions', {}, signal),
  });

export const holderOf = ({ relationships }: UserSession): string => relationships?.user.data.id ?? '';
