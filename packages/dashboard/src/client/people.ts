/** The people of the organization, as more pages than one ask for them. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Resource } from './documents.ts';

export type Person = Resource<
  'user',
  {
    readonly 'email-address': string;
    readonly 'name-first': string;
    readonly 'name-last': string;
    readonly status: 'active' | 'deactivated';
    readonly 'is-owner': boolean;
    readonly 'has-password': boolean;
    readonly 'has-authenticator': boolean;
    readonly 'passkey-count': number;
    readonly 'role-ids': readonly string[];
    readonly 'last-signed-in-at': string | null;
  }
>;

export const peopleQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'user', 'all'],
    queryFn: ({ signal }) => api.private.get<Page<Person>>('/users', {}, signal),
  });

export const nameOf = ({ attributes }: Person): string =>
  `${attributes['name-first']} ${attributes['name-last']}`.trim() || attributes['email-address'];
