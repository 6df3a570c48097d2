/** A draft that is run over the past: started, and looked at until it has an end. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Single } from './documents.ts';
import type { ReportSettings } from './report-templates.ts';

export const backtestChanges = ['new', 'gone', 'changed'] as const;

export interface BacktestRow {
  readonly change: (typeof backtestChanges)[number];
  readonly 'report-id': string;
  readonly 'entity-id': string;
  readonly name: string | null;
  readonly 'asked-name': string | null;
  readonly 'score-before': number | null;
  readonly 'score-after': number | null;
}

export interface Backtest {
  readonly id: string;
  readonly attributes: {
    readonly status: 'pending' | 'running' | 'completed' | 'failed';
    readonly failure: string | null;
    readonly screened: number;
    readonly reports: number | null;
    readonly counts: Readonly<
      Record<
        | 'reports'
        | 'new'
        | 'gone'
        | 'changed'
        | 'same'
        | 'matched-before'
        | 'matched-after'
        | 'errored-before'
        | 'errored-after',
        number
      >
    > | null;
    readonly rows: readonly BacktestRow[];
  };
}

/** What is tried in place of what holds. */
export interface Draft {
  readonly settings?: Partial<ReportSettings>;
  readonly 'watchlist-version'?: { readonly slug: string; readonly version: string };
}

export const startBacktest = async (
  api: Api,
  templateId: string,
  draft: Draft & { readonly sample: number },
): Promise<string> => (await api.post<Single<Backtest>>(`/report-templates/${templateId}/backtest`, draft)).data.id;

const looksEvery = 700;

export const isEnded = ({ attributes }: Backtest): boolean =>
  attributes.status === 'completed' || attributes.status === 'failed';

export const backtestQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'report-backtest', id],
    queryFn: ({ signal }) => api.get<Single<Backtest>>(`/report-backtests/${id}`, {}, signal),
    refetchInterval: ({ state }) => (state.data !== undefined && isEnded(state.data.data) ? false : looksEvery),
  });
