/** Themes as more pages than one name them. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page } from './documents.ts';
import type { ThemeSet } from './resources.ts';

export const themesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'theme-set', 'all'],
    queryFn: ({ signal }) =>
      api.get<Page<ThemeSet>>('/theme-sets', { 'filter[status]': 'active', 'page[size]': 100 }, signal),
  });
