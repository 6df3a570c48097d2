/** What the team page asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page, Resource } from '../../client/documents.ts';

export type Role = Resource<'role', { readonly name: string; readonly description: string }>;

export type Invitation = Resource<
  'invitation',
  {
    readonly 'email-address': string;
    readonly 'role-ids': readonly string[];
    readonly state: string;
    readonly 'expires-at': string;
    readonly link?: string;
  }
>;

export const rolesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'role', 'all'],
    queryFn: ({ signal }) => api.private.get<Page<Role>>('/roles', {}, signal),
  });

export const invitationsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'invitation', 'all'],
    queryFn: ({ signal }) => api.private.get<Page<Invitation>>('/invitations', {}, signal),
  });
