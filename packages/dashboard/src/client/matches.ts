/** Matches that wait for a person, as the queue, a report and home ask for them. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

export type FieldState = 'equal' | 'near' | 'different' | 'absent';

export interface MatchTerm {
  readonly feature: string;
  readonly value: number;
  readonly weight: number;
  readonly z: number;
}

export interface ShownMatch {
  readonly 'watchlist-slug': string;
  readonly 'watchlist-title': string;
  readonly 'watchlist-type': string;
  readonly 'watchlist-url': string;
  readonly 'entity-id': string;
  readonly kind: string;
  readonly name: string;
  readonly score: number | null;
  readonly z: number | null;
  readonly model: string | null;
  readonly terms: readonly MatchTerm[];
  readonly pairs: readonly {
    readonly query: string;
    readonly listed: string;
    readonly how: string;
    readonly similarity: number;
  }[];
  readonly 'left-query': readonly string[];
  readonly 'left-listed': readonly string[];
  readonly names: readonly {
    readonly value: string;
    readonly type: string;
    readonly quality: string;
    readonly folded: string | null;
  }[];
  readonly fields: readonly {
    readonly field: string;
    readonly asked: string | null;
    readonly listed: readonly string[];
    readonly state: FieldState;
  }[];
  readonly identifiers: readonly string[];
  readonly programs: readonly string[];
  readonly remarks: string | null;
  readonly 'gone-at': string | null;
}

export interface Decided {
  readonly at: string;
  readonly by: string;
  readonly reason: string | null;
  readonly 'reason-code': string | null;
}

export interface WaitingMatch {
  readonly 'report-id': string;
  readonly 'report-type': string;
  readonly 'found-at': string | null;
  readonly query: Readonly<Record<'name' | 'birthdate' | 'country' | 'wallet', string | null>>;
  readonly match: ShownMatch;
  readonly source: { readonly age: string; readonly 'checked-at': string | null } | null;
  readonly confirmed: Decided | null;
  /** Whether a second person has to agree before it is dismissed, and who said so first. */
  readonly 'needs-two': boolean;
  readonly 'dismissed-first': (Decided & { readonly 'is-own': boolean }) | null;
  readonly 'dismissed-before':
    | (Decided & {
        readonly differences: readonly {
          readonly field: string;
          readonly before: readonly string[];
          readonly after: readonly string[];
        }[];
      })
    | null;
}

export interface Queue {
  readonly data: readonly WaitingMatch[];
  readonly meta: { readonly open: number; readonly reports: number; readonly 'most-shown': number };
}

export const queueQuestion = 'GET /api/v1/report-matches';

export type QueueOrder = 'age' | 'score';

/** Reports at once; what is decided of them makes room for the next. */
const mostReports = 100;

export const queueQuery = (api: Api, order: QueueOrder) =>
  queryOptions({
    queryKey: [api.environmentId, 'report', 'queue', order],
    queryFn: ({ signal }) =>
      api.get<Queue>('/report-matches', { 'filter[order]': order, 'page[size]': mostReports }, signal),
  });

/** How many wait, without looking at them. */
export const waitingQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'report', 'waiting'],
    queryFn: ({ signal }) => api.get<Queue>('/report-matches', { 'page[size]': 1 }, signal),
  });

/** All active ones of a report, those that are confirmed too. */
export const matchesOfQuery = (api: Api, reportId: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'report', 'matches', reportId],
    queryFn: ({ signal }) => api.get<Queue>('/report-matches', { 'filter[report-id]': reportId }, signal),
  });

/** By which a match has its address. */
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

export const confirmMatch = (api: Api, { 'report-id': id, match }: WaitingMatch, reason: string): Promise<unknown> =>
  api.post(`/reports/${id}/review`, {
    decision: 'true-match',
    'entity-id': match['entity-id'],
    ...(reason === '' ? {} : { reason }),
  });

/** The same entry for one report, or for several at once. */
export const dismissMatch = (
  api: Api,
  entityId: string,
  reportIds: readonly string[],
  { code, reason }: { readonly code: DismissalCode; readonly reason: string },
): Promise<unknown> =>
  api.post('/report-matches/dismiss', {
    'report-ids': reportIds,
    'entity-id': entityId,
    'reason-code': code,
    reason,
  });

export const restoreMatch = (api: Api, reportId: string, entityId: string): Promise<unknown> =>
  api.post(`/reports/${reportId}/restore`, { 'entity-id': entityId });
