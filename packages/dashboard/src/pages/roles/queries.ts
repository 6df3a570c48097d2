/** What the page of roles asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page, Resource } from '../../client/documents.ts';
import type * as Told from '../../client/generated/index.ts';
import type { EnvironmentKind } from '../../client/session.ts';

export interface Giving {
  readonly permissions: readonly string[];
  readonly where: readonly EnvironmentKind[];
  /** Inquiry templates that the role is bound to; none for all. */
  readonly only: readonly string[];
}

export type Role = Told.Role;

export type Preview = Told.PreviewARoleResponse;
export type RightsChange = Preview['role'][number];

export const rolesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'role', 'all'],
    queryFn: ({ signal }) => api.private.get<Page<Role>>('/roles', {}, signal),
  });

type Template = Resource<'inquiry-template', { readonly name: string }>;

export const templatesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry-template', 'all'],
    queryFn: ({ signal }) => api.get<Page<Template>>('/inquiry-templates', { 'page[size]': 100 }, signal),
  });
