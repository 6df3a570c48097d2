/** Queries for logged API requests. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import { queryKey } from './query-key.ts';
import type { ApiLog } from './resources.ts';

const pageSize = 50;

export const logsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'api-log', 'list'),
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<ApiLog>>('/api-logs', { 'page[size]': pageSize, 'page[after]': pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

export const logQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'api-log', id),
    queryFn: ({ signal }) => api.get<Single<ApiLog>>(`/api-logs/${id}`, {}, signal),
    retry: false,
  });

export type Errors = Told.GroupTheErrorsOfApiLogsResponse;

/** A group of errors; its ids are newest first, and not all of many. */
export type ErrorGroup = Errors['groups'][number];

export const errorsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'api-log', 'errors'),
    queryFn: ({ signal }) => api.private.get<Errors>('/api-log-errors', {}, signal),
  });
