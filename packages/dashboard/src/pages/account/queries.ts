/** What the page of one account asks for. */

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page, Single } from '../../client/documents.ts';
import type * as Told from '../../client/generated/index.ts';
import type { Account, Inquiry } from '../../client/resources.ts';

/** Its changes are the newest first. */
export type FieldHistory = Told.RetrieveTheHistoryOfAnAccountResponse['fields'][number];
export type ValueChange = FieldHistory['changes'][number];

export const historyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'account', id, 'history'],
    queryFn: ({ signal }) =>
      api.private.get<Told.RetrieveTheHistoryOfAnAccountResponse>(`/accounts/${id}/history`, {}, signal),
  });

/** More than these are told as so many and more. */
export const mostInquiries = 100;

export const inquiriesOfQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry', 'of', id],
    queryFn: ({ signal }) => inquiriesPage(api, id, signal),
  });

const inquiriesPage = (api: Api, id: string, signal: AbortSignal): Promise<Page<Inquiry>> =>
  api.get('/inquiries', { 'filter[account-id]': id, 'page[size]': mostInquiries }, signal);

const tries = 40;
const tryEvery = 500;

/** Resolves when nothing hangs on the other any more, which a job sees to, or when that takes too long to wait for. */
export const whenMoved = (queries: QueryClient, api: Api, sourceId: string): Promise<unknown> =>
  queries
    .fetchQuery({
      queryKey: [...inquiriesOfQuery(api, sourceId).queryKey, 'moved'],
      async queryFn({ signal }) {
        const { data } = await inquiriesPage(api, sourceId, signal);
        if (data.length > 0) throw new Error('still moving');
        return true;
      },
      retry: tries,
      retryDelay: tryEvery,
      staleTime: 0,
    })
    .catch(() => undefined);

/** The account with what hung on the other, which is archived. */
export const consolidate = (api: Api, id: string, sourceId: string): Promise<Single<Account>> =>
  api.post(`/accounts/${id}/consolidate`, undefined, { 'source-account-ids': [sourceId] });
