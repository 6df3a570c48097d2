/** What the page of a report asks for beside the report. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Decided } from '../../client/matches.ts';

export interface MatchDecision extends Decided {
  readonly decision: 'true-match' | 'false-alert';
  /** Of a dismissal that two people agreed on, who said it first. */
  readonly 'first-by': string | null;
  readonly 'is-waiting': boolean;
  readonly 'is-own': boolean;
  readonly name: string;
  readonly 'entity-id': string | null;
  readonly score: number | null;
}

export const decisionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'report', 'decisions', id],
    queryFn: ({ signal }) =>
      api.get<{ readonly data: readonly MatchDecision[] }>(`/reports/${id}/match-decisions`, {}, signal),
  });

export interface HistoryEntry {
  readonly id: string;
  readonly type: 'run' | 'dismiss' | 'pause' | 'resume' | 'review';
  readonly 'completed-at'?: string | null;
  readonly matches?: number | null;
  readonly 'created-at'?: string;
  readonly 'creator-name'?: string;
}

const mostEntries = 50;

/** The latest first. */
export const historyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'report', 'history', id],
    queryFn: ({ signal }) =>
      api.get<{ readonly data: readonly HistoryEntry[] }>(
        `/reports/${id}/history`,
        { 'page[size]': mostEntries },
        signal,
      ),
  });
