/** Case workers and how queues assign cases: queues, policies, teams, availability, notices. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page } from './documents.ts';
import type * as Told from './generated/index.ts';
import type { Shown } from './kept.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { CaseQueue } from './resources.ts';

export type ShownQueue = Told.RetrieveSettingsOfACaseQueueResponse;

const mostQueues = 100;

export const caseQueuesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'case-queue', 'list'),
    queryFn: ({ signal }) => api.get<Page<CaseQueue>>('/case-queues', { 'page[size]': mostQueues }, signal),
    staleTime: 30_000,
  });

export const queueSettingsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'case-queue', id, 'settings'),
    queryFn: ({ signal }) => api.private.get<ShownQueue>(`/case-queues/${id}/settings`, {}, signal),
  });

export const distributions = ['round-robin', 'fewest-open', 'case-creator', 'inquiry-creator'] as const;

export const availabilities = ['available', 'busy', 'unavailable'] as const;
export type Availability = (typeof availabilities)[number];

type Policies = Told.ListCaseAssignmentPoliciesResponse['policies'][number];
export type PolicySettings = Shown<Required<Policies['settings']>>;
export type AssignmentPolicy = Omit<Policies, 'settings'> & { readonly settings: PolicySettings };

export const policiesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'case', 'policies'),
    queryFn: ({ signal }) =>
      api.private.get<{ readonly policies: readonly AssignmentPolicy[] }>('/case-assignment-policies', {}, signal),
  });

export type CaseTeam = Told.ListCaseTeamsResponse['teams'][number];

export const teamsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'case', 'teams'),
    queryFn: ({ signal }) => api.private.get<{ readonly teams: readonly CaseTeam[] }>('/case-teams', {}, signal),
  });

/**
 * A user who can work on cases. The address is absent for readers without access to personal data; `open` counts the
 * user's unresolved cases.
 */
export type Worker = Shown<Told.ListCaseAvailabilityResponse['people'][number]>;

export const workersQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'case', 'workers'),
    queryFn: ({ signal }) => api.private.get<{ readonly people: readonly Worker[] }>('/case-availability', {}, signal),
  });

/** Returns the name of a colleague. */
export const nameOfWorker = (worker: Worker): string => worker['email-address'] ?? worker['user-id'];

export type CaseNotice = Told.ListCaseNoticesResponse['notices'][number];

export const noticesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'case', 'notices'),
    queryFn: ({ signal }) =>
      api.private.get<{ readonly unread: number; readonly notices: readonly CaseNotice[] }>(
        '/case-notices',
        {},
        signal,
      ),
  });

export const caseStaffMutations = mutationsOf(['case'], {
  /** Sets the availability; resolves with the number of cases reassigned to others. */
  async setAvailability(api: Api, availability: Availability, userId?: string): Promise<number> {
    const { moved } = await api.private.post<{ readonly moved: number }>('/case-availability', undefined, {
      availability,
      ...(userId === undefined ? {} : { 'user-id': userId }),
    });
    return moved;
  },
  markNoticesRead: (api: Api) => api.private.post('/case-notices/read'),
  /** Creates a policy if `id` is null, otherwise changes it. */
  savePolicy: (api: Api, id: string | null, meta: Pick<AssignmentPolicy, 'name' | 'settings'>) =>
    api.private.ask(id === null ? 'POST' : 'PATCH', `/case-assignment-policies${id === null ? '' : `/${id}`}`, {
      meta,
    }),
  /** Creates a team if `id` is null, otherwise changes it. */
  saveTeam: (api: Api, id: string | null, meta: Shown<Told.CreateACaseTeamData['body']['meta']>) =>
    api.private.ask(id === null ? 'POST' : 'PATCH', `/case-teams${id === null ? '' : `/${id}`}`, { meta }),
});

export const caseQueueMutations = mutationsOf(['case-queue'], {
  /** Creates a queue if `id` is null, otherwise changes it. */
  save: (api: Api, id: string | null, attributes: object) =>
    id === null ? api.post('/case-queues', attributes) : api.patch(`/case-queues/${id}`, attributes),
  archive: (api: Api, id: string) => api.post(`/case-queues/${id}/archive`),
});
