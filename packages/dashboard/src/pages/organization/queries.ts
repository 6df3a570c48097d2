/** What the organization's page asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page, Resource, Single } from '../../client/documents.ts';

export type Access = 'not_requested' | 'requested' | 'approved' | 'refused' | 'suspended';

export interface Usage {
  readonly month: string;
  readonly 'resets-at': string;
  readonly products: readonly {
    readonly product: 'inquiries' | 'verifications' | 'reports';
    readonly used: number;
    readonly allowance: number | null;
  }[];
}

export type Organization = Resource<
  'organization',
  {
    readonly name: string;
    readonly 'production-access': Access;
    readonly 'access-reason': string | null;
    readonly 'is-operator': boolean;
    readonly plan: { readonly name: string; readonly price: string };
    readonly usage?: Usage;
  }
>;

export interface GoLiveLine {
  readonly id: string;
  readonly state: 'done' | 'todo' | 'not_applicable';
  readonly detail: string;
}

export const organizationQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'organization', 'own'],
    queryFn: ({ signal }) => api.private.get<Single<Organization>>('/organization', {}, signal),
  });

export const goLiveQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'organization', 'go-live'],
    queryFn: ({ signal }) =>
      api.private.get<{ readonly lines: readonly GoLiveLine[] }>('/organization/go-live', {}, signal),
  });

export const organizationsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'organization', 'all'],
    queryFn: ({ signal }) => api.private.get<Page<Organization>>('/organizations', {}, signal),
  });
