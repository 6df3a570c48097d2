/** What the page of keys asks for. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import { nextCursor, type Page } from '../../client/documents.ts';
import type * as Told from '../../client/generated/index.ts';
import type { ApiKey } from '../../client/resources.ts';

export type KeyUse = Told.RetrieveTheUseOfAnApiKeyResponse;

export const keysQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [api.environmentId, 'api-key', 'all'],
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<ApiKey>>('/api-keys', { 'page[size]': 50, 'page[after]': pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

export const keyUseQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'api-key', id, 'use'],
    queryFn: ({ signal }) => api.private.get<KeyUse>(`/api-keys/${id}/use`, {}, signal),
  });

export type KeyState = 'live' | 'ending' | 'expired';

export function stateOf({ attributes }: ApiKey, now: number): KeyState {
  const end = attributes['expires-at'];
  if (end === null) return 'live';
  return Date.parse(end) <= now ? 'expired' : 'ending';
}
