/** What the list of inquiries asks for. */

import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import { nextCursor, type Page } from '../../client/documents.ts';
import type { Inquiry } from '../../client/resources.ts';
import { mostChosen } from './bulk.ts';
import { parseFilter } from './filter-grammar.ts';

const pageSize = 50;

/** `line` as the address has it. */
export const inquiriesQuery = (api: Api, line: string) =>
  infiniteQueryOptions({
    queryKey: [api.environmentId, 'inquiry', 'list', line],
    queryFn: ({ signal, pageParam }) => {
      const { filter } = parseFilter(line, Date.now());
      const named = Object.fromEntries(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]));
      return api.get<Page<Inquiry>>(
        '/inquiries',
        { ...named, 'page[size]': pageSize, 'page[after]': pageParam },
        signal,
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

/** Of a list that is read page by page. */
interface Reading {
  readonly hasNextPage: boolean;
  readonly data: { readonly pages: readonly Page<Inquiry>[] } | undefined;
  fetchNextPage(): Promise<Reading>;
}

const rowsOf = ({ data }: Reading): Inquiry[] => data?.pages.flatMap((page) => page.data) ?? [];

/** All that fit, as far as can be chosen at once. */
export async function readAll(begun: Reading): Promise<readonly Inquiry[]> {
  let reading = begun;
  while (reading.hasNextPage && rowsOf(reading).length < mostChosen) reading = await reading.fetchNextPage();
  return rowsOf(reading).slice(0, mostChosen);
}
