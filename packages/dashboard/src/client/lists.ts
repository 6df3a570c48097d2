/** Lists, what is on them, and what met them. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PageTexts } from '../texts/en/pages.ts';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Resource, type Single } from './documents.ts';
import type * as Told from './generated/index.ts';

export type ListKind = keyof PageTexts['lists']['kinds'];

export type List = Resource<
  `list/${ListKind}`,
  {
    readonly name: string;
    readonly status: 'active' | 'archived';
    readonly 'archived-at': string | null;
    readonly 'created-at': string;
    /** Of lists of names: first names that are alike are the same. */
    readonly 'allow-fuzzy-name-first'?: boolean;
    /** Of lists of kind `field`: which field of an inquiry they compare. */
    readonly 'field-name'?: string | null;
  }
>;

export const kindOfList = ({ type }: Pick<List, 'type'>): ListKind => type.slice('list/'.length) as ListKind;

const pageSize = 50;

/** `status` as the API filters by it; empty for every one. */
export const listsQuery = (api: Api, status: string) =>
  infiniteQueryOptions({
    queryKey: [api.environmentId, 'list', 'all', status],
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<List>>(
        '/lists',
        { 'filter[status]': status, 'page[size]': pageSize, 'page[after]': pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

export const listCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'list', 'counts'],
    queryFn: ({ signal }) => api.private.get<Told.CountTheItemsOfListsResponse>('/list-counts', {}, signal),
  });

export const listQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'list', 'one', id],
    queryFn: ({ signal }) => api.get<Single<List>>(`/lists/${id}`, {}, signal),
    retry: false,
  });

type ItemPage = Told.ListTheItemsOfAListResponse;
/** Its values are without a member for those who see no persons; its hits from before are null while they are looked for. */
export type ListItem = ItemPage['items'][number];

/** How often items that wait to be compared are looked at, in milliseconds. */
const looksEvery = 1500;

export const listItemsQuery = (api: Api, listId: string, status: string) =>
  infiniteQueryOptions({
    queryKey: [api.environmentId, 'list', 'items', listId, status],
    queryFn: ({ signal, pageParam }) =>
      api.private.get<ItemPage>(
        `/lists/${listId}/items`,
        { 'filter[status]': status, 'page[size]': pageSize, 'page[after]': pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page['has-more'] ? (page.items.at(-1)?.id ?? null) : null),
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.items.some((item) => item.status === 'pending') === true ? looksEvery : false,
  });

export type ListMatch = Told.ListTheMatchesOfAListResponse['matches'][number];

/** The newest first, 200 at most. */
export const matchesOfListQuery = (api: Api, listId: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'list', 'matches', listId],
    queryFn: ({ signal }) =>
      api.private.get<Told.ListTheMatchesOfAListResponse>(`/lists/${listId}/matches`, {}, signal),
  });

/** What an inquiry, with all that belongs to it, or another object met. */
export const matchesOfObjectQuery = (api: Api, objectId: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry', 'list-matches', objectId],
    queryFn: ({ signal }) =>
      api.private.get<Told.ListTheMatchesOfAnObjectResponse>(`/list-matches/${objectId}`, {}, signal),
  });

/** Its objects are the newest of them. */
export type BackHits = Told.PreviewAListItemResponse;
/** Lines are counted from 1. */
export type PasteAnswer = Told.PasteListItemsResponse;

export interface Pasted {
  readonly lines: readonly string[];
  readonly 'expires-at': string | null;
}

/** With `dry-run` the same is said and nothing is written. */
export const pasteItems = (api: Api, listId: string, pasted: Pasted, isDryRun: boolean): Promise<PasteAnswer> =>
  api.private.ask('POST', `/lists/${listId}/items`, { ...pasted, 'dry-run': isDryRun });
