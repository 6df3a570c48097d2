/** The user's organization, and the operator's other organizations. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';

export type Organization = Told.Organization;

export type Access = Organization['attributes']['production-access'];

export type GoLiveLine = Told.CheckGoLiveResponse['lines'][number];

export const organizationQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'organization', 'own'),
    queryFn: ({ signal }) => api.private.get<Single<Organization>>('/organization', {}, signal),
  });

export const goLiveQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'organization', 'go-live'),
    queryFn: ({ signal }) => api.private.get<Told.CheckGoLiveResponse>('/organization/go-live', {}, signal),
  });

export const organizationsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'organization', 'all'),
    queryFn: ({ signal }) => api.private.get<Page<Organization>>('/organizations', {}, signal),
  });

export const organizationMutations = mutationsOf(['organization', 'session'], {
  requestProductionAccess: (api: Api) => api.private.post('/organization/request-production-access'),
  decide: (api: Api, id: string, decision: string, reason: string) =>
    api.private.post(`/organizations/${id}/${decision}`, undefined, reason === '' ? undefined : { reason }),
});
