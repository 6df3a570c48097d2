/** Keys of the API. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Single } from './documents.ts';
import { nextCursor, type Page } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { ApiKey } from './resources.ts';

export type KeyUse = Told.RetrieveTheUseOfAnApiKeyResponse;

export const keysQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'api-key', 'all'),
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<ApiKey>>('/api-keys', { 'page[size]': 50, 'page[after]': pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

export const keyUseQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'api-key', id, 'use'),
    queryFn: ({ signal }) => api.private.get<KeyUse>(`/api-keys/${id}/use`, {}, signal),
  });

export type KeyState = 'live' | 'ending' | 'expired';

export function keyStateOf({ attributes }: ApiKey, now: number): KeyState {
  const end = attributes['expires-at'];
  if (end === null) return 'live';
  return Date.parse(end) <= now ? 'expired' : 'ending';
}

type KeyAttributes = Pick<ApiKey['attributes'], 'name' | 'permissions' | 'ip-address-allowlist'>;

export const keyMutations = mutationsOf(['api-key'], {
  make: (api: Api, attributes: KeyAttributes) => api.post<Single<ApiKey>>('/api-keys', attributes),
  change: (api: Api, id: string, attributes: KeyAttributes) => api.patch(`/api-keys/${id}`, attributes),
  /** Creates a key with the same settings and another value. */
  copy: (api: Api, id: string) => api.post<Single<ApiKey>>(`/api-keys/${id}/clone`),
  expire: (api: Api, id: string, seconds: number) =>
    api.post(`/api-keys/${id}/expire`, undefined, { 'expires-in-seconds': seconds }),
});
