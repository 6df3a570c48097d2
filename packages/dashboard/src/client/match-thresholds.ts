/** Queries for the effect of match thresholds. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type * as Told from './generated/index.ts';
import { queryKey } from './query-key.ts';

export type Thresholds = Told.RetrieveWhatThresholdsWouldMeanResponse;

export type ThresholdPoint = Thresholds['points'][number];

export const thresholdsQuery = (api: Api, kind: string) =>
  queryOptions({
    queryKey: queryKey(api, 'report', 'thresholds', kind),
    queryFn: ({ signal }) => api.private.get<Thresholds>('/match-thresholds', { 'filter[kind]': kind }, signal),
  });
