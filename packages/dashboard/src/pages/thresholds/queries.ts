/** What the page of thresholds asks for. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type * as Told from '../../client/generated/index.ts';

export type Thresholds = Told.RetrieveWhatThresholdsWouldMeanResponse;
export type ThresholdPoint = Thresholds['points'][number];

export const thresholdsQuery = (api: Api, kind: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'report', 'thresholds', kind],
    queryFn: ({ signal }) => api.private.get<Thresholds>('/match-thresholds', { 'filter[kind]': kind }, signal),
  });
