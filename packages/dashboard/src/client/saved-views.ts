/** Lists of inquiries as people keep them. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type * as Told from './generated/index.ts';

export const savedViewsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'saved-view'],
    queryFn: ({ signal }) => api.private.get<Told.ListSavedViewsResponse>('/saved-views', {}, signal),
  });
