/** Queries for logged API requests. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import { queryKey } from './query-key.ts';
import type { ApiLog } from './resources.ts';

const pageSize = 50;

/** Filter of the list as in the address; an empty member does not filter. */
export interface LogQuestion {
  /** Status, class such as `4xx`, or `failed`. */
  readonly status: string;
  readonly method: string;
  /** Part of a path. With a leading `=` it is the whole path, in which `{id}` matches any id. */
  readonly path: string;
  /** Id of an API key. */
  readonly key: string;
  /** Local times without an offset: `2026-01-31T09:30`. */
  readonly from: string;
  readonly until: string;
}

/** Returns the instant of a local time; empty if there is no time. */
function instantOf(local: string, wholeMinute = false): string {
  const at = new Date(local);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() + (wholeMinute ? 59_999 : 0)).toISOString();
}

export const logsQuery = (api: Api, question: LogQuestion) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'api-log', 'list', JSON.stringify(question)),
    queryFn: ({ signal, pageParam }) =>
      api.private.get<Page<ApiLog>>(
        '/api-logs',
        {
          'filter[status]': question.status,
          'filter[method]': question.method,
          'filter[path]': question.path,
          'filter[api-key-id]': question.key,
          'filter[created-at-start]': instantOf(question.from),
          'filter[created-at-end]': instantOf(question.until, true),
          'page[size]': pageSize,
          'page[after]': pageParam,
        },
        signal,
      ),
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

export const errorsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'api-log', 'errors'),
    queryFn: ({ signal }) => api.private.get<Errors>('/api-log-errors', {}, signal),
  });
