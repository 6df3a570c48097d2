/** Theme queries shared by several pages. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page } from './documents.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { ThemeSet } from './resources.ts';

export const themesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'theme-set', 'all'),
    queryFn: ({ signal }) =>
      api.get<Page<ThemeSet>>('/theme-sets', { 'filter[status]': 'active', 'page[size]': 100 }, signal),
  });

export const themeMutations = mutationsOf(['theme-set'], {
  /** Creates a theme if `id` is null, otherwise changes it. */
  save: (api: Api, id: string | null, attributes: object) =>
    id === null ? api.post('/theme-sets', attributes) : api.patch(`/theme-sets/${id}`, attributes),
});
