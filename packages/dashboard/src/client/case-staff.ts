/** Who works on cases, and how queues hand them out: queues, policies, teams, availability, notices. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page } from './documents.ts';
import type * as Told from './generated/index.ts';
import type { Shown } from './kept.ts';
import type { CaseQueue } from './resources.ts';

export type ShownQueue = Told.RetrieveSettingsOfACaseQueueResponse;

const mostQueues = 100;

export const caseQueuesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'case-queue', 'list'],
    queryFn: ({ signal }) => api.get<Page<CaseQueue>>('/case-queues', { 'page[size]': mostQueues }, signal),
    staleTime: 30_000,
  });

export const queueSettingsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'case-queue', id, 'settings'],
    queryFn: ({ signal }) => api.private.get<ShownQueue>(`/case-queues/${id}/settings`, {}, signal),
  });

export const distributions = ['round-robin', 'fewest-open', 'case-creator', 'inquiry-creator'] as const;
export type Distribution = (typeof distributions)[number];

export const availabilities = ['available', 'busy', 'unavailable'] as const;
export type Availability = (typeof availabilities)[number];

export interface PolicySettings {
  readonly distribution: Distribution;
  readonly 'user-ids': readonly string[];
  readonly 'case-team-ids': readonly string[];
  readonly 'most-open': number | null;
  readonly 'assign-when': readonly Availability[];
  readonly 'unassign-when': readonly Availability[];
}

export interface AssignmentPolicy {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly settings: PolicySettings;
}

export const policiesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', 'policies'],
    queryFn: ({ signal }) =>
      api.private.get<{ readonly policies: readonly AssignmentPolicy[] }>('/case-assignment-policies', {}, signal),
  });

export type CaseTeam = Told.ListCaseTeamsResponse['teams'][number];

export const teamsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', 'teams'],
    queryFn: ({ signal }) => api.private.get<{ readonly teams: readonly CaseTeam[] }>('/case-teams', {}, signal),
  });

/** The address is left out of what those are told who see no persons; `open` counts cases that they have and that are not resolved. */
export type Worker = Shown<Told.ListCaseAvailabilityResponse['people'][number]>;

export const workersQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', 'workers'],
    queryFn: ({ signal }) => api.private.get<{ readonly people: readonly Worker[] }>('/case-availability', {}, signal),
  });

/** What a colleague is called by. */
export const nameOfWorker = (worker: Worker): string => worker['email-address'] ?? worker['user-id'];

/** Resolves with how many cases went to others. */
export async function setAvailability(api: Api, availability: Availability, userId?: string): Promise<number> {
  const { moved } = await api.private.post<{ readonly moved: number }>('/case-availability', undefined, {
    availability,
    ...(userId === undefined ? {} : { 'user-id': userId }),
  });
  return moved;
}

export type CaseNotice = Told.ListCaseNoticesResponse['notices'][number];

export const noticesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', 'notices'],
    queryFn: ({ signal }) =>
      api.private.get<{ readonly unread: number; readonly notices: readonly CaseNotice[] }>(
        '/case-notices',
        {},
        signal,
      ),
  });

export const markNoticesRead = (api: Api): Promise<unknown> => api.private.post('/case-notices/read');
