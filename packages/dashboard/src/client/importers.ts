/** Imports of CSV files: accounts and items of lists. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type ImportKind, importFiles } from '../imports/kinds.ts';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Resource, type Single } from './documents.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { ImporterAccount } from './resources.ts';

export type Importer = Resource<`importer/${string}`, ImporterAccount['attributes']>;

const pageSize = 50;

/** Interval between polls while an import runs, in milliseconds. None is sent while the tab is hidden. */
const looksEvery = 1000;

export const isRunning = ({ attributes }: Importer): boolean => attributes.status === 'pending';

export const importersQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'importer', 'all'),
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<Importer>>('/importers', { 'page[size]': pageSize, 'page[after]': pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ data }) => data.some(isRunning)) ? looksEvery : false),
  });

export const importerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'importer', 'one', id),
    queryFn: ({ signal }) => api.get<Single<Importer>>(`/importers/${id}`, {}, signal),
    retry: false,
    refetchInterval: ({ state }) => (state.data !== undefined && isRunning(state.data.data) ? looksEvery : false),
  });

export interface ImportedFile {
  /** Bytes in base64. */
  readonly data: string;
  readonly filename: string;
}

export const importerMutations = mutationsOf(['importer', 'list', 'account'], {
  /** Starts an import; `listId` is the list that gets the items, null for accounts. */
  start: (api: Api, kind: ImportKind, listId: string | null, file: ImportedFile) =>
    api.post<Single<Importer>>(`/importer/${importFiles[kind].path}`, {
      file,
      ...(listId === null ? {} : { 'list-id': listId }),
    }),
});
