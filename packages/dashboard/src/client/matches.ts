/** Matches waiting for review, for the queue, a report and home. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { ListMatchesToReviewResponse } from './resources.ts';

export type Queue = ListMatchesToReviewResponse;
/**
 * A waiting match. `needs-two`: a second person must agree before it is dismissed; `dismissed-first` is the first one.
 */
export type WaitingMatch = Queue['data'][number];
export type ShownMatch = WaitingMatch['match'];
export type FieldState = NonNullable<ShownMatch['fields']>[number]['state'];

export type QueueOrder = 'age' | 'score';

/** Maximum number of reports per response; decided ones make room for the next. */
const mostReports = 100;

export const queueQuery = (api: Api, order: QueueOrder) =>
  queryOptions({
    queryKey: queryKey(api, 'report', 'queue', order),
    queryFn: ({ signal }) =>
      api.get<Queue>('/report-matches', { 'filter[order]': order, 'page[size]': mostReports }, signal),
  });

/** Returns the number of waiting matches without opening them. */
export const waitingQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'report', 'waiting'),
    queryFn: ({ signal }) => api.get<Queue>('/report-matches', { 'page[size]': 1 }, signal),
  });

/** Returns all active matches of a report, including confirmed ones. */
export const matchesOfQuery = (api: Api, reportId: string) =>
  queryOptions({
    queryKey: queryKey(api, 'report', 'matches', reportId),
    queryFn: ({ signal }) => api.get<Queue>('/report-matches', { 'filter[report-id]': reportId }, signal),
  });

/** Returns the key of a match for its address. */
export const keyOf = ({ 'report-id': id, match }: WaitingMatch): string => `${id}|${match['entity-id']}`;

export const askedName = ({ query }: WaitingMatch): string => query.name ?? query.wallet ?? '';

export const dismissalCodes = [
  'other-person',
  'other-birthdate',
  'other-country',
  'other-gender',
  'name-alone',
  'not-relevant',
  'other',
] as const;

export type DismissalCode = (typeof dismissalCodes)[number];

/** Changes to matches. The next match is shown while the queue is fetched again. */
export const matchMutations = mutationsOf(
  ['report'],
  {
    confirm: (api: Api, { 'report-id': id, match }: WaitingMatch, reason: string) =>
      api.post(`/reports/${id}/review`, {
        decision: 'true-match',
        'entity-id': match['entity-id'],
        ...(reason === '' ? {} : { reason }),
      }),
    /** Dismisses the same entry for one report, or for several at once. */
    dismiss: (
      api: Api,
      entityId: string,
      reportIds: readonly string[],
      { code, reason }: { readonly code: DismissalCode; readonly reason: string },
    ) =>
      api.post('/report-matches/dismiss', {
        'report-ids': reportIds,
        'entity-id': entityId,
        'reason-code': code,
        reason,
      }),
    /** Dismisses an entity by its id, or an article by its address. */
    dismissMedia: (
      api: Api,
      reportId: string,
      { type, id }: { readonly type: 'entity' | 'media'; readonly id: string },
      reason: string,
    ) => api.post(`/reports/${reportId}/dismiss`, { 'dismiss-type': type, 'entity-id': id, reason }),
  },
  { isAwaited: false },
);

export const matchRestoring = mutationsOf(['report'], {
  /** Undoes a decision for every report that it applied to. */
  async restore(api: Api, reportIds: readonly string[], entityId: string) {
    for (const id of reportIds) await api.post(`/reports/${id}/restore`, { 'entity-id': entityId });
  },
});
