/** What the organization's page asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page, Single } from '../../client/documents.ts';
import type * as Told from '../../client/generated/index.ts';

export type Organization = Told.Organization;
export type Access = Organization['attributes']['production-access'];
export type GoLiveLine = Told.CheckGoLiveResponse['lines'][number];

export const organizationQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'organization', 'own'],
    queryFn: ({ signal }) => api.private.get<Single<Organization>>('/organization', {}, signal),
  });

export const goLiveQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'organization', 'go-live'],
    queryFn: ({ signal }) => api.private.get<Told.CheckGoLiveResponse>('/organization/go-live', {}, signal),
  });

export const organizationsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'organization', 'all'],
    queryFn: ({ signal }) => api.private.get<Page<Organization>>('/organizations', {}, signal),
  });
