/**
 * Case queries and mutations shared by several pages: waiting work, one case with its open requirements, and its
 * changes.
 */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Resource, Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { Case, CaseComment, Event } from './resources.ts';

export type CaseState = 'open' | 'pending' | 'resolved';

/** A row of a queue. */
export type WorkItem = Told.ListCaseWorkResponse['cases'][number];
export type CaseWork = Told.RetrieveWorkOfACaseResponse;
export type NextStatus = CaseWork['statuses'][number];
/** Overview of a queue; id and name are null for cases in no queue. */
export type QueueOverview = Told.RetrieveOverviewOfCaseQueuesResponse['queues'][number];

export interface WorkFilter {
  readonly queue?: string;
  readonly template?: string;
  readonly state?: string;
  readonly assignee?: string;
  readonly snoozed?: string;
}

/** Maximum number of cases in one response. */
export const mostWork = 200;

export const workQuery = (api: Api, { queue, template, state, assignee, snoozed }: WorkFilter) =>
  queryOptions({
    queryKey: queryKey(api, 'case', 'work', { queue, template, state, assignee, snoozed }),
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
    queryKey: queryKey(api, 'case', 'overview'),
    queryFn: ({ signal }) =>
      api.private.get<Told.RetrieveOverviewOfCaseQueuesResponse>('/case-queues/overview', {}, signal),
  });

/** An object of a case, with the few attributes that the case page shows. */
export type Attached = Resource<string, Readonly<Record<string, unknown>>>;

export interface CaseDocument extends Single<Case> {
  readonly included?: readonly Attached[];
}

/** Returns a case; `include` names the relationships that the user may read. */
export const caseQuery = (api: Api, id: string, include: string) =>
  queryOptions({
    queryKey: queryKey(api, 'case', id, 'whole', include),
    queryFn: ({ signal }) => api.get<CaseDocument>(`/cases/${id}`, { include }, signal),
  });

export const caseWorkQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'case', id, 'work'),
    queryFn: ({ signal }) => api.private.get<CaseWork>(`/cases/${id}/work`, {}, signal),
  });

export const commentsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'case', id, 'comments'),
    queryFn: ({ signal }) => api.private.get<Page<CaseComment>>(`/cases/${id}/comments`, {}, signal),
  });

const mostEvents = 100;

export const caseEventsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'case', id, 'events'),
    queryFn: ({ signal }) =>
      api.get<Page<Event>>('/events', { 'filter[object-id]': id, 'page[size]': mostEvents }, signal),
  });

export type CaseFilter = Readonly<Partial<Record<'account-id' | 'inquiry-id' | 'report-id', string>>>;

const shownBeside = 20;

/** Returns the latest cases that contain an object. */
export const casesOfQuery = (api: Api, filter: CaseFilter) =>
  queryOptions({
    queryKey: queryKey(api, 'case', 'of', filter),
    queryFn: ({ signal }) => {
      const named = Object.fromEntries(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]));
      return api.get<Page<Case>>('/cases', { ...named, 'page[size]': shownBeside }, signal);
    },
  });

export type ExportedCase = Told.ExportACaseResponse;

/** Options for which case to claim next. */
export interface NextWish {
  readonly queue?: string | undefined;
  readonly template?: string | undefined;
  /** A case to leave for another user. */
  readonly leave?: string;
}

interface NewCase {
  readonly template: string;
  readonly queue?: string | undefined;
  readonly objectIds: readonly string[];
}

export const caseClaims = mutationsOf(
  ['case'],
  {
    /** Claims the most urgent unassigned case for the caller; returns null when none is waiting. */
    async claimNext(api: Api, { queue, template, leave }: NextWish): Promise<string | null> {
      const { 'case-id': id } = await api.private.post<Told.ClaimTheNextCaseResponse>('/cases/claim-next', undefined, {
        ...(queue === undefined ? {} : { 'case-queue-id': queue }),
        ...(template === undefined ? {} : { 'case-template-id': template }),
        ...(leave === undefined ? {} : { leave }),
      });
      return id;
    },
  },
  { isAwaited: false },
);

export const caseComments = mutationsOf(
  ['case'],
  {
    comment: (api: Api, id: string, comment: { readonly message: string; readonly mentions: readonly string[] }) =>
      api.private.post(`/cases/${id}/comments`, comment),
  },
  { isAwaited: false },
);

export const caseMutations = mutationsOf(['case'], {
  async open(api: Api, { template, queue, objectIds }: NewCase): Promise<string> {
    const { data } = await api.post<Single<Case>>(
      '/cases',
      { 'case-template-id': template, ...(queue === undefined ? {} : { 'case-queue-id': queue }) },
      { 'object-ids': objectIds },
    );
    return data.id;
  },
  /** Sets the status; the case is unchanged if a second person must agree. */
  async setStatus(api: Api, id: string, status: string, comment: string): Promise<Case> {
    const { data } = await api.post<Single<Case>>(`/cases/${id}/set-status`, undefined, {
      status,
      ...(comment === '' ? {} : { comment }),
    });
    return data;
  },
  assign: (api: Api, id: string, emailAddress: string) =>
    api.post(`/cases/${id}/assign`, undefined, { 'user-email-address': emailAddress }),
  unassign: (api: Api, id: string) => api.private.post(`/cases/${id}/unassign`, undefined, {}),
  /** Snoozes the case until an instant; null wakes it. */
  snooze: (api: Api, id: string, until: string | null) => api.private.post(`/cases/${id}/snooze`, undefined, { until }),
  escalate: (api: Api, id: string, reason: string, queue: string) =>
    api.private.post(`/cases/${id}/escalate`, undefined, {
      reason,
      ...(queue === '' ? {} : { 'case-queue-id': queue }),
    }),
  check: (api: Api, id: string, item: string, checked: boolean) =>
    api.private.post(`/cases/${id}/checklist`, undefined, { item, checked }),
  runAction: (api: Api, id: string, key: string) =>
    api.private.post(`/cases/${id}/run-action`, undefined, { action: key }),
  addObjects: (api: Api, id: string, objectIds: readonly string[]) =>
    api.post(`/cases/${id}/add-objects`, undefined, { 'object-ids': objectIds }),
  removeObject: (api: Api, id: string, objectId: string) =>
    api.post(`/cases/${id}/remove-objects`, undefined, { 'object-ids': [objectId] }),
  setTags: (api: Api, id: string, tags: readonly string[]) =>
    api.post(`/cases/${id}/set-tags`, undefined, { 'tag-name': tags }),
  move: (api: Api, id: string, queue: string) =>
    api.patch(`/cases/${id}`, { 'case-queue-id': queue === '' ? null : queue }),
  /** Attaches a file; `data` is base64. */
  attach: (api: Api, id: string, attachment: { readonly filename: string; readonly data: string }) =>
    api.patch(`/cases/${id}`, { attachments: [attachment] }),
  changeFields: (api: Api, id: string, fields: object) => api.patch(`/cases/${id}`, { fields }),
  export: (api: Api, id: string, format: 'json' | 'pdf', language: string) =>
    api.private.post<ExportedCase>(`/cases/${id}/export`, undefined, { format }, language),
  redact: (api: Api, id: string) => api.delete(`/cases/${id}`),
});
