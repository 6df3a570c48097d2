/** Exports of lists as files. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type * as Told from './generated/index.ts';
import { queryKey } from './query-key.ts';

export type Export = Told.ListExportsResponse['exports'][number];

const isUnderWay = ({ status }: Export): boolean => status === 'pending' || status === 'running';

export const exportsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'export', 'list'),
    queryFn: ({ signal }) => api.private.get<Told.ListExportsResponse>('/exports', {}, signal),
    refetchInterval: ({ state }) => (state.data?.exports.some(isUnderWay) === true ? 1000 : false),
  });

export const exportInquiries = (api: Api, filter: Readonly<Record<string, string>>): Promise<Export> =>
  api.private.ask('POST', '/exports', { filter });
