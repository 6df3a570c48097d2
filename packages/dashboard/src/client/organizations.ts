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

/** Milliseconds between polls: the event stream reports no requests and decisions of other organizations. */
const decidedElsewhere = 15_000;
/** Milliseconds between polls while a decision is awaited. */
const awaitedElsewhere = 4000;

export const organizationQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'organization', 'own'),
    queryFn: ({ signal }) => api.private.get<Single<Organization>>('/organization', {}, signal),
    refetchInterval: ({ state }) =>
      state.data?.data.attributes['production-access'] === 'requested' ? awaitedElsewhere : decidedElsewhere,
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
    // Only the operator sees other organizations.
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ attributes }) => attributes['is-operator']) === true ? decidedElsewhere : false,
  });

export const plansQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'organization', 'plans'),
    queryFn: ({ signal }) => api.private.get<Told.ListPlansResponse>('/plans', {}, signal),
  });

export interface AccessDecision {
  readonly reason: string;
  /** Name of the plan given with an approval; empty keeps the plan. */
  readonly plan: string;
}

export const organizationMutations = mutationsOf(['organization', 'session'], {
  requestProductionAccess: (api: Api) => api.private.post('/organization/request-production-access'),
  rename: (api: Api, name: string) => api.private.patch('/organization', { name }),
  decide: (api: Api, id: string, action: string, { reason, plan }: AccessDecision) =>
    api.private.post(`/organizations/${id}/${action}`, undefined, {
      ...(reason === '' ? {} : { reason }),
      ...(plan === '' ? {} : { plan }),
    }),
});
