/** Queries for the organization's people, shared by several pages. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Resource } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';

/** A user as user endpoints return it: with all attributes, some of which other resources omit from included users. */
export type Person = Resource<'user', Required<Told.User['attributes']>>;

export const peopleQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'user', 'all'),
    queryFn: ({ signal }) => api.private.get<Page<Person>>('/users', {}, signal),
  });

export const nameOf = ({ attributes }: Person): string =>
  `${attributes['name-first']} ${attributes['name-last']}`.trim() || attributes['email-address'];

export const personMutations = mutationsOf(['user', 'session'], {
  setRoles: (api: Api, id: string, roleIds: readonly string[]) =>
    api.private.patch(`/users/${id}`, { 'role-ids': roleIds }),
  activate: (api: Api, id: string) => api.private.post(`/users/${id}/activate`),
  deactivate: (api: Api, id: string) => api.private.post(`/users/${id}/deactivate`),
  resetSignIn: (api: Api, id: string) => api.private.post(`/users/${id}/reset-sign-in`),
});
