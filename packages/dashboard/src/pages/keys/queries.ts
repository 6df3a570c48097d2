/** What the page of keys asks for. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import { nextCursor, type Page, type Resource } from '../../client/documents.ts';

export type ApiKey = Resource<
  'api-key',
  {
    readonly name: string;
    readonly note: string | null;
    readonly permissions: readonly string[];
    readonly 'ip-address-allowlist': readonly string[];
    readonly 'last-used-at': string | null;
    readonly 'expires-at': string | null;
    readonly 'created-at': string;
    /** Only where it was made just now. */
    readonly value?: string;
  }
>;

export interface KeyUse {
  readonly since: string;
  readonly operations: readonly {
    readonly 'operation-id': string;
    readonly method: string;
    readonly path: string;
    readonly permission: string | null;
    readonly calls: number;
    readonly refused: number;
    readonly 'last-used-at': string;
  }[];
}

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
