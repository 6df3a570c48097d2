/** Report queries shared by several pages, and decisions on their matches. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { ListMatchDecisionsResponse, ListReportHistoryResponse, Report } from './resources.ts';

/** Members that all kinds of reports share; the members of a kind are read by name. */
export interface AnyReport {
  readonly type: string;
  readonly id: string;
  readonly attributes: Pick<
    Report['attributes'],
    | 'status'
    | 'created-at'
    | 'completed-at'
    | 'redacted-at'
    | 'report-template-version-name'
    | 'has-match'
    | 'is-continuous'
    | 'is-recurring'
    | 'tags'
    | 'errors'
    | 'searched-sources'
  > &
    Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<
    Record<string, { readonly data: { readonly type: string; readonly id: string } | null }>
  >;
}

export type ReportFilter = Readonly<
  Partial<Record<'kind' | 'status' | 'has-match' | 'account-id' | 'inquiry-id', string>>
>;

export const kindOf = ({ type }: Pick<AnyReport, 'type'>): string => type.slice('report/'.length);

export const relatedTo = ({ relationships }: AnyReport, name: string): string | null =>
  relationships?.[name]?.data?.id ?? null;

const nameParts = ['name-first', 'name-middle', 'name-last'];
const others = ['term', 'business-name', 'email-address', 'phone-number', 'crypto-address', 'address-street-1'];

/** Returns the subject of the report; empty where it names none, or where it is hidden from the reader. */
export function subjectOf({ attributes }: Pick<AnyReport, 'attributes'>): string {
  const query = attributes['query'];
  const members: Readonly<Record<string, unknown>> = {
    ...(typeof query === 'object' && query !== null ? query : {}),
    ...attributes,
  };
  const text = (name: string): string => {
    const value = members[name];
    return typeof value === 'string' ? value : '';
  };
  const name = nameParts.map(text).filter(Boolean).join(' ');
  return [text('term'), name, ...others.map(text)].find((each) => each !== '') ?? '';
}

const pageSize = 50;

export const reportsQuery = (api: Api, filter: ReportFilter) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'report', 'list', filter),
    queryFn: ({ signal, pageParam }) => {
      const named = Object.fromEntries(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]));
      return api.get<Page<AnyReport>>(
        '/reports',
        { ...named, 'page[size]': pageSize, 'page[after]': pageParam },
        signal,
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

const shownBeside = 20;

/** Returns the latest reports of an account or an inquiry. */
export const reportsOfQuery = (api: Api, filter: ReportFilter) =>
  queryOptions({
    queryKey: queryKey(api, 'report', 'of', filter),
    queryFn: ({ signal }) => {
      const named = Object.fromEntries(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]));
      return api.get<Page<AnyReport>>('/reports', { ...named, 'page[size]': shownBeside }, signal);
    },
  });

export const reportQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'report', 'one', id),
    queryFn: ({ signal }) => api.get<Single<AnyReport>>(`/reports/${id}`, {}, signal),
  });

export type CatalogueKind = Told.RetrieveTheKindsOfReportsResponse['kinds'][number];

export const reportCatalogueQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'report-catalogue'),
    queryFn: ({ signal }) => api.private.get<Told.RetrieveTheKindsOfReportsResponse>('/report-catalogue', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A decision on a match. `first-by`: the first of the two people who agreed on a dismissal. */
export type MatchDecision = ListMatchDecisionsResponse['data'][number];

export const decisionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'report', 'decisions', id),
    queryFn: ({ signal }) => api.get<ListMatchDecisionsResponse>(`/reports/${id}/match-decisions`, {}, signal),
  });

const mostEntries = 50;

/** Returns the history, latest first. */
export const reportHistoryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'report', 'history', id),
    queryFn: ({ signal }) =>
      api.get<ListReportHistoryResponse>(`/reports/${id}/history`, { 'page[size]': mostEntries }, signal),
  });

export const reportMutations = mutationsOf(['report'], {
  make: (api: Api, kind: string, attributes: object) =>
    api.ask<Single<AnyReport>>('POST', '/reports', { data: { type: `report/${kind}`, attributes } }),
  act: (api: Api, id: string, action: 'run' | 'pause' | 'resume') => api.post(`/reports/${id}/${action}`),
  setTags: (api: Api, id: string, tags: readonly string[]) =>
    api.post(`/reports/${id}/set-tags`, undefined, { 'tag-name': tags }),
  redact: (api: Api, id: string) => api.delete(`/reports/${id}`),
});
