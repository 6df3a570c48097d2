/** Bulk actions: one action over many inquiries, executed by a job of the server. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { Inquiry } from './resources.ts';

export type BulkProgress = Told.StartABulkActionResponse;
export type BulkJob = Told.RetrieveABulkActionResponse;
export type BulkAction = BulkProgress['action'];
export type BulkRow = BulkJob['rows'][number];

/** Maximum number of selected inquiries; for more, users narrow the list or export it. */
export const mostChosen = 1000;

/** Interval between polls while a bulk action runs, in milliseconds. None is sent while the tab is hidden. */
const looksEvery = 1000;

export const isRunning = ({ status }: Pick<BulkProgress, 'status'>): boolean => status === 'running';

/** Returns the reader's newest bulk actions. */
export const bulkJobsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'bulk-action', 'list'),
    queryFn: ({ signal }) => api.private.get<Told.ListOwnBulkActionsResponse>('/bulk-actions', {}, signal),
    refetchInterval: ({ state }) => (state.data?.['bulk-actions'].some(isRunning) === true ? looksEvery : false),
  });

export const bulkJobQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'bulk-action', 'one', id),
    queryFn: ({ signal }) => api.private.get<BulkJob>(`/bulk-actions/${id}`, {}, signal),
    refetchInterval: ({ state }) => (state.data !== undefined && isRunning(state.data) ? looksEvery : false),
  });

/** Maximum number of inquiries that one request may identify by id. */
export const mostNamed = 100;

/** Returns inquiries by their ids, at most {@link mostNamed}. */
export const namedInquiriesQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', 'named', ...ids),
    queryFn: ({ signal }) =>
      api.get<Page<Inquiry>>('/inquiries', { 'filter[inquiry-id]': ids, 'page[size]': mostNamed }, signal),
  });

export const bulkMutations = mutationsOf(['bulk-action'], {
  /** Starts the action. `text` is its reason or tag; empty if it has neither. */
  start(api: Api, action: BulkAction, ids: readonly string[], text: string): Promise<BulkProgress> {
    const member = action === 'add-tag' ? 'tag-name' : 'comment';
    const said = action === 'mark-for-review' || text === '' ? {} : { [member]: text };
    return api.private.ask('POST', '/bulk-actions', { action, 'inquiry-ids': ids, ...said });
  },
  /** Tries the refused inquiries again. */
  retry: (api: Api, id: string): Promise<BulkProgress> => api.private.ask('POST', `/bulk-actions/${id}/retry`),
  /** Cancels the action; inquiries that still wait stay unchanged. */
  cancel: (api: Api, id: string): Promise<BulkProgress> => api.private.ask('POST', `/bulk-actions/${id}/cancel`),
});

/** Data that a bulk action has changed once it ends. */
export const changedByBulk = mutationsOf(['inquiry', 'case'], {});
