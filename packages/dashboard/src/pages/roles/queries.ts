/** What the page of roles asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page, Resource } from '../../client/documents.ts';
import type { EnvironmentKind } from '../../client/session.ts';

export interface Giving {
  readonly permissions: readonly string[];
  readonly where: readonly EnvironmentKind[];
  /** Inquiry templates that the role is bound to; none for all. */
  readonly only: readonly string[];
}

export type Role = Resource<
  'role',
  Giving & {
    readonly name: string;
    readonly description: string;
    readonly 'seeded-as': string | null;
    readonly 'user-count': number;
  }
>;

export interface RightsChange {
  readonly environment: EnvironmentKind;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly rebound: readonly string[];
}

export interface Preview {
  readonly role: readonly RightsChange[];
  readonly people: readonly { readonly 'user-id': string; readonly changes: readonly RightsChange[] }[];
  readonly 'unaffected-people': number;
}

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
