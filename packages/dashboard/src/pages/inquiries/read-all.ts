/** All rows of a paginated list. */

import { mostChosen } from '../../client/bulk.ts';
import type { Page } from '../../client/documents.ts';
import type { Inquiry } from '../../client/resources.ts';

/** State of a paginated list query. */
interface Reading {
  readonly hasNextPage: boolean;
  readonly data: { readonly pages: readonly Page<Inquiry>[] } | undefined;
  fetchNextPage(): Promise<Reading>;
}

const rowsOf = ({ data }: Reading): Inquiry[] => data?.pages.flatMap((page) => page.data) ?? [];

/** Returns all that match, up to the number that can be selected at once. */
export async function readAll(begun: Reading): Promise<readonly Inquiry[]> {
  let reading = begun;
  while (reading.hasNextPage && rowsOf(reading).length < mostChosen) reading = await reading.fetchNextPage();
  return rowsOf(reading).slice(0, mostChosen);
}
