/** Lists as files. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

export interface Export {
  readonly id: string;
  readonly status: 'pending' | 'running' | 'completed' | 'failed';
  readonly 'user-id': string;
  readonly 'with-personal': boolean;
  readonly filter: Readonly<Record<string, string>>;
  readonly rows: number;
  readonly 'is-cut': boolean;
  readonly 'byte-size': number | null;
  readonly 'created-at': string;
  readonly 'completed-at': string | null;
}

const isUnderWay = ({ status }: Export): boolean => status === 'pending' || status === 'running';

export const exportsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'export', 'list'],
    queryFn: ({ signal }) => api.private.get<{ readonly exports: readonly Export[] }>('/exports', {}, signal),
    refetchInterval: ({ state }) => (state.data?.exports.some(isUnderWay) === true ? 1000 : false),
  });

export const exportInquiries = (api: Api, filter: Readonly<Record<string, string>>): Promise<Export> =>
  api.private.ask('POST', '/exports', { filter });
