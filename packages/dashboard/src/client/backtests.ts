/** Backtests of a draft over past data: started, and polled until they end. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Single } from './documents.ts';
import { queryKey } from './query-key.ts';
import type { ReportSettings } from './report-templates.ts';
import type { RetrieveAReportBacktestResponse } from './resources.ts';

export const backtestChanges = ['new', 'gone', 'changed'] as const;

export type Backtest = RetrieveAReportBacktestResponse['data'];
export type BacktestRow = Backtest['attributes']['rows'][number];

/** Settings or watchlist version to try instead of the current ones. */
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
    queryKey: queryKey(api, 'report-backtest', id),
    queryFn: ({ signal }) => api.get<Single<Backtest>>(`/report-backtests/${id}`, {}, signal),
    refetchInterval: ({ state }) => (state.data !== undefined && isEnded(state.data.data) ? false : looksEvery),
  });
