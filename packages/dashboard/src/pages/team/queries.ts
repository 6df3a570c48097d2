/** What the team page asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page } from '../../client/documents.ts';
import type * as Told from '../../client/generated/index.ts';

export type Role = Told.Role;

export type Invitation = Told.Invitation;

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
