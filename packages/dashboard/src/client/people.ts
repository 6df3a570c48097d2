/** The people of the organization, as more pages than one ask for them. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Resource } from './documents.ts';
import type * as Told from './generated/index.ts';

/** As people are told of each other: with all that resources which include somebody leave out. */
export type Person = Resource<'user', Required<Told.User['attributes']>>;

export const peopleQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'user', 'all'],
    queryFn: ({ signal }) => api.private.get<Page<Person>>('/users', {}, signal),
  });

export const nameOf = ({ attributes }: Person): string =>
  `${attributes['name-first']} ${attributes['name-last']}`.trim() || attributes['email-address'];
