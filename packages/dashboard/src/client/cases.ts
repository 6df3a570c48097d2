/** Cases as several pages ask for them: the work that waits, one case with what it takes to end it, and what is done to it. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Resource, Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import type { Case, CaseComment, Event } from './resources.ts';

export type CaseState = 'open' | 'pending' | 'resolved';

/** A row of a queue. */
export type WorkItem = Told.ListCaseWorkResponse['cases'][number];
export type CaseWork = Told.RetrieveWorkOfACaseResponse;
export type NextStatus = CaseWork['statuses'][number];
/** Its id and name are null for cases in no queue. */
export type QueueOverview = Told.RetrieveOverviewOfCaseQueuesResponse['queues'][number];

export interface WorkFilter {
  readonly queue?: string;
  readonly template?: string;
  readonly state?: string;
  readonly assignee?: string;
  readonly snoozed?: string;
}

/** Cases that are told at once at most. */
export const mostWork = 200;
export const workQuestion = 'GET /dashboard/api/case-work';

export const workQuery = (api: Api, { queue, template, state, assignee, snoozed }: WorkFilter) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', 'work', { queue, template, state, assignee, snoozed }],
    queryFn: ({ signal }) =>
      api.private.get<Told.ListCaseWorkResponse>(
        '/case-work',
        {
          'filter[case-queue-id]': queue,
          'filter[case-template-id]': template,
          'filter[state]': state,
          'filter[assignee]': assignee,
          'filter[snoozed]': snoozed,
        },
        signal,
      ),
  });

export const queuesOverviewQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', 'overview'],
    queryFn: ({ signal }) =>
      api.private.get<Told.RetrieveOverviewOfCaseQueuesResponse>('/case-queues/overview', {}, signal),
  });

/** The most urgent case that nobody has, which is the caller's then; null when none waits. */
export async function claimNextCase(
  api: Api,
  wish: { readonly queue?: string | undefined; readonly template?: string | undefined; readonly leave?: string },
): Promise<string | null> {
  const { queue, template, leave } = wish;
  const { 'case-id': id } = await api.private.post<Told.ClaimTheNextCaseResponse>('/cases/claim-next', undefined, {
    ...(queue === undefined ? {} : { 'case-queue-id': queue }),
    ...(template === undefined ? {} : { 'case-template-id': template }),
    ...(leave === undefined ? {} : { leave }),
  });
  return id;
}

/** What a case holds, with the little that its page shows of each. */
export type Attached = Resource<string, Readonly<Record<string, unknown>>>;

export interface CaseDocument extends Single<Case> {
  readonly included?: readonly Attached[];
}

/** `include` names those relationships that the person may read. */
export const caseQuery = (api: Api, id: string, include: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', id, 'whole', include],
    queryFn: ({ signal }) => api.get<CaseDocument>(`/cases/${id}`, { include }, signal),
  });

export const caseWorkQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', id, 'work'],
    queryFn: ({ signal }) => api.private.get<CaseWork>(`/cases/${id}/work`, {}, signal),
  });

export const commentsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', id, 'comments'],
    queryFn: ({ signal }) => api.private.get<Page<CaseComment>>(`/cases/${id}/comments`, {}, signal),
  });

const mostEvents = 100;

export const caseEventsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', id, 'events'],
    queryFn: ({ signal }) =>
      api.get<Page<Event>>('/events', { 'filter[object-id]': id, 'page[size]': mostEvents }, signal),
  });

export type CaseFilter = Readonly<Partial<Record<'account-id' | 'inquiry-id' | 'report-id', string>>>;

const shownBeside = 20;

/** The latest cases that hold an object. */
export const casesOfQuery = (api: Api, filter: CaseFilter) =>
  queryOptions({
    queryKey: [api.environmentId, 'case', 'of', filter],
    queryFn: ({ signal }) => {
      const named = Object.fromEntries(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]));
      return api.get<Page<Case>>('/cases', { ...named, 'page[size]': shownBeside }, signal);
    },
  });

export async function openCase(
  api: Api,
  given: { readonly template: string; readonly queue?: string | undefined; readonly objectIds: readonly string[] },
): Promise<string> {
  const { template, queue, objectIds } = given;
  const { data } = await api.post<Single<Case>>(
    '/cases',
    { 'case-template-id': template, ...(queue === undefined ? {} : { 'case-queue-id': queue }) },
    { 'object-ids': objectIds },
  );
  return data.id;
}

/** The case stays as it was where a second person has to agree. */
export async function setStatus(api: Api, id: string, status: string, comment: string): Promise<Case> {
  const { data } = await api.post<Single<Case>>(`/cases/${id}/set-status`, undefined, {
    status,
    ...(comment === '' ? {} : { comment }),
  });
  return data;
}

export interface ExportedCase {
  readonly filename: string;
  readonly url: string | null;
  readonly 'byte-size': number;
  readonly document: object | null;
}

export const exportCase = (api: Api, id: string, format: 'json' | 'pdf'): Promise<ExportedCase> =>
  api.private.post<ExportedCase>(`/cases/${id}/export`, undefined, { format });
