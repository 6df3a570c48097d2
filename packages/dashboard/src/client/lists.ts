/** Lists, what is on them, and what met them. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PageTexts } from '../texts/en/pages.ts';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Resource, type Single } from './documents.ts';

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

export interface ListCount {
  readonly 'list-id': string;
  readonly items: number;
  readonly hits: number;
}

export const listCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'list', 'counts'],
    queryFn: ({ signal }) => api.private.get<{ readonly counts: readonly ListCount[] }>('/list-counts', {}, signal),
  });

export const listQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'list', 'one', id],
    queryFn: ({ signal }) => api.get<Single<List>>(`/lists/${id}`, {}, signal),
    retry: false,
  });

export interface ListItem {
  readonly id: string;
  readonly status: 'pending' | 'active' | 'archived';
  readonly 'created-at': string;
  readonly 'archived-at': string | null;
  readonly 'expires-at': string | null;
  readonly 'match-count': number;
  /** Submissions of the 90 days before it was added that it would have hit; null while they are looked for. */
  readonly 'back-hits': number | null;
  readonly 'creator-type': string;
  readonly 'creator-id': string | null;
  /** Without a member for those who see no persons. */
  readonly values: Readonly<Record<string, string | number>>;
}

interface ItemPage {
  readonly items: readonly ListItem[];
  readonly 'has-more': boolean;
}

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

export interface ListMatch {
  readonly 'list-id': string;
  readonly 'list-name': string;
  readonly 'list-item-id': string;
  readonly field: string;
  /** `inquiry`, `verification/…`, `inquiry-session`, `transaction`. */
  readonly 'object-type': string;
  readonly 'object-id': string;
  readonly 'inquiry-id': string | null;
  readonly at: string;
}

/** The newest first, 200 at most. */
export const matchesOfListQuery = (api: Api, listId: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'list', 'matches', listId],
    queryFn: ({ signal }) =>
      api.private.get<{ readonly matches: readonly ListMatch[] }>(`/lists/${listId}/matches`, {}, signal),
  });

/** What an inquiry, with all that belongs to it, or another object met. */
export const matchesOfObjectQuery = (api: Api, objectId: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry', 'list-matches', objectId],
    queryFn: ({ signal }) =>
      api.private.get<{ readonly matches: readonly ListMatch[] }>(`/list-matches/${objectId}`, {}, signal),
  });

export interface BackHits {
  readonly count: number;
  /** Whether counting stopped there. */
  readonly 'at-least': boolean;
  readonly days: number;
  /** The newest of them. */
  readonly objects: readonly { readonly type: string; readonly id: string; readonly at: string }[];
}

export interface PasteAnswer {
  readonly added: number;
  readonly duplicates: number;
  readonly invalid: number;
  readonly verdicts: readonly {
    /** From 1. */
    readonly line: number;
    readonly verdict: 'added' | 'duplicate' | 'invalid' | 'empty';
    readonly problem: string | null;
  }[];
}

export interface Pasted {
  readonly lines: readonly string[];
  readonly 'expires-at': string | null;
}

/** With `dry-run` the same is said and nothing is written. */
export const pasteItems = (api: Api, listId: string, pasted: Pasted, isDryRun: boolean): Promise<PasteAnswer> =>
  api.private.ask('POST', `/lists/${listId}/items`, { ...pasted, 'dry-run': isDryRun });
