/** Theme queries shared by several pages. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { ThemeSet } from './resources.ts';
import { metaOf, revisionOf } from './revision.ts';

export const themesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'theme-set', 'all'),
    queryFn: ({ signal }) =>
      api.get<Page<ThemeSet>>('/theme-sets', { 'filter[status]': 'active', 'page[size]': 100 }, signal),
  });

export const themeMutations = mutationsOf(['theme-set'], {
  /** Creates a theme if `id` is null, otherwise changes it as read at `revision`; returns the new revision. */
  async save(api: Api, id: string | null, attributes: object, revision: number): Promise<number> {
    const { data } =
      id === null
        ? await api.post<Single<ThemeSet>>('/theme-sets', attributes)
        : await api.patch<Single<ThemeSet>>(`/theme-sets/${id}`, attributes, metaOf(revision));
    return revisionOf(data.attributes);
  },
});
