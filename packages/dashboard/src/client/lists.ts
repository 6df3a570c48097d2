/** Lists, their items and their matches. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PageTexts } from '../texts/page-texts.ts';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Resource, type Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import type { Shown } from './kept.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { ListField, ListName } from './resources.ts';

export type ListKind = keyof PageTexts['lists']['kinds'];

export type List = Resource<
  `list/${ListKind}`,
  Omit<ListName['attributes'], 'status'> & { readonly status: 'active' | 'archived' } & Partial<
      Pick<ListField['attributes'], 'field-name'>
    >
>;

export const kindOfList = ({ type }: Pick<List, 'type'>): ListKind => type.slice('list/'.length) as ListKind;

const pageSize = 50;

/** Returns the lists; `status` is the API filter, empty for all. */
export const listsQuery = (api: Api, status: string) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'list', 'all', status),
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<List>>(
        '/lists',
        { 'filter[status]': status, 'page[size]': pageSize, 'page[after]': pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

/** Returns the lists of all pages, archived ones too. */
export const everyListQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'list', 'every'),
    queryFn: async ({ signal }) => {
      const found: List[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page: Page<List> = await api.get('/lists', { 'page[size]': 100, 'page[after]': after }, signal);
        found.push(...page.data);
        after = nextCursor(page);
      }
      return found;
    },
  });

export const listCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'list', 'counts'),
    queryFn: ({ signal }) => api.private.get<Told.CountTheItemsOfListsResponse>('/list-counts', {}, signal),
  });

export const listQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'list', 'one', id),
    queryFn: ({ signal }) => api.get<Single<List>>(`/lists/${id}`, {}, signal),
    retry: false,
  });

type ItemPage = Told.ListTheItemsOfAListResponse;
/**
 * An item. Its values are absent for readers without access to personal data; its earlier hits are null while they are
 * being searched.
 */
export type ListItem = ItemPage['items'][number];

/** Interval between polls for items that are not yet compared, in milliseconds. */
const looksEvery = 1500;

export const listItemsQuery = (api: Api, listId: string, status: string) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'list', 'items', listId, status),
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

/** Returns the newest matches, 200 at most. */
export const matchesOfListQuery = (api: Api, listId: string) =>
  queryOptions({
    queryKey: queryKey(api, 'list', 'matches', listId),
    queryFn: ({ signal }) =>
      api.private.get<Told.ListTheMatchesOfAListResponse>(`/lists/${listId}/matches`, {}, signal),
  });

/** Returns the list matches of an object; for an inquiry, also those of everything that belongs to it. */
export const matchesOfObjectQuery = (api: Api, objectId: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', 'list-matches', objectId),
    queryFn: ({ signal }) =>
      api.private.get<Told.ListTheMatchesOfAnObjectResponse>(`/list-matches/${objectId}`, {}, signal),
  });

/** Objects that an item would have matched, limited to the newest. */
export type BackHits = Told.PreviewAListItemResponse;
/** Result per line; lines are counted from 1. */
export type PasteAnswer = Told.PasteListItemsResponse;

export type Pasted = Omit<Shown<Told.PasteListItemsData['body']>, 'dry-run'>;

/** Returns which objects of the last 90 days the line would have matched; changes nothing. */
export const previewItem = (api: Api, listId: string, line: string): Promise<BackHits> =>
  api.private.ask<BackHits>('POST', `/lists/${listId}/preview`, { line });

const sendPasted = (api: Api, listId: string, pasted: Pasted, isDryRun: boolean): Promise<PasteAnswer> =>
  api.private.ask('POST', `/lists/${listId}/items`, { ...pasted, 'dry-run': isDryRun });

/** Returns the result of {@link listMutations} `paste` without writing anything. */
export const tryPasting = (api: Api, listId: string, pasted: Pasted): Promise<PasteAnswer> =>
  sendPasted(api, listId, pasted, true);

export const listMutations = mutationsOf(['list'], {
  make: (api: Api, attributes: object) => api.private.ask<Single<List>>('POST', '/lists', attributes),
  archive: (api: Api, id: string) => api.delete(`/lists/${id}`),
  /** Adds an item; `path` is that of the items of a kind. */
  addItem: (api: Api, path: string, attributes: object) => api.post(path, attributes),
  paste: (api: Api, listId: string, pasted: Pasted) => sendPasted(api, listId, pasted, false),
  /** Sets the expiry, an instant; null for never. */
  setEnd: (api: Api, itemId: string, expiresAt: string | null) =>
    api.private.ask('PATCH', `/list-items/${itemId}`, { 'expires-at': expiresAt }),
  removeItem: (api: Api, itemId: string) => api.private.delete(`/list-items/${itemId}`),
});
